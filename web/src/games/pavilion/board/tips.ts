// Tips for one's first game of Summer Pavilion.
import { isKind, isOpen, type Tip } from "../../../lib/coach.svelte";

export const TIPS: readonly Tip[] = [
  {
    key: "draft",
    words: "pavilion-coach-draft",
    at: "[data-coach=table]",
    when: (moment) => isOpen(moment) && moment.position.phase === "drafting",
  },
  {
    key: "wild",
    words: "pavilion-coach-wild",
    at: "[data-coach=wild]",
    when: (moment) => isOpen(moment) && moment.position.phase === "drafting",
  },
  {
    key: "place",
    words: "pavilion-coach-place",
    at: "[data-coach=hand]",
    when: (moment) => isOpen(moment) && moment.turn.root.some(({ turn }) => turn === "place"),
  },
  {
    key: "keep",
    words: "pavilion-coach-keep",
    at: "[data-coach=hand]",
    when: (moment) => isKind(moment, "pass"),
  },
];
