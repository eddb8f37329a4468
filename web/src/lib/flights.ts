// Pieces that visibly move: copies fly over the page from one marked place to another.
//
// The boards mark places with data-at="..." and pieces with data-piece="...". Before the board
// changes, `lift` notes where the pieces lie and what they look like; after it has changed, `fly`
// moves a copy of each to its new place with the Web Animations API, and shows the piece that lies
// there only when the copy has arrived.

export type Flight = {
  /** data-at of the place it leaves. */
  from: string;
  /** data-at of the place it reaches. */
  to: string;
  /** What flies among the pieces at a place: its data-piece; "" if it is the place itself. */
  piece: string;
};

const USUAL_MS = 420;
const STAGGER_MS = 55;

export function wantsLessMotion(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** Return the place with this name. */
export function placeAt(root: ParentNode, place: string): Element | null {
  return root.querySelector(`[data-at="${CSS.escape(place)}"]`);
}

/** Return one of the pieces at a place: the last of those with this name, the last but one … */
export function pieceIn(place: Element, piece: string, fromLast: number): Element | null {
  if (!piece) return place;
  const named = `[data-piece="${CSS.escape(piece)}"]`;
  const found = place.matches(named) ? [place] : [...place.querySelectorAll(named)];
  return found[Math.max(0, found.length - 1 - fromLast)] ?? null;
}

/** Return a copy that can stand alone: an SVG part gets its own <svg> with the same extent. */
export function copyOf(source: Element, box: DOMRect): Element {
  const copy = source.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll("[id], [data-at], [tabindex]")]) {
    for (const name of ["id", "data-at", "tabindex", "role", "aria-label"]) {
      part.removeAttribute(name);
    }
  }
  if (!(source instanceof SVGGraphicsElement) || source instanceof SVGSVGElement) return copy;
  const shell = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const extent = source.getBBox();
  copy.removeAttribute("transform");
  shell.setAttribute("viewBox", `${extent.x} ${extent.y} ${extent.width} ${extent.height}`);
  shell.setAttribute("width", String(box.width));
  shell.setAttribute("height", String(box.height));
  shell.append(copy);
  return shell;
}

function layer(): HTMLElement {
  const found = document.getElementById("flights");
  if (found) return found;
  const made = document.createElement("div");
  made.id = "flights";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** A piece about to fly: where it begins, and a copy of it if it is visible there. */
export type Lifted = {
  to: string;
  piece: string;
  /** Its number among equal pieces that go to the same place. */
  number: number;
  begin: DOMRect;
  copy: Element | null;
};

const hiding = new Set<Animation>();

const still = (speed: number): boolean =>
  speed <= 0 || wantsLessMotion() || typeof Element.prototype.animate !== "function";

const isSeen = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** Note where these pieces lie, before the board changes. */
export function lift(flights: Flight[], speed: number, root: ParentNode = document): Lifted[] {
  if (still(speed)) return [];
  const counts = new Map<string, number>();
  const counted = (...facts: string[]): number => {
    const key = facts.join(" ");
    const number = counts.get(key) ?? 0;
    counts.set(key, number + 1);
    return number;
  };
  return flights.flatMap(({ from, to, piece }) => {
    const place = placeAt(root, from);
    if (!place) return [];
    const source = pieceIn(place, piece, counted("from", from, piece));
    const begin = (source ?? place).getBoundingClientRect();
    const copy = source && isSeen(begin) ? copyOf(source, begin) : null;
    return [{ to, piece, number: counted("to", to, piece), begin, copy }];
  });
}

/** End all flights at once. */
export function land(): void {
  document.getElementById("flights")?.replaceChildren();
  for (const one of hiding) one.cancel();
}

/** Let lifted pieces fly; resolves when the last has landed. */
export async function fly(
  lifted: Lifted[],
  speed: number,
  root: ParentNode = document,
): Promise<void> {
  if (still(speed)) return;
  await Promise.all(lifted.map((one, index) => flyOne(one, index, speed, root)));
}

async function flyOne(
  { to, piece, number, begin, copy }: Lifted,
  index: number,
  speed: number,
  root: ParentNode,
): Promise<void> {
  const place = placeAt(root, to);
  if (!place) return;
  const target = pieceIn(place, piece, number);
  const end = (target ?? place).getBoundingClientRect();
  const shape = target && isSeen(end) ? copyOf(target, end) : (copy ?? copyOf(place, end));
  const box = target || !copy ? end : begin;
  if (!isSeen(box) || !isSeen(end)) return;
  const duration = USUAL_MS / speed;
  const delay = (index * STAGGER_MS) / speed;

  const carrier = document.createElement("div");
  carrier.className = "flight";
  carrier.style.width = `${box.width}px`;
  carrier.style.height = `${box.height}px`;
  carrier.append(shape);
  layer().append(carrier);
  const over = (rect: DOMRect): string => {
    const x = rect.left + rect.width / 2 - box.width / 2;
    const y = rect.top + rect.height / 2 - box.height / 2;
    return `translate(${x}px, ${y}px)`;
  };
  const flown = carrier.animate([{ transform: over(begin) }, { transform: over(end) }], {
    duration,
    delay,
    easing: "cubic-bezier(0.3, 0.7, 0.2, 1)",
    fill: "both",
  });
  if (target) hide(target, delay + duration);
  await flown.finished.catch(() => undefined);
  carrier.remove();
}

/** Hide what has not arrived yet. */
function hide(target: Element, duration: number): void {
  const hidden = target.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration });
  hiding.add(hidden);
  void hidden.finished.catch(() => undefined).finally(() => hiding.delete(hidden));
}
