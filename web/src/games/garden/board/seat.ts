// What is shown of a seat, its garden and its storage, is drawn from this.
import type { GardenInfo, GardenSeat } from "../types";
import type { Plan } from "./plan.svelte";

export type SeatProps = {
  info: GardenInfo;
  seat: number;
  state: GardenSeat;
  label: string;
  /** null unless this seat chooses now. */
  plan: Plan | null;
};
