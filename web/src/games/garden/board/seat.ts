// The props of a seat's garden and storage.
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
