// The turn that is being put together. It asks the service one question for each choice and repeats
// no rule.
import { asApiError, isLate, type ApiError } from "./errors";
import type { Considered, Preview, Turn } from "./types";

/** A turn, or its beginning. */
export type Wanted = { path: number[]; forced?: boolean } | { data: Turn };

/** The part of the service that the turn needs, for one table. */
export type TurnService<Told = Considered> = {
  consider(what: Wanted): Promise<Told>;
  play(n: number, seat: number, path: number[]): Promise<void>;
};

/** Puts a turn together; `Told` is the service's answer, with the facts of a game's own choices. */
export class TurnBuilder<Told extends Considered = Considered> {
  /** Whether an own seat is to move and a choice can be made now. */
  active = $state(false);
  seat = $state(0);
  /** The number of the last event before the turn: it identifies the position. */
  number = $state(0);
  /** The service's answer for the turn as far as it is put together. */
  #now = $state.raw<Told | null>(null);
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);
  /** The choices of an empty path, as deep as the start of a turn needs. */
  root = $state.raw<Told["choices"]>([]);
  /** The choices that are refused at the start, and why. */
  rootRefused = $state.raw<Told["refused"]>([]);

  readonly #service: TurnService<Told>;
  /** Called when a choice completes the turn: it may be played at once. */
  onWhole: (() => void) | null = null;
  /** Called when another choice is made or taken back, or the turn ends. */
  onStep: (() => void) | null = null;
  /** Paths to go back to, the latest last. */
  #before: number[][] = [];
  /** Counts the requests, so that an answer that comes too late is ignored. */
  #asked = 0;
  #answers = new Map<string, Promise<Told>>();

  constructor(service: TurnService<Told>) {
    this.#service = service;
  }

  get path(): Told["steps"] {
    return this.#now?.steps ?? [];
  }

  get choices(): Told["choices"] {
    return this.#now?.choices ?? [];
  }

  /** What is in sight and cannot be chosen now, and why. */
  get refused(): Told["refused"] {
    return this.#now?.refused ?? [];
  }

  /** The alternatives to each step of the path. */
  get instead(): Told["instead"] {
    return this.#now?.instead ?? [];
  }

  /** All turns that do the same in other ways, if they are not too many. */
  get ways(): number[][] | null {
    return this.#now?.ways ?? null;
  }

  /** The steps that decide what is done and where; null while that is open. */
  get settled(): number[] | null {
    const { path, settled } = this.#now ?? { path: [], settled: 0 };
    return settled > 0 ? path.slice(0, settled) : null;
  }

  get whole(): boolean {
    return this.#now?.whole ?? false;
  }

  get preview(): Preview | null {
    return this.#now?.preview ?? null;
  }

  /** Return the description of a step of the ways or the suggestion. */
  meaning(step: number): Told["known"][number] | undefined {
    return this.#now?.known.find((one) => one.step === step);
  }

  /** Whether `confirm` would play something: the whole turn, or the suggestion that is shown. */
  get confirmable(): boolean {
    return this.active && !this.busy && this.preview !== null;
  }

  /** Whether this position has only one turn. */
  get forced(): boolean {
    return this.path.length === 0 && this.ways?.length === 1;
  }

  /** Begin a new turn of this seat. */
  async begin(seat: number, number: number): Promise<void> {
    this.#forget();
    this.seat = seat;
    this.number = number;
    this.active = true;
    await this.#walk({ path: [] });
  }

  /** End the turn: no own seat is to move. */
  end(): void {
    this.#forget();
    this.active = false;
  }

  /** Forget a lost connection and a failed start, after reconnecting. */
  resume(): void {
    if (this.error?.code !== "offline") return;
    if (this.root.length === 0) this.end();
    else this.error = null;
  }

  /** Start again with these steps. */
  async start(...steps: number[]): Promise<void> {
    if (!this.active) return;
    this.#before = [[]];
    await this.#walk({ path: steps });
  }

  /** Continue with these steps; forced ones are added. */
  async choose(...steps: number[]): Promise<void> {
    if (!this.active) return;
    const path = this.path.map((step) => step.step);
    this.#before.push(path);
    await this.#walk({ path: [...path, ...steps] });
  }

  /** Show a whole turn, for example with another payment; it is never played at once. */
  async accept<Own extends Turn>(what: number[] | Own): Promise<void> {
    if (!this.active) return;
    this.#before.push(this.path.map((step) => step.step));
    await this.#walk(Array.isArray(what) ? { path: what } : { data: what }, false);
  }

  /** Take back the last choice that was not forced. */
  back(): void {
    const path = this.#before.pop();
    if (path) void this.#walk({ path, forced: false }, false);
  }

  /** Take back all choices. */
  cancel(): void {
    this.#before = [];
    if (this.active && this.path.length > 0) void this.#walk({ path: [] }, false);
  }

  /** Play the whole turn, or the suggestion that is shown. */
  async confirm(): Promise<void> {
    const path = this.preview?.path ?? null;
    if (!this.confirmable || path === null) return;
    const request = ++this.#asked;
    this.busy = true;
    this.error = null;
    try {
      await this.#service.play(this.number, this.seat, path);
      if (request === this.#asked) this.end();
    } catch (error) {
      if (request !== this.#asked) return;
      this.error = asApiError(error);
      this.busy = false;
    }
  }

  /** Ask the service about a turn or its beginning; answers are cached, and nothing changes. */
  consider(what: Wanted): Promise<Told> {
    const key = JSON.stringify(what);
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#service.consider(what);
    this.#answers.set(key, answer);
    // A question that failed may be asked again.
    answer.catch(() => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    });
    return answer;
  }

  /**
   * Return why the last of these choices cannot be made at the start of a turn; where the service
   * says no more of it, why one before it cannot.
   */
  why(...wanted: ((step: Told["steps"][number]) => boolean)[]): Told["refused"][number] | null {
    let choices: Told["choices"] | undefined = this.root;
    let refused: Told["refused"] | undefined = this.rootRefused;
    let found: Told["refused"][number] | null = null;
    for (const isWanted of wanted) {
      const no: Told["refused"][number] | undefined = refused?.find(isWanted);
      const open: Told["choices"][number] | undefined = no ? undefined : choices?.find(isWanted);
      if (!no && (found || !open)) return found;
      found = no ?? null;
      choices = open?.choices;
      refused = (no ?? open)?.refused;
    }
    return found;
  }

  /** Return what is refused after these steps; nothing if the service cannot be asked. */
  async refusedAfter(path: number[]): Promise<Told["refused"]> {
    return this.consider({ path, forced: false }).then(
      ({ refused }) => refused,
      () => [],
    );
  }

  #forget(): void {
    this.onStep?.();
    this.#asked += 1;
    this.#before = [];
    this.#answers.clear();
    this.#now = null;
    this.root = [];
    this.rootRefused = [];
    this.busy = false;
    this.error = null;
  }

  async #walk(what: Wanted, played = true): Promise<void> {
    const request = ++this.#asked;
    this.onStep?.();
    this.busy = true;
    this.error = null;
    try {
      const found = await this.consider(what);
      if (request !== this.#asked) return;
      this.#now = found;
      if (found.path.length === 0) {
        this.root = found.choices;
        this.rootRefused = found.refused;
      }
      this.busy = false;
      if (found.whole && played) this.onWhole?.();
    } catch (error) {
      if (request !== this.#asked) return;
      // The answer came too late: the game has gone on.
      if (!isLate(error)) this.error = asApiError(error);
      this.busy = false;
      // A choice that was refused is no step to go back from.
      this.#before.pop();
    }
  }
}
