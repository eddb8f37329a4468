// The geometry of the graph of a review: the lead as a line, luck and play as bars below it, all over
// the same turns.
import { tickStep, type Tick } from "./chart";
import type { Course } from "./review";

/** Where the graph lies, and how high its three parts are. */
export type Frame = {
  width: number;
  left: number;
  right: number;
  top: number;
  /** The heights of the lead and of each row of bars, and what is between them. */
  lead: number;
  bars: number;
  gap: number;
};

export type Bar = { number: number; x: number; y: number; height: number; value: number };
/** A row of bars around its zero; up is in favour of the seat. */
export type Row = { zero: number; bars: Bar[] };
export type Drawn = {
  /** Points of the line: as far as it is judged, and the quick estimates. */
  points: { x: number; y: number; judged: boolean }[];
  ticks: Tick[];
  zero: number;
  luck: Row;
  play: Row;
  /** How wide a turn is. */
  step: number;
  height: number;
};

/** The least that a lead reaches on either side, so that small differences look small. */
const LEAST_LEAD = 5;
const LEAST_BAR = 2;
const FEWEST_PIXELS = 0.75;

export const frameHeight = ({ top, lead, bars, gap }: Frame): number =>
  top + lead + 2 * (gap + bars);

/** Return the x of the position after so many turns. */
export function xOf({ width, left, right }: Frame, turns: number, at: number): number {
  return left + ((width - left - right) * at) / Math.max(1, turns);
}

export function drawn({ moments, changes }: Course, frame: Frame): Drawn {
  const turns = Math.max(1, moments.length - 1);
  const leads = moments.map(({ lead }) => lead);
  const step = tickStep(Math.max(LEAST_LEAD, ...leads) - Math.min(-LEAST_LEAD, ...leads));
  const highest = Math.ceil(Math.max(LEAST_LEAD, ...leads) / step) * step;
  const lowest = Math.floor(Math.min(-LEAST_LEAD, ...leads) / step) * step;
  const y = (lead: number): number =>
    frame.top + (frame.lead * (highest - lead)) / (highest - lowest);
  const ticks = Array.from({ length: (highest - lowest) / step + 1 }, (_, index) => {
    const value = lowest + index * step;
    return { value, y: y(value) };
  });
  const most = Math.max(
    LEAST_BAR,
    ...changes.flatMap(({ luck, play }) => [Math.abs(luck), Math.abs(play)]),
  );
  const row = (top: number, valueOf: (change: Course["changes"][number]) => number): Row => {
    const zero = top + frame.bars / 2;
    const bars = changes.flatMap((change) => {
      const value = valueOf(change);
      const height = (frame.bars / 2) * (Math.abs(value) / most);
      if (height < FEWEST_PIXELS) return [];
      // A bar stands between the positions before and after its turn.
      const x = xOf(frame, turns, change.number - 0.5);
      return [{ number: change.number, x, y: value > 0 ? zero - height : zero, height, value }];
    });
    return { zero, bars };
  };
  const below = frame.top + frame.lead + frame.gap;
  return {
    points: moments.map(({ lead, judged }, at) => ({
      x: xOf(frame, turns, at),
      y: y(lead),
      judged,
    })),
    ticks,
    zero: y(0),
    luck: row(below, ({ luck }) => luck),
    play: row(below + frame.bars + frame.gap, ({ play }) => play),
    step: (frame.width - frame.left - frame.right) / turns,
    height: frameHeight(frame),
  };
}
