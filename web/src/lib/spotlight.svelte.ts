// What a line of the log speaks of: lit on the board while somebody points at the line, or until the
// next touch after it was chosen.
import type { Spot } from "./spots";

export class Spotlight {
  lit = $state.raw<Spot[]>([]);
  /** Whether what is lit was chosen, and stays lit when the pointer leaves. */
  held = $state(false);

  point(spots: Spot[]): void {
    this.lit = spots;
    this.held = false;
  }

  hold(spots: Spot[]): void {
    this.lit = spots;
    this.held = true;
  }

  leave(): void {
    if (!this.held) this.lit = [];
  }

  off(): void {
    this.lit = [];
    this.held = false;
  }
}
