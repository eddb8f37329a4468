// What the toy's parts share.
import type { OwnOptions } from "../../src/lib/game";
import { t } from "../../src/lib/i18n.svelte";
import type { Choice, Considered, GameInfo } from "../../src/lib/types";

export type ToyInfo = { most: number };
export type Heap = { stones: number };
/** Only the heap's small choices say how many stones they take. */
export interface HeapConsidered extends Considered {
  choices: (Choice & { stones: number })[];
}

export const ownInfo = (info: GameInfo): ToyInfo => info.own as ToyInfo;

export class Options implements OwnOptions {
  stones = $state("7");

  get values(): Record<string, unknown> {
    return { stones: Number(this.stones) };
  }

  summary(): string {
    return t("toy-stones", { stones: this.stones });
  }

  followLanguage(): void {}
}
