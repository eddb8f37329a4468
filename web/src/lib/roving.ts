// Arrow keys within a group of controls that lie anywhere: one tab stop for the whole group,
// and each arrow goes to the nearest control on that side.
//
// `{@attach roving()}` stands on the group, `data-rove` on each control in it.

export type Spot = { x: number; y: number };

const ARROWS: Record<string, Spot> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** How much worse it is to be off to the side than to be further ahead. */
const ASIDE = 2;

/** The index of the spot nearest to `from` on the side of the arrow, -1 if there is none. */
export function nearest(from: Spot, spots: Spot[], towards: Spot): number {
  let found = -1;
  let least = Infinity;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * towards.x + (spot.y - from.y) * towards.y;
    const aside = Math.abs((spot.x - from.x) * towards.y) + Math.abs((spot.y - from.y) * towards.x);
    // More to the side than ahead is another arrow's business.
    if (ahead <= 0.5 || aside > ahead * 2.2) return;
    const far = ahead + aside * ASIDE;
    if (far < least) [found, least] = [index, far];
  });
  return found;
}

/** Where a control lies: its first piece, since the boxes of crossed pieces have one middle. */
function middle(control: Element): Spot {
  const box = (control.querySelector("[data-piece]") ?? control).getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

type Control = HTMLElement | SVGElement;

export function roving(): (group: Element) => () => void {
  return (group) => {
    let current: Control | null = null;
    const controls = (): Control[] => [...group.querySelectorAll<Control>("[data-rove]")];

    const settle = (): void => {
      const all = controls();
      if (!current || !all.includes(current)) current = all[0] ?? null;
      for (const one of all) {
        const wanted = one === current ? "0" : "-1";
        if (one.getAttribute("tabindex") !== wanted) one.setAttribute("tabindex", wanted);
      }
    };
    const entered = (event: Event): void => {
      const control = (event.target as Element).closest<Control>("[data-rove]");
      if (!control) return;
      current = control;
      settle();
    };
    const pressed = (event: Event): void => {
      const { key, altKey, ctrlKey, metaKey } = event as KeyboardEvent;
      const towards = ARROWS[key];
      const from = (event.target as Element).closest<Control>("[data-rove]");
      if (!towards || !from || event.defaultPrevented || altKey || ctrlKey || metaKey) return;
      const others = controls().filter((one) => one !== from);
      const index = nearest(middle(from), others.map(middle), towards);
      event.preventDefault();
      others[index]?.focus();
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
