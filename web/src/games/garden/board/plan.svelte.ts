// The player's turn as the garden board sees it: what can be pointed at, what lights up, what
// a click means now. All that is legal comes from the turn's choices.
import { t } from "../../../lib/i18n.svelte";
import type { Explain } from "../../../lib/refusals.svelte";
import type { TurnBuilder } from "../../../lib/turn.svelte";
import type { Cell } from "./geometry";
import type { Preview } from "../../../lib/types";
import type {
  GardenChoice,
  GardenConsidered,
  GardenInfo,
  GardenPass,
  GardenRefused,
  GardenStep,
  GardenTurn,
} from "../types";
import { keyOf } from "./geometry";
import { comesFrom, isTaken, isTakenSoFar, lightByWays, type Light, type Shown } from "./lights";
import { orientationOf, turnedOn, turnsOn } from "./orientation";
import { changed } from "./payment";
import { pieceKey, type Piece, type Stored } from "./position";
import { split } from "./words";

export type Ghost =
  | { kind: "tile"; cell: Cell; hexagon: string }
  | { kind: "expansion"; area: number; hexagon: string; orientation: number }
  | { kind: "bought"; area: number };

type Told = TurnBuilder<GardenConsidered>;
type Kind = NonNullable<GardenStep["turn"]>;

export class Plan {
  /** The hexagon of the display that the pointer or the focus is on. */
  pointed = $state.raw<Shown | null>(null);
  /** The colour or pattern whose button the pointer or the focus is on. */
  aimed = $state.raw<GardenChoice | null>(null);
  /** The piece in storage that was picked to be placed: which of identical ones. */
  picked = $state.raw<Stored | null>(null);
  /** The cell or area that the pointer or the focus is on. */
  hovered = $state.raw<string | null>(null);
  /** Whether a face-down expansion is being bought and its area is still to be chosen. */
  buying = $state(false);

  /** What was taken up last to be dragged, as long as the service has not answered. */
  #lifted: Promise<void> | undefined;
  readonly #turn: () => Told | null;
  readonly #info: () => GardenInfo;
  /** Says why what was pointed at cannot be done. */
  readonly explain: Explain;

  constructor(turn: () => Told | null, info: () => GardenInfo, explain: Explain = () => undefined) {
    this.#turn = turn;
    this.#info = info;
    this.explain = explain;
    $effect(() => {
      // A new turn begins, or everything was taken back.
      if (this.turn && this.turn.path.length > 0) return;
      this.picked = null;
    });
    $effect(() => {
      if (this.kind) this.buying = false;
    });
  }

  /** The turn that can be put together now. */
  get turn(): Told | null {
    const turn = this.#turn();
    return turn?.active ? turn : null;
  }

  get preview(): Preview | null {
    return this.turn?.preview ?? null;
  }

  /** The turn that is previewed. */
  get data(): GardenTurn | null {
    return (this.preview?.data as GardenTurn | undefined) ?? null;
  }

  get kind(): Kind | null {
    return this.turn?.path[0]?.turn ?? null;
  }

  /** The choices that begin with this kind of turn. */
  #beginning(kind: Kind): GardenChoice | undefined {
    return this.turn?.root.find((choice) => choice.turn === kind);
  }

  // --- acquire ---------------------------------------------------------------------------

  /** The colours and patterns that can be named. */
  get names(): GardenChoice[] {
    return this.#beginning("acquire")?.choices ?? [];
  }

  /** The names that would take this hexagon. */
  waysTo(hexagon: string): GardenChoice[] {
    return this.names.filter((way) => way.takes?.some((taken) => taken.hexagon === hexagon));
  }

  /** The name that is chosen. */
  get name(): string | null {
    return this.turn?.path.find((step) => step.kind === "name")?.name ?? null;
  }

  async acquire(way: GardenChoice): Promise<void> {
    const begin = this.#beginning("acquire");
    this.pointed = null;
    this.aimed = null;
    if (begin) await this.turn?.start(begin.step, way.step);
  }

  /** The choice between copies that is to be made with this hexagon, if there is one. */
  copy({ slot, hexagon, up }: Shown): GardenChoice | undefined {
    const from = up ? "up" : slot;
    return this.turn?.choices.find(
      (choice) =>
        choice.kind === "slot" && choice.slot === from && (choice.hexagon ?? hexagon) === hexagon,
    );
  }

  light(shown: Shown): Light | null {
    const { aimed, pointed, data, name } = this;
    if (aimed) return isTaken(aimed.takes ?? [], shown) ? "take" : null;
    if (pointed) {
      return lightByWays(this.waysTo(pointed.hexagon), shown);
    }
    if (this.kind !== "acquire") return null;
    if (this.copy(shown)) return "copy";
    const way = this.names.find((one) => one.name === name);
    const chosen = this.turn?.path.flatMap((step) => step.slot ?? []) ?? [];
    const taken =
      data?.turn === "acquire"
        ? data.take.some((one) => one.hexagon === shown.hexagon && comesFrom(one.from, shown))
        : way !== undefined && isTakenSoFar(way, chosen, shown);
    return taken ? "take" : null;
  }

  /** Say why a hexagon of the display cannot be taken, by neither of its names. */
  refuseTaking(hexagon: string, at: Element): void {
    const { colour, pattern } = split(hexagon);
    this.explain(this.#whyNotName(colour) ?? this.#whyNotName(pattern), at);
  }

  /** Say why a colour or pattern cannot be named. */
  refuseName(name: string, at: Element): void {
    this.explain(this.#whyNotName(name), at);
  }

  #whyNotName(name: string): GardenRefused | null {
    return this.#why("acquire", (one) => one.name === name);
  }

  #why(kind: Kind, isWanted: (step: GardenStep) => boolean): GardenRefused | null {
    return this.turn?.why((one) => one.turn === kind, isWanted) ?? null;
  }

  // --- place -----------------------------------------------------------------------------

  /** The choice that begins placing this piece. */
  #placing(piece: Piece): { begin: GardenChoice; hexagon: GardenChoice } | null {
    const begin = piece.kind === "joker" ? undefined : this.#beginning(piece.kind);
    const hexagon = begin?.choices?.find((choice) => choice.hexagon === piece.hexagon);
    return begin && hexagon ? { begin, hexagon } : null;
  }

  canPlace(piece: Piece): boolean {
    return this.#placing(piece) !== null;
  }

  async pick(piece: Stored): Promise<void> {
    const steps = this.#placing(piece);
    if (!steps) return;
    this.buying = false;
    await this.turn?.start(steps.begin.step, steps.hexagon.step);
    this.picked = piece;
  }

  /** Take a piece up to drag it: nothing is played before it is let go. */
  lift(piece: Stored): void {
    const steps = this.#placing(piece);
    if (!steps) return;
    this.buying = false;
    this.#lifted = this.turn
      ?.accept([steps.begin.step, steps.hexagon.step])
      .then(() => void (this.picked = piece));
  }

  /** Put what is dragged, or bought, where it was let go; or say why it cannot lie there. */
  async drop(place: string, at: Element): Promise<void> {
    await this.#lifted;
    const [kind, key = ""] = place.split(" ");
    if (kind === "area") {
      if (this.canChoose(Number(key))) await this.choose(Number(key));
      else await this.refuseArea(Number(key), at);
    } else if (kind === "cell") {
      const [q = 0, r = 0] = key.split(",").map(Number);
      const choice = this.cellChoice([q, r]);
      if (choice) await this.put(choice);
      else await this.refuseCell([q, r], at);
    }
  }

  /** The piece that is being placed. */
  get placed(): Piece | null {
    const { kind, turn } = this;
    const hexagon = turn?.path.find((step) => step.kind === "hexagon")?.hexagon;
    return hexagon && (kind === "tile" || kind === "expansion") ? { kind, hexagon } : null;
  }

  /** Whether this piece in storage is the one being placed. */
  isPlaced(piece: Stored): boolean {
    const { placed, picked } = this;
    if (!placed || pieceKey(placed) !== pieceKey(piece)) return false;
    return piece.copy === (picked && pieceKey(picked) === pieceKey(piece) ? picked.copy : 0);
  }

  /** Where the piece being placed may go, also when it lies already: another cell is one click away. */
  get cells(): GardenChoice[] {
    if (!this.turn || !this.placed) return [];
    return this.turn.instead[2] ?? this.turn.choices;
  }

  cellChoice(cell: Cell): GardenChoice | undefined {
    return this.kind === "tile"
      ? this.cells.find((choice) => choice.cell && keyOf(choice.cell) === keyOf(cell))
      : undefined;
  }

  /** The cell of the path. */
  get cell(): Cell | null {
    return this.turn?.path.find((step) => step.kind === "cell")?.cell ?? null;
  }

  /** Say why nothing can be placed on a cell, or not what is being placed. */
  async refuseCell(cell: Cell, at: Element): Promise<void> {
    const { turn } = this;
    const isHere = (one: GardenStep): boolean =>
      one.cell !== undefined && keyOf(one.cell) === keyOf(cell);
    if (!turn) return this.explain(null, at);
    const why = this.placed ? await this.#refusedPlace(isHere) : turn.why(isHere);
    const choosing = this.kind === null || this.kind === "buy";
    this.explain(why ?? (choosing ? { words: t("garden-no-piece-yet") } : null), at);
  }

  /** Say why an empty area cannot be chosen. */
  async refuseArea(area: number, at: Element): Promise<void> {
    const cells = new Set(this.#info().areas[area]?.cells.map(keyOf));
    const why = this.placed
      ? await this.#refusedPlace(({ cell }) => cell !== undefined && cells.has(keyOf(cell)))
      : this.#why("buy", (one) => one.area === area);
    this.explain(why, at);
  }

  /** Why the piece being placed cannot lie there. */
  async #refusedPlace(isHere: (step: GardenStep) => boolean): Promise<GardenRefused | null> {
    const steps = this.turn?.path.slice(0, 2).map((step) => step.step) ?? [];
    return (await this.turn?.refusedAfter(steps))?.find(isHere) ?? null;
  }

  async put(choice: GardenChoice): Promise<void> {
    const steps = this.turn?.path.slice(0, 2).map((step) => step.step) ?? [];
    this.hovered = null;
    await this.turn?.start(...steps, choice.step);
  }

  // --- expansions ------------------------------------------------------------------------

  /** The ways to turn the expansion on an area. */
  #turnsOn(area: number): GardenChoice[] {
    return this.kind === "expansion" ? turnsOn(this.#info(), area, this.cells) : [];
  }

  /** Where the expansion being placed lies now. */
  get #lies(): { area: number; orientation: number } | null {
    return this.kind === "expansion" && this.cell ? orientationOf(this.#info(), this.cell) : null;
  }

  /** The choice that buys a face-down expansion for this area. */
  purchase(area: number): GardenChoice | undefined {
    return this.#beginning("buy")?.choices?.find((choice) => choice.area === area);
  }

  /** The areas for which an expansion can be bought. */
  get purchases(): number[] {
    return this.#beginning("buy")?.choices?.flatMap(({ area }) => area ?? []) ?? [];
  }

  get canBuy(): boolean {
    return this.#beginning("buy") !== undefined;
  }

  /** Say why no expansion can be bought. */
  refuseBuying(at: Element): void {
    this.explain(this.turn?.why((one) => one.turn === "buy") ?? null, at);
  }

  /** Whether an empty area can be chosen now. */
  canChoose(area: number): boolean {
    if (this.kind === "expansion") return this.#turnsOn(area).length > 0;
    if (this.kind !== null && this.kind !== "buy") return false;
    return this.purchase(area) !== undefined;
  }

  async choose(area: number): Promise<void> {
    this.hovered = null;
    if (this.kind !== "expansion") {
      const begin = this.#beginning("buy");
      const choice = this.purchase(area);
      if (begin && choice) await this.turn?.start(begin.step, choice.step);
      return;
    }
    const lies = this.#lies;
    if (lies?.area === area) return this.rotate(1);
    const turns = this.#turnsOn(area);
    const same = turns.find(
      ({ cell }) => cell && orientationOf(this.#info(), cell)?.orientation === lies?.orientation,
    );
    const first = same ?? turns[0];
    if (first) await this.put(first);
  }

  /** Whether the expansion being placed can be turned. */
  get canRotate(): boolean {
    return this.#lies !== null && this.#turnsOn(this.#lies.area).length > 1;
  }

  /** Turn the expansion to the next way that is possible: clockwise for 1. */
  async rotate(by: 1 | -1): Promise<void> {
    const { cell } = this;
    if (!cell || !this.#lies) return;
    const next = turnedOn(this.#turnsOn(this.#lies.area), cell, by);
    if (next) await this.put(next);
  }

  /** What the turn would put into the garden. */
  get ghost(): Ghost | null {
    const { placed, cell, kind, turn } = this;
    if (kind === "buy") {
      const area = turn?.path.find((step) => step.kind === "area")?.area;
      return area === undefined ? null : { kind: "bought", area };
    }
    if (!placed || !cell) return null;
    if (placed.kind === "tile") return { kind: "tile", cell, hexagon: placed.hexagon };
    return this.#lies && { kind: "expansion", ...this.#lies, hexagon: placed.hexagon };
  }

  // --- pay and discard ---------------------------------------------------------------------

  /** The steps up to where payment begins, once it has. */
  get settled(): number[] | null {
    return this.placed && (this.turn?.settled ?? null);
  }

  /** The whole path that is shown: chosen or suggested. */
  get path(): number[] {
    return this.preview?.path ?? [];
  }

  /** Whether a step pays or discards this piece. */
  #isOf(piece: Piece, { kind, hexagon }: Pick<GardenStep, "kind" | "hexagon">): boolean {
    return kind === piece.kind && (kind === "joker" || hexagon === piece.hexagon);
  }

  /** How many of these pieces the turn would make leave storage, the placed one not counted. */
  leaving(piece: Piece): number {
    const { data } = this;
    const parts =
      data?.turn === "pass"
        ? { ...data.discard, jokers: 0 }
        : data?.turn === "tile" || data?.turn === "expansion"
          ? data.payment
          : null;
    if (!parts) return 0;
    if (piece.kind === "joker") return parts.jokers;
    const all = piece.kind === "tile" ? parts.tiles : parts.expansions;
    return all.filter((hexagon) => hexagon === piece.hexagon).length;
  }

  /** The turn after a click on a piece of storage that changes payment or discard. */
  #otherwise(piece: Piece, leaves: boolean): number[] | GardenPass | null {
    return this.kind === "pass"
      ? this.#discardOtherwise(piece, leaves)
      : this.#payOtherwise(piece, leaves);
  }

  #discardOtherwise(piece: Piece, leaves: boolean): GardenPass | null {
    const { data, turn } = this;
    if (!turn || data?.turn !== "pass") return null;
    // Whatever has been discarded, all that could be is known from the beginning.
    const all = [...turn.path.slice(1), ...(turn.instead[1] ?? []), ...turn.choices];
    if (!all.some((one) => this.#isOf(piece, one))) return null;
    const part = piece.kind === "tile" ? "tiles" : "expansions";
    const gone = data.discard[part];
    const changed = leaves
      ? gone.toSpliced(gone.indexOf(piece.hexagon), 1)
      : [...gone, piece.hexagon];
    return { turn: "pass", discard: { ...data.discard, [part]: changed } };
  }

  #payOtherwise(piece: Piece, leaves: boolean): number[] | null {
    const { settled, turn } = this;
    if (!settled || !turn) return null;
    const start = settled.length;
    const ways = (turn.ways ?? []).map((way) => way.slice(start));
    const step = ways.flat().find((one) => {
      const meaning = turn.meaning(one);
      return meaning && this.#isOf(piece, meaning);
    });
    if (step === undefined) return null;
    const found = changed(
      ways,
      this.path.slice(start),
      step,
      !leaves,
      (one) => turn.meaning(one)?.kind === "joker",
    );
    return found && [...settled, ...found];
  }

  /** Whether a click would make this piece leave storage or stay after all. */
  canToggle(piece: Piece, leaves: boolean): boolean {
    return this.#otherwise(piece, leaves) !== null;
  }

  /** Say why a piece in storage can be neither placed nor paid or discarded. */
  async refusePiece(piece: Piece, leaves: boolean, at: Element): Promise<void> {
    const { turn } = this;
    if (!turn) return this.explain(null, at);
    const isThis = (one: GardenStep): boolean => this.#isOf(piece, one);
    const begun = this.kind === "pass" ? this.path.slice(0, 1) : this.settled;
    const unpaid = begun && (await turn.refusedAfter(begun)).find(isThis);
    if (unpaid) return this.explain(unpaid, at);
    if (leaves) return this.explain({ words: t("garden-no-other-payment") }, at);
    this.explain(
      piece.kind === "joker"
        ? turn.why(isThis)
        : this.#why(piece.kind, (one) => one.hexagon === piece.hexagon),
      at,
    );
  }

  async toggle(piece: Piece, leaves: boolean): Promise<void> {
    const changed = this.#otherwise(piece, leaves);
    if (changed) await this.turn?.accept(changed);
  }
}
