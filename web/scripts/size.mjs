// Fails when the first load takes more than 250 kB, compressed: the document, start and table, the boards
// of all games, their styles and one language. What is fetched when it is asked for does not count.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const MOST = 250_000;
const page = fileURLToPath(new URL("../../src/quinta/server/page/", import.meta.url));
const LATER =
  /^(words-(\w+\.)?(editor|lessons|mine|puzzles|review|rules|study)|lessons|Learn|Puzzles|Analysis|Editor|editor|Unopened|Stepper|link|rules|Rules|RulesPanel|Replay|Review|Games|Handover|QrCode|notices|synth)-.*(js|css)$/;
const assets = readdirSync(`${page}assets`).filter(
  (name) => !/\.(gz|br)$/.test(name) && !LATER.test(name),
);
const packed = (name) => gzipSync(readFileSync(page + name), { level: 9 }).length;
const size = (name) => packed(`assets/${name}`);

/** The catalogues of all languages lie side by side; a reader loads one of each kind. */
const CATALOGUE = /^words-([\w.]+)-[\w-]+\.js$/;
const catalogues = new Map();
let total = packed("index.html") + packed("favicon.svg") + packed("manifest.webmanifest");
for (const name of assets) {
  const kind = CATALOGUE.exec(name)?.[1];
  if (kind) catalogues.set(kind, Math.max(catalogues.get(kind) ?? 0, size(name)));
  else total += size(name);
}
for (const largest of catalogues.values()) total += largest;

const words = `${(total / 1000).toFixed(1)} kB compressed, at most ${MOST / 1000} kB`;
if (total > MOST) {
  console.error(`The first load is too heavy: ${words}.`);
  process.exit(1);
}
console.log(`The first load, with all boards and one language: ${words}.`);
