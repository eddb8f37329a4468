// Pieces that are dragged to their place, by mouse, pen or finger. A finger has to rest on a piece
// first: one that moves at once scrolls the page.
import { copyOf } from "./flights";

export type Drag = {
  /** Take the piece up, like a click would; false if it cannot be moved. */
  lift: (at: Element) => boolean;
  /** The piece was let go over a place marked with `data-drop`. */
  drop: (place: string, at: Element) => void;
};

/** The pixels that a pointer moves before it drags. */
const SLACK = 6;
/** The milliseconds that a finger rests before it drags. */
const HOLD_MS = 280;

const placeAt = (x: number, y: number): Element | null =>
  document.elementFromPoint(x, y)?.closest("[data-drop]") ?? null;

/** Return a copy of the piece that follows the pointer. */
function carry(node: Element): HTMLElement {
  const piece = node.querySelector("[data-piece]") ?? node;
  const box = piece.getBoundingClientRect();
  const carrier = document.createElement("div");
  carrier.className = "carried";
  carrier.setAttribute("aria-hidden", "true");
  carrier.style.width = `${box.width}px`;
  carrier.style.height = `${box.height}px`;
  carrier.append(copyOf(piece, box));
  document.body.append(carrier);
  return carrier;
}

/** One drag, from the pointer's press to its release. */
class Gesture {
  #carried: HTMLElement | null = null;
  #over: Element | null = null;
  #at: [number, number];
  readonly #from: [number, number];
  readonly #hold: ReturnType<typeof setTimeout> | null;
  readonly #stop = new AbortController();

  constructor(
    readonly node: Element,
    readonly drag: Drag,
    readonly pressed: PointerEvent,
  ) {
    this.#from = this.#at = [pressed.clientX, pressed.clientY];
    const touch = pressed.pointerType === "touch";
    this.#hold = touch ? setTimeout(() => this.#begin(), HOLD_MS) : null;
    const { signal } = this.#stop;
    addEventListener("pointermove", (event) => this.#moved(event), { signal });
    addEventListener("pointerup", (event) => this.#released(event), { signal });
    addEventListener("pointercancel", () => this.#end(), { signal });
    addEventListener("contextmenu", (event) => event.preventDefault(), { signal });
    // Once a piece is carried, the finger does not scroll the page with it.
    const still = (event: Event): void => {
      if (this.#carried && event.cancelable) event.preventDefault();
    };
    node.addEventListener("touchmove", still, { passive: false, signal });
  }

  #begin(): void {
    if (!this.drag.lift(this.node)) return this.#end();
    this.#carried = carry(this.node);
    this.#follow();
  }

  #moved(event: PointerEvent): void {
    if (event.pointerId !== this.pressed.pointerId) return;
    this.#at = [event.clientX, event.clientY];
    const far = Math.hypot(this.#at[0] - this.#from[0], this.#at[1] - this.#from[1]) > SLACK;
    if (this.#carried) this.#follow();
    else if (far && this.#hold) this.#end();
    else if (far) this.#begin();
  }

  #follow(): void {
    const [x, y] = this.#at;
    if (this.#carried) this.#carried.style.translate = `calc(${x}px - 50%) calc(${y}px - 50%)`;
    const over = placeAt(x, y);
    if (over === this.#over) return;
    this.#over?.removeAttribute("data-over");
    over?.setAttribute("data-over", "");
    this.#over = over;
  }

  #released(event: PointerEvent): void {
    if (event.pointerId !== this.pressed.pointerId) return;
    const place = this.#carried && placeAt(event.clientX, event.clientY);
    if (this.#carried) swallowClick();
    this.#end();
    if (place) this.drag.drop(place.getAttribute("data-drop") ?? "", place);
  }

  #end(): void {
    if (this.#hold) clearTimeout(this.#hold);
    this.#stop.abort();
    this.#carried?.remove();
    this.#over?.removeAttribute("data-over");
  }
}

/** A browser may click on what lies below the pointer when a drag ends; that is no choice. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/** `{@attach draggable(drag)}` stands on a piece that can be dragged; null: not now. */
export function draggable(drag: Drag | null): (node: Element) => (() => void) | undefined {
  return (node) => {
    if (!drag) return undefined;
    const pressed = (event: Event): void => {
      const pointer = event as PointerEvent;
      if (pointer.button === 0 && pointer.isPrimary) new Gesture(node, drag, pointer);
    };
    node.setAttribute("data-drag", "");
    node.addEventListener("pointerdown", pressed);
    return () => {
      node.removeAttribute("data-drag");
      node.removeEventListener("pointerdown", pressed);
    };
  };
}
