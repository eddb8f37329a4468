// Changing a suggested payment by clicking pieces: out of all whole paths, the nearest one.

/** How often each step occurs. */
function counted(steps: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const step of steps) counts.set(step, (counts.get(step) ?? 0) + 1);
  return counts;
}

/** How many pieces differ between two paths. */
export function difference(one: number[], other: number[]): number {
  const left = counted(one);
  const right = counted(other);
  let sum = 0;
  for (const step of new Set([...left.keys(), ...right.keys()])) {
    sum += Math.abs((left.get(step) ?? 0) - (right.get(step) ?? 0));
  }
  return sum;
}

/**
 * The whole path nearest to `current` in which the piece of `step` is paid more often (`more`)
 * or less often. Of those equally near the one with fewest `dear` steps (jokers); null if no
 * path has it so.
 */
export function changed(
  paths: number[][],
  current: number[],
  step: number,
  more: boolean,
  dear: (step: number) => boolean,
): number[] | null {
  const often = (path: number[]): number => path.filter((one) => one === step).length;
  const now = often(current);
  let found: number[] | null = null;
  let least = Infinity;
  for (const path of paths) {
    if (more ? often(path) <= now : often(path) >= now) continue;
    // Jokers only break ties.
    const far = difference(path, current) + path.filter(dear).length / 100;
    if (far < least) [found, least] = [path, far];
  }
  return found;
}
