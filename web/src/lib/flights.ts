// Pieces that visibly move: copies fly over the page from one marked place to another.
//
// The boards mark places with data-at="...". A flight clones what lies at its end (or, when it
// goes where nothing lies, at its beginning), and moves the copy with the Web Animations API.

export type Flight = {
  /** data-at of the place it leaves. */
  from: string;
  /** data-at of the place it reaches. */
  to: string;
  /** What flies, to choose among several pieces at one place: its data-piece, or "". */
  piece: string;
};

const USUAL_MS = 420;
const STAGGER_MS = 55;

export function wantsLessMotion(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

function at(root: ParentNode, place: string): Element | null {
  return root.querySelector(`[data-at="${CSS.escape(place)}"]`);
}

function pieceIn(place: Element | null, piece: string): Element | null {
  if (!place || !piece) return place;
  const named = `[data-piece="${CSS.escape(piece)}"]`;
  return place.matches(named) ? place : place.querySelector(named);
}

/** A copy that can stand alone: an SVG part gets an <svg> of its own with the same extent. */
function copyOf(source: Element, box: DOMRect): Element {
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

/** End all flights at once. */
export function land(): void {
  document.getElementById("flights")?.replaceChildren();
}

/** Let the pieces fly; resolves when the last has landed. With speed 0 nothing moves. */
export async function fly(
  flights: Flight[],
  speed: number,
  root: ParentNode = document,
): Promise<void> {
  if (speed <= 0 || wantsLessMotion() || typeof Element.prototype.animate !== "function") return;
  const running: Promise<unknown>[] = [];
  flights.forEach((flight, index) => {
    const source = at(root, flight.from);
    const target = at(root, flight.to);
    if (!source || !target) return;
    const shown = pieceIn(target, flight.piece) ?? pieceIn(source, flight.piece) ?? source;
    const begin = (pieceIn(source, flight.piece) ?? source).getBoundingClientRect();
    const end = (pieceIn(target, flight.piece) ?? target).getBoundingClientRect();
    const box = shown.getBoundingClientRect();
    if (!box.width || !box.height) return;
    const carrier = document.createElement("div");
    carrier.className = "flight";
    carrier.style.width = `${box.width}px`;
    carrier.style.height = `${box.height}px`;
    carrier.append(copyOf(shown, box));
    layer().append(carrier);
    const place = (rect: DOMRect, grow: number): string => {
      const x = rect.left + rect.width / 2 - box.width / 2;
      const y = rect.top + rect.height / 2 - box.height / 2;
      return `translate(${x}px, ${y}px) scale(${grow})`;
    };
    const flown = carrier.animate(
      [
        { transform: place(begin, 1), opacity: 0.85 },
        { opacity: 1, offset: 0.15 },
        { transform: place(end, 1), opacity: 1 },
      ],
      {
        duration: USUAL_MS / speed,
        delay: (index * STAGGER_MS) / speed,
        easing: "cubic-bezier(0.3, 0.7, 0.2, 1)",
        fill: "both",
      },
    );
    running.push(flown.finished.catch(() => undefined).finally(() => carrier.remove()));
  });
  await Promise.all(running);
}
