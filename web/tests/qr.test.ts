// QR codes: what is drawn is what a reader reads.
import jsQR from "jsqr";
import { mount, unmount } from "svelte";
import { expect, test } from "vitest";
import QrCode from "../src/ui/QrCode.svelte";

const PIXELS = 4;

/** Read the squares of a drawing as a camera would see them. */
function seen(path: string, size: number): Uint8ClampedArray {
  const width = size * PIXELS;
  const image = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let pixel = 0; pixel < PIXELS * PIXELS; pixel += 1) {
      const across = Number(x) * PIXELS + (pixel % PIXELS);
      const down = Number(y) * PIXELS + Math.floor(pixel / PIXELS);
      image.set([0, 0, 0], (down * width + across) * 4);
    }
  }
  return image;
}

test.each([
  "https://example.org/table/7CKVtnvtl5hDWMdC",
  `https://example.org:8443/table/7CKVtnvtl5hDWMdC#seat=1&invite=${"aB3_-".repeat(9)}`,
])("a link is read from its code: %s", (text) => {
  const drawn = mount(QrCode, { target: document.body, props: { text, label: "A link" } });
  const svg = document.querySelector("svg[role=img]")!;
  const size = Number(svg.getAttribute("viewBox")!.split(" ")[2]);
  const pixels = seen(svg.querySelector(".dark")!.getAttribute("d")!, size);
  expect(jsQR(pixels, size * PIXELS, size * PIXELS)?.data).toBe(text);
  void unmount(drawn);
});
