// The turns that were tried from a position: a tree, of which one position is looked at.
import type { Position, ReplayStep } from "../types";

export type Branch = {
  readonly id: number;
  /** null for the position that everything began with. */
  readonly parent: number | null;
  /** The turn that led here. */
  readonly step: ReplayStep | null;
  readonly position: Position;
  readonly children: readonly number[];
  /** The child that was looked at last: where going on leads. */
  readonly onwards: number | null;
};

export type Tree = {
  readonly branches: ReadonlyMap<number, Branch>;
  /** The one that is looked at. */
  readonly at: number;
  readonly nextId: number;
};

const ROOT = 0;

/** Return a tree without turns. */
export function planted(position: Position): Tree {
  const root = { id: ROOT, parent: null, step: null, position, children: [], onwards: null };
  return { branches: new Map([[ROOT, root]]), at: ROOT, nextId: ROOT + 1 };
}

export function branchAt(tree: Tree, id: number): Branch {
  const found = tree.branches.get(id);
  if (!found) throw new Error(`the tree has no branch ${id}`);
  return found;
}

export const current = (tree: Tree): Branch => branchAt(tree, tree.at);

export const rootOf = (tree: Tree): Branch => branchAt(tree, ROOT);

/** Look at another position; from now on going on from those before it leads there. */
export function goneTo(tree: Tree, id: number): Tree {
  const branches = new Map(tree.branches);
  let child = branchAt(tree, id);
  while (child.parent !== null) {
    const parent = branchAt(tree, child.parent);
    if (parent.onwards !== child.id) branches.set(parent.id, { ...parent, onwards: child.id });
    child = parent;
  }
  return { ...tree, branches, at: id };
}

/**
 * Play a turn from the position that is looked at, and look at what came of it. A turn that was tried
 * before and comes out the same is that branch; one with other draws is a new one.
 */
export function grown(tree: Tree, step: ReplayStep): Tree {
  const parent = current(tree);
  const outcome = JSON.stringify(step.position);
  const known = parent.children.find((id) => {
    const child = branchAt(tree, id);
    return child.step?.text === step.text && JSON.stringify(child.position) === outcome;
  });
  if (known !== undefined) return goneTo(tree, known);
  const id = tree.nextId;
  const branches = new Map(tree.branches);
  branches.set(parent.id, { ...parent, children: [...parent.children, id] });
  branches.set(id, {
    id,
    parent: parent.id,
    step,
    position: step.position,
    children: [],
    onwards: null,
  });
  return goneTo({ branches, at: tree.at, nextId: id + 1 }, id);
}

/** Return the position one turn back; null at the beginning. */
export const back = (tree: Tree): number | null => current(tree).parent;

/** Return the position one turn on, along what was looked at last; null at the end. */
export function onwards(tree: Tree): number | null {
  const { onwards: last, children } = current(tree);
  return last ?? children[0] ?? null;
}

/** Return the last position along what was looked at last. */
export function endOf(tree: Tree): number {
  let end = tree;
  for (let next = onwards(end); next !== null; next = onwards(end)) end = { ...end, at: next };
  return end.at;
}

/** Return the turns from the beginning to a position, which comes last. */
export function lineTo(tree: Tree, id: number): Branch[] {
  const line: Branch[] = [];
  for (let one: number | null = id; one !== null && one !== ROOT;) {
    const branch: Branch = branchAt(tree, one);
    line.unshift(branch);
    one = branch.parent;
  }
  return line;
}

/** Cut a turn off with all that follows it; whoever looked at any of these looks at the one before. */
export function cut(tree: Tree, id: number): Tree {
  const { parent } = branchAt(tree, id);
  if (parent === null) return tree;
  const gone = new Set<number>();
  const waiting = [id];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    gone.add(one);
    waiting.push(...branchAt(tree, one).children);
  }
  const branches = new Map([...tree.branches].filter(([one]) => !gone.has(one)));
  const before = branchAt(tree, parent);
  branches.set(parent, {
    ...before,
    children: before.children.filter((one) => one !== id),
    onwards: before.onwards === id ? null : before.onwards,
  });
  return { ...tree, branches, at: gone.has(tree.at) ? parent : tree.at };
}

/** A row of the list of turns: its number along its line, and how many lines it branched off. */
export type Row = { branch: Branch; number: number; depth: number };

/**
 * Return the turns as a list. What follows a turn stands below it; where several were tried from one
 * position, the others stand below the first one, indented with all that follows them, before its line
 * goes on.
 */
export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];
  const row = (id: number, number: number, depth: number): Row => {
    const found = { branch: branchAt(tree, id), number, depth };
    rows.push(found);
    return found;
  };
  // Those whose turns are still to be listed; without recursion, as a line may be long.
  const waiting: { after: Branch; number: number; depth: number; first: boolean }[] = [
    { after: rootOf(tree), number: 1, depth: 0, first: true },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { after, number, depth, first } = next;
    if (!first) row(after.id, number - 1, depth);
    const [main, ...others] = after.children;
    if (main === undefined) continue;
    const { branch } = row(main, number, depth);
    waiting.push({ after: branch, number: number + 1, depth, first: true });
    for (const other of others.toReversed()) {
      const aside = { number: number + 1, depth: depth + 1, first: false };
      waiting.push({ after: branchAt(tree, other), ...aside });
    }
  }
  return rows;
}
