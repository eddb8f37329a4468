// The turn that is being put together. It asks the service what can be chosen and what the
// turn would do, and repeats no rule itself.
import { asApiError, isLate, type ApiError } from "./errors";
import type { Choice, Choices, Preview, StepData } from "./types";

/** What the turn needs of the service, for one table. */
export type TurnService = {
  choices(path: number[], depth: number): Promise<Choices>;
  preview(what: { path: number[] } | { data: object }): Promise<Preview>;
  play(n: number, seat: number, path: number[]): Promise<void>;
};

/** Once only these are left, what is done and where is settled, and the rest can be suggested. */
const DETAILS: ReadonlySet<string> = new Set<string>([
  "tile",
  "expansion",
  "joker",
  "done",
  "keep",
  "bonus",
  "wilds",
]);

const isDetail = (choice: Choice): boolean => DETAILS.has(choice.kind);

export class Turn {
  /** Whether it is an own seat's turn and a choice can be made now. */
  active = $state(false);
  seat = $state(0);
  /** The number of the last event before it: which position the turn is for. */
  number = $state(0);
  path = $state.raw<StepData[]>([]);
  choices = $state.raw<Choice[]>([]);
  completions = $state.raw<number[][] | null>(null);
  suggested = $state.raw<number[] | null>(null);
  whole = $state(false);
  preview = $state.raw<Preview | null>(null);
  busy = $state(false);
  error = $state.raw<ApiError | null>(null);
  /** The choices of an empty path, two levels deep: what can be begun. */
  root = $state.raw<Choice[]>([]);

  readonly #service: TurnService;
  /** Called when a choice made the turn whole: it may be played at once. */
  onWhole: (() => void) | null = null;
  /** Paths to go back to, the latest last. */
  #before: number[][] = [];
  /** Counts the requests, so that an answer that comes too late is ignored. */
  #asked = 0;
  #looked = new Map<string, Promise<Choices>>();
  #peeked = new Map<string, Promise<Preview>>();

  constructor(service: TurnService) {
    this.#service = service;
  }

  /** Whether `confirm` would play something: the whole turn, or the suggestion that is shown. */
  get confirmable(): boolean {
    return this.active && !this.busy && this.preview !== null;
  }

  /** Whether this position has no other turn than one. */
  get forced(): boolean {
    return this.path.length === 0 && this.completions?.length === 1;
  }

  /** A new turn of this seat begins. */
  async begin(seat: number, number: number): Promise<void> {
    this.#forget();
    this.seat = seat;
    this.number = number;
    this.active = true;
    await this.#walk([]);
  }

  /** It is nobody's turn here. */
  end(): void {
    this.#forget();
    this.active = false;
  }

  /** The connection is back: forget that it was lost, and a beginning that could not be made. */
  resume(): void {
    if (this.error?.code !== "offline") return;
    if (this.root.length === 0) this.end();
    else this.error = null;
  }

  /** Begin anew with these steps. */
  async start(...steps: number[]): Promise<void> {
    if (!this.active) return;
    this.#before = [[]];
    await this.#walk(steps);
  }

  /** Go on with these steps; those that leave no choice are added. */
  async choose(...steps: number[]): Promise<void> {
    if (!this.active) return;
    const path = this.path.map((step) => step.step);
    this.#before.push(path);
    await this.#walk([...path, ...steps]);
  }

  /** Take a whole path to look at, for example with another payment; it is never played at once. */
  async accept(path: number[]): Promise<void> {
    if (!this.active) return;
    this.#before.push(this.path.map((step) => step.step));
    await this.#walk(path, { played: false });
  }

  /** Say that something went wrong, unless it was asked too late: then the game has gone on. */
  fail(error: unknown): void {
    if (!isLate(error)) this.error = asApiError(error);
  }

  /** Take the last choice back that was free. */
  back(): void {
    const path = this.#before.pop();
    if (path) void this.#walk(path, { forced: false, played: false });
  }

  /** Take all choices back. */
  cancel(): void {
    this.#before = [];
    if (this.active && this.path.length > 0) void this.#walk([], { forced: false, played: false });
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

  /** What could be chosen after this path; changes nothing. */
  look(path: number[], depth: number): Promise<Choices> {
    return remembered(this.#looked, `${depth}:${path.join()}`, () =>
      this.#service.choices(path, depth),
    );
  }

  /** What this whole turn would do; changes nothing. */
  peek(what: { path: number[] } | { data: object }): Promise<Preview> {
    return remembered(this.#peeked, JSON.stringify(what), () => this.#service.preview(what));
  }

  #forget(): void {
    this.#asked += 1;
    this.#before = [];
    this.#looked.clear();
    this.#peeked.clear();
    this.path = [];
    this.choices = [];
    this.root = [];
    this.completions = null;
    this.suggested = null;
    this.whole = false;
    this.preview = null;
    this.busy = false;
    this.error = null;
  }

  async #walk(
    path: number[],
    { forced = true, played = true }: { forced?: boolean; played?: boolean } = {},
  ): Promise<void> {
    const request = ++this.#asked;
    this.busy = true;
    this.error = null;
    try {
      const found = await this.#settled(path, forced);
      const { choices, completions, suggested, whole } = found;
      const shown = whole ? found.path : choices.every(isDetail) ? suggested : null;
      const preview = shown && found.path.length > 0 ? await this.peek({ path: shown }) : null;
      if (request !== this.#asked) return;
      this.path = found.steps;
      this.choices = choices;
      if (found.path.length === 0) this.root = choices;
      this.completions = completions;
      this.suggested = suggested;
      this.whole = whole;
      this.preview = preview;
      this.busy = false;
      if (whole && played) this.onWhole?.();
    } catch (error) {
      if (request !== this.#asked) return;
      this.fail(error);
      this.busy = false;
      // What could not be chosen is no step to go back from.
      this.#before.pop();
    }
  }

  /** The choices after a path and the steps that follow from it by themselves. */
  async #settled(path: number[], forced: boolean): Promise<Choices> {
    let found = await this.look(path, path.length === 0 ? 2 : 1);
    while (forced && path.length > 0 && !found.whole && found.choices.length === 1) {
      const only = found.completions?.length === 1 ? found.completions[0] : undefined;
      path = only ?? [...found.path, ...found.choices.map((choice) => choice.step)];
      found = await this.look(path, 1);
    }
    return found;
  }
}

/** The same question is asked once; one that failed may be asked again. */
function remembered<Answer>(
  known: Map<string, Promise<Answer>>,
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const before = known.get(key);
  if (before) return before;
  const answer = ask();
  known.set(key, answer);
  answer.catch(() => {
    if (known.get(key) === answer) known.delete(key);
  });
  return answer;
}
