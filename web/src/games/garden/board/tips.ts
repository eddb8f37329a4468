// Tips for one's first game of Queen's Garden.
import { isKind, isOpen, type Tip } from "../../../lib/coach.svelte";

export const TIPS: readonly Tip[] = [
  {
    key: "acquire",
    words: "garden-coach-acquire",
    at: "[data-coach=display]",
    when: (moment) => isOpen(moment) && moment.turn.root.some(({ turn }) => turn === "acquire"),
  },
  {
    key: "place",
    words: "garden-coach-place",
    at: "[data-coach=storage]",
    when: (moment) => isOpen(moment) && moment.turn.root.some(({ turn }) => turn === "tile"),
  },
  {
    key: "pay",
    words: "garden-coach-pay",
    at: "[data-coach=storage]",
    when: (moment) => isKind(moment, "tile", "expansion") && moment.turn.preview !== null,
  },
  {
    key: "wheel",
    words: "garden-coach-wheel",
    at: "[data-coach=wheel]",
    when: isOpen,
  },
];
