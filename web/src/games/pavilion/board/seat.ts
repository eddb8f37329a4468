// What a seat is shown by, large or small.
import type { PavilionBoard, PavilionInfo, PavilionPosition, PavilionSeat } from "../types";
import type { Lights } from "./lights";

export type SeatProps = {
  info: PavilionInfo;
  board: PavilionBoard;
  position: PavilionPosition;
  number: number;
  seat: PavilionSeat;
  name: string;
  wild: string | null;
  lights: Lights;
  change: number | null;
};
