// Arrow keys within a group of controls that lie anywhere: one tab stop for the whole group. Left
// and right walk through all of it as one reads, so that nothing can be out of reach; up and down
// go to the nearest control on that side.
//
// `{@attach roving()}` stands on the group, `data-rove` on each control in it.

/** The middle of a control, and its height. */
export type Spot = { x: number; y: number; height: number };

/** How much worse an offset to the side is than a distance ahead. */
const ASIDE = 2;

/** Return the indices of the spots in reading order: row by row, each from left to right. */
export function readingOrder(spots: Spot[]): number[] {
  const slack = Math.min(...spots.map(({ height }) => height)) / 2;
  const rows: { y: number; spots: { x: number; index: number }[] }[] = [];
  const downwards = spots.map((spot, index) => ({ ...spot, index })).sort((a, b) => a.y - b.y);
  for (const { x, y, index } of downwards) {
    const row = rows.at(-1);
    if (row && y - row.y <= slack) row.spots.push({ x, index });
    else rows.push({ y, spots: [{ x, index }] });
  }
  return rows.flatMap((row) => row.spots.sort((a, b) => a.x - b.x).map(({ index }) => index));
}

/** Return the index of the spot nearest below `from`, or above it; `from` if there is none. */
export function nearest(spots: Spot[], from: number, way: 1 | -1): number {
  const here = spots[from];
  if (!here) return from;
  let found = from;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.y - here.y) * way;
    const aside = Math.abs(spot.x - here.x);
    // The other arrows reach what is more to the side than ahead.
    if (ahead <= 0.5 || aside > ahead * 2.2) return;
    const far = ahead + aside * ASIDE;
    if (far < least) [found, least] = [index, far];
  });
  return found;
}

/** Return where a key leads among spots in reading order; null for other keys. */
export function destination(key: string, spots: Spot[], from: number): number | null {
  const count = spots.length;
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from + count - 1) % count;
    case "ArrowDown":
      return nearest(spots, from, 1);
    case "ArrowUp":
      return nearest(spots, from, -1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** Return where a control lies: its first piece, since boxes of crossed pieces have one middle. */
function spotOf(control: Element): Spot {
  const box = (control.querySelector("[data-piece]") ?? control).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, height: box.height };
}

type Control = HTMLElement | SVGElement;

export function roving(): (group: Element) => () => void {
  return (group) => {
    let current: Control | null = null;
    // Kept while the focus is here and the controls are the same ones: what has the focus may
    // lift or grow a little, and that must not change the order under somebody's fingers.
    let order: Control[] = [];

    const controls = (): Control[] => [...group.querySelectorAll<Control>("[data-rove]")];
    const ordered = (): Control[] => {
      const all = controls();
      if (all.length !== order.length || all.some((one) => !order.includes(one))) {
        order = readingOrder(all.map(spotOf)).flatMap((index) => all[index] ?? []);
      }
      return order;
    };

    const settle = (): void => {
      const all = controls();
      if (!current || !all.includes(current)) current = all[0] ?? null;
      for (const one of all) {
        const wanted = one === current ? "0" : "-1";
        if (one.getAttribute("tabindex") !== wanted) one.setAttribute("tabindex", wanted);
      }
    };
    const entered = (event: Event): void => {
      if (!group.contains((event as FocusEvent).relatedTarget as Node | null)) order = [];
      const control = (event.target as Element).closest<Control>("[data-rove]");
      if (!control) return;
      current = control;
      settle();
    };
    const pressed = (event: Event): void => {
      const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
      const from = (event.target as Element).closest<Control>("[data-rove]");
      if (!from || event.defaultPrevented || altKey || ctrlKey || metaKey) return;
      const all = ordered();
      const index = destination(key, all.map(spotOf), all.indexOf(from));
      if (index === null) return;
      event.preventDefault();
      all[index]?.focus();
    };

    const watcher = new MutationObserver(settle);
    watcher.observe(group, { childList: true, subtree: true, attributeFilter: ["data-rove"] });
    group.addEventListener("focusin", entered);
    group.addEventListener("keydown", pressed);
    settle();
    return () => {
      watcher.disconnect();
      group.removeEventListener("focusin", entered);
      group.removeEventListener("keydown", pressed);
    };
  };
}
