// The options of a new table of Summer Pavilion.
import type { OwnOptions } from "../../lib/game";

export class Options implements OwnOptions {
  board = $state("standard");

  get values(): Record<string, unknown> {
    return { board: this.board };
  }

  summary(): string {
    return "";
  }

  take({ board }: Record<string, unknown>): void {
    if (typeof board === "string") this.board = board;
  }

  followLanguage(): void {}
}
