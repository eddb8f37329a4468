// The analysis board: any position, any turn for any seat, back and along another branch. It stands where
// a table's session does: the same board, the same turn being put together, and nothing is stored.
import { api } from "../api";
import { shownOf } from "../hints";
import { Playing } from "../playing.svelte";
import type { Wanted } from "../turn.svelte";
import type {
  Considered,
  Hint,
  Judged,
  Position,
  ReplayStep,
  TableEvent,
  TableView,
} from "../types";
import { madeView, person } from "../view";
import { Judge } from "./judge.svelte";
import { unjudgedWords } from "./words";
import * as trees from "./tree";
import type { Tree } from "./tree";

/** What was judged, as hints are told: by the lead of the seat that is to move. */
function asHint({ turns }: Judged, seat: number): Hint | null {
  const told = turns.map(({ value, ...turn }) => ({ ...turn, value: value.leads[seat] ?? null }));
  const [best] = told;
  return best ? { ...best, positions: 0, turns: told } : null;
}

export class AnalysisSession extends Playing {
  tree = $state.raw<Tree>(null!);
  position = $state.raw<Position>(null!);

  readonly judge = new Judge();
  /** Called when another position is looked at. */
  onLook: ((position: Position) => void) | null = null;
  #lastFocus = 0;

  constructor(position: Position) {
    super();
    this.tree = trees.planted(position);
    this.position = position;
  }

  get #now(): Position {
    return trees.current(this.tree).position;
  }

  // --- what a table's session has -------------------------------------------------------------

  get view(): TableView {
    const { parent, step } = trees.current(this.tree);
    const position = this.#now;
    return {
      ...madeView(
        position,
        this.tree.at,
        position.seats.map((_, seat) => person(seat)),
      ),
      state: position.to_move === null ? "over" : "playing",
      undo: parent === null ? null : { seat: step?.seat ?? 0, free: true, left: null },
    };
  }

  /** All seats are played for. */
  get mine(): number[] {
    return this.#now.seats.map((_, seat) => seat);
  }

  get acting(): number {
    return this.#now.to_move ?? 0;
  }

  plays(): boolean {
    return true;
  }

  /** The turn that led here, as a table tells it. */
  get events(): TableEvent[] {
    const { id, step } = trees.current(this.tree);
    if (!step) return [];
    const { seat, text, data, events, position } = step;
    const told = { seat, text, data, events, position };
    return [{ kind: "turn", n: id, at: "", turn: id, chance: "", ...told } as TableEvent];
  }

  get hint(): Hint | null {
    const { judged } = this.judge;
    return judged && asHint(judged, this.acting);
  }

  get hinting(): boolean {
    return this.judge.looking;
  }

  /** The seat whose board is shown large: while a turn is told, whoever played it. */
  get focus(): number {
    return this.teller.telling ? this.#lastFocus : (this.#now.to_move ?? this.#lastFocus);
  }

  /** Show the best turn; when it is shown, the next best one. */
  async askHint(): Promise<void> {
    const { turns } = this.hint ?? { turns: [] };
    if (this.judge.error) this.refusals.say({ words: unjudgedWords(this.judge.error) }, null);
    const shown = shownOf(this.hint, this.turn);
    const next = turns[(shown + 1) % turns.length];
    if (next && next !== turns[shown]) await this.turn.accept(next.path);
  }

  /** Go back to before the last turn, which stays in the tree. */
  undo(): Promise<void> {
    this.back();
    return Promise.resolve();
  }

  // --- the tree -------------------------------------------------------------------------------

  open(): void {
    this.settle();
  }

  close(): void {
    this.judge.close();
    this.teller.clear();
    this.turn.end();
  }

  /** Look at another position of the tree; one turn on is told as in play. */
  go(id: number): void {
    const here = trees.current(this.tree);
    const { step, parent, position } = trees.branchAt(this.tree, id);
    if (id === here.id) return;
    this.#leave();
    this.tree = trees.goneTo(this.tree, id);
    if (step && parent === here.id) {
      this.#tell(id, step, here.position);
    } else {
      this.position = position;
      if (!this.teller.telling) this.settle();
    }
  }

  back(): void {
    const before = trees.back(this.tree);
    if (before !== null) this.go(before);
  }

  onwards(): void {
    const next = trees.onwards(this.tree);
    if (next !== null) this.go(next);
  }

  toStart(): void {
    this.go(trees.rootOf(this.tree).id);
  }

  toEnd(): void {
    this.go(trees.endOf(this.tree));
  }

  /** Take a turn and all that follows it out of the tree. */
  cut(id: number): void {
    const { at } = this.tree;
    const left = trees.cut(this.tree, id);
    if (left.at !== at) this.go(left.at);
    this.tree = { ...trees.cut(this.tree, id), at: left.at };
  }

  protected consider(what: Wanted): Promise<Considered> {
    return api.considerAt({ ...what, position: this.#now as never });
  }

  protected async play(_n: number, _seat: number, path: number[]): Promise<void> {
    const before = this.#now;
    const step = await api.playAt({ path, position: before as never });
    this.#leave();
    this.tree = trees.grown(this.tree, step);
    this.#tell(this.tree.at, step, before);
  }

  /** Forget what was put together and told at the position before. */
  #leave(): void {
    this.turn.end();
    this.teller.clear();
    this.scored = [];
  }

  #tell(n: number, { seat, events, position }: ReplayStep, before: Position): void {
    this.#lastFocus = seat;
    this.teller.tell({ n, events, before, after: position });
  }

  /** The next turn can be put together, and the position is judged. */
  protected settle(): void {
    const position = this.#now;
    this.position = position;
    this.toldTo = this.tree.at;
    const over = position.to_move === null;
    if (position.to_move === null) this.turn.end();
    else void this.turn.begin(position.to_move, this.tree.at);
    this.judge.look(over ? null : position);
    this.onLook?.(position);
  }
}
