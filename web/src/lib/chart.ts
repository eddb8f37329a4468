// The geometry of the chart of scores.

export type Area = {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
};
export type Point = { x: number; y: number; value: number };
export type Tick = { y: number; value: number };
export type Chart = { lines: Point[][]; ticks: Tick[]; columns: number[]; labels: number[] };

const STEPS = [1, 2, 5];
const MOST_TICKS = 5;
const LABEL_GAP = 15;

/** Return the smallest of 1, 2, 5, 10, 20, 50 … that needs only a few lines up to the highest. */
export function tickStep(highest: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of STEPS) {
      if (highest / (step * power) <= MOST_TICKS) return step * power;
    }
  }
}

/** Move labels as little as possible so that none covers another. */
export function spread(wanted: number[], gap: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a]! - wanted[b]!);
  // Labels that would overlap form one block around the mean of their wanted places.
  const blocks: { sum: number; count: number }[] = [];
  const middle = (block: { sum: number; count: number }): number => block.sum / block.count;
  order.forEach((label, place) => {
    let block = { sum: wanted[label]! - place * gap, count: 1 };
    for (let last = blocks.at(-1); last && middle(last) > middle(block); last = blocks.at(-1)) {
      blocks.pop();
      block = { sum: last.sum + block.sum, count: last.count + block.count };
    }
    blocks.push(block);
  });
  const starts = blocks.flatMap((block) => Array<number>(block.count).fill(middle(block)));
  const placed = [...wanted];
  order.forEach((label, place) => (placed[label] = starts[place]! + place * gap));
  return placed;
}

/** Return a line for each seat through its values, one column for each moment. */
export function chart(moments: number[][], area: Area): Chart {
  const seats = moments[0]?.length ?? 0;
  const highest = Math.max(1, ...moments.flat());
  const step = tickStep(highest);
  const top = Math.ceil(highest / step) * step;
  const inner = {
    width: area.width - area.left - area.right,
    height: area.height - area.top - area.bottom,
  };
  const x = (moment: number): number =>
    area.left +
    (moments.length > 1 ? (inner.width * moment) / (moments.length - 1) : inner.width / 2);
  const y = (value: number): number => area.top + inner.height * (1 - value / top);
  const lines = Array.from({ length: seats }, (_, seat) =>
    moments.map((scores, moment) => {
      const value = scores[seat] ?? 0;
      return { x: x(moment), y: y(value), value };
    }),
  );
  const ticks = Array.from({ length: top / step + 1 }, (_, index) => ({
    value: index * step,
    y: y(index * step),
  }));
  const ends = lines.map((line) => line.at(-1)?.y ?? 0);
  return {
    lines,
    ticks,
    columns: moments.map((_, moment) => x(moment)),
    labels: spread(ends, LABEL_GAP),
  };
}
