// A position to practise on, without a table: it stands where a table's session does, with the same board
// and the same turn being put together, but each turn is only tried, and nothing is stored elsewhere.
import { Playing } from "./playing.svelte";
import { settings } from "./settings.svelte";
import type { Position, ReplayStep, TableEvent, TableView } from "./types";
import { madeView, person } from "./view";

export abstract class Practice extends Playing {
  view = $state.raw<TableView>(null!);
  position = $state.raw<Position>(null!);
  events = $state.raw<TableEvent[]>([]);
  /** Whether there is nothing left to do, and what came of the last turn has been told. */
  over = $state(false);

  readonly mine: number[];
  readonly acting: number;
  readonly hint = null;
  readonly hinting = false;

  readonly #start: Position;

  constructor(start: Position, own: number) {
    super();
    this.#start = start;
    this.mine = [own];
    this.acting = own;
    this.#reset();
  }

  /** Whether another turn is to be found. */
  protected abstract get goesOn(): boolean;
  /** Try a turn: play it (`played`), or begin once more (`again`). */
  protected abstract tryTurn(path: number[]): Promise<void>;
  /** Forget what was done. */
  protected abstract forget(): void;
  /** All is done and told. */
  protected abstract finish(): void;

  plays(seat: number): boolean {
    return seat === this.acting;
  }

  /** From the start, or from the start again. */
  open(): void {
    this.close();
    this.forget();
    this.#reset();
    this.settle();
  }

  close(): void {
    this.teller.clear();
    this.turn.end();
  }

  /** A turn that is not it was never played, so there is nothing to take back. */
  undo(): Promise<void> {
    return Promise.resolve();
  }

  /** Begin a turn once more, from the same position. */
  protected again(): void {
    void this.turn.begin(this.acting, this.view.n);
  }

  protected play(_n: number, _seat: number, path: number[]): Promise<void> {
    return this.tryTurn(path);
  }

  /** Tell a turn that was played. */
  protected played({ seat, text, data, events, position }: ReplayStep): void {
    const { position: before } = this.view;
    const n = this.view.n + 1;
    const event = {
      kind: "turn",
      n,
      at: "",
      seat,
      turn: n,
      text,
      data,
      chance: "",
      events,
      position,
    };
    this.events = [...this.events, event as TableEvent];
    this.view = { ...this.view, n, turn: n, position };
    this.teller.tell({ n, events, before, after: position });
  }

  #reset(): void {
    const start = this.#start;
    this.over = false;
    this.scored = [];
    this.events = [];
    this.position = start;
    this.toldTo = 0;
    const seats = start.seats.map((_, seat) => person(seat, this.plays(seat) ? settings.name : ""));
    this.view = madeView(start, 0, seats);
  }

  protected settle(): void {
    this.position = this.view.position;
    if (this.goesOn) {
      this.again();
    } else if (!this.over) {
      this.over = true;
      this.finish();
    }
  }
}
