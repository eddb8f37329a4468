// One puzzle as this browser solves it: turns are tried until one is the best, or the answer is shown.
import { api } from "./api";
import { asApiError } from "./errors";
import { Practice } from "./practice.svelte";
import { keepSolved, solvedPuzzles } from "./puzzles";
import type { Wanted } from "./turn.svelte";
import type { Considered, GameInfo, Puzzle, PuzzleAnswer, PuzzleSolution } from "./types";

export class PuzzleSession extends Practice {
  /** The answer to the last try; null before the first, and while another one is put together. */
  tried = $state.raw<PuzzleAnswer | null>(null);
  /** The best turn and the next best one, once it was found or shown. */
  solution = $state.raw<PuzzleSolution | null>(null);
  /** Whether the answer was shown before the best turn was found. */
  shown = $state(false);
  /** Whether this puzzle was ever solved here. */
  solved = $state(false);

  readonly puzzle: Puzzle;
  readonly #game: GameInfo["name"];

  constructor(game: GameInfo["name"], puzzle: Puzzle) {
    super(puzzle.position, puzzle.seat);
    this.#game = game;
    this.puzzle = puzzle;
    this.solved = solvedPuzzles(game).includes(puzzle.key);
  }

  protected get goesOn(): boolean {
    return !this.tried?.right;
  }

  /** Show the best turn, to be confirmed; the puzzle then does not count as solved. */
  async askHint(): Promise<void> {
    if (!this.turn.active) return;
    this.shown = true;
    this.tried = null;
    await this.#explain();
    if (this.solution && this.turn.active) await this.turn.accept(this.solution.best.path);
  }

  protected consider(what: Wanted): Promise<Considered> {
    return api.considerInPuzzle(this.#game, this.puzzle.key, what);
  }

  protected forget(): void {
    this.tried = null;
    this.solution = null;
    this.shown = false;
  }

  protected async tryTurn(path: number[]): Promise<void> {
    const answer = await api.tryInPuzzle(this.#game, this.puzzle.key, path);
    this.tried = answer;
    this.scored = [];
    if (!answer.right) {
      this.again();
      return;
    }
    this.turn.end();
    void this.#explain();
    this.played(answer.step);
  }

  protected finish(): void {
    if (this.shown) return;
    this.solved = true;
    keepSolved(this.#game, this.puzzle.key);
  }

  /** Fetch what speaks for the best turn. */
  async #explain(): Promise<void> {
    this.error = null;
    try {
      this.solution ??= await api.solution(this.#game, this.puzzle.key);
    } catch (error) {
      this.error = asApiError(error);
    }
  }
}
