// From clicks on the board to a turn, and from the turn to what is lit. What is legal, what it takes
// and what it gives all come from the service, through `TurnBuilder`.

import { t } from "../../../lib/i18n.svelte";
import type { Explain } from "../../../lib/refusals.svelte";
import { settings } from "../../../lib/settings.svelte";
import type { TurnBuilder } from "../../../lib/turn.svelte";
import type { Preview } from "../../../lib/types";
import type {
  PavilionChoice,
  PavilionConsidered,
  PavilionEvent,
  PavilionRefused,
  PavilionStep,
  PavilionTurn,
} from "../types";
import { minus, plus, total, type Source, type Tiles } from "./position";

export type Draft = { source: Source; colour: string; tiles: Tiles; path: number[] };
export type Spot = { star: number; space: number };
export type Placement = Spot & { colour: string; cost: number; path: number[] };
export type WildChoice = { wilds: number; path: number[] };

type PlaceTurn = Extract<PavilionTurn, { turn: "place" }>;

/** How long a pointer has to rest before the service is asked what would follow. */
const REST_MS = 110;

const same = (one: Partial<Spot>, other: Spot): boolean =>
  one.star === other.star && one.space === other.space;

const isTurn =
  (kind: string) =>
  (one: PavilionStep): boolean =>
    one.turn === kind;

export class Plan {
  /** Everything that can be drafted. */
  drafts = $derived.by(() => {
    const begin = this.#beginning("draft");
    return begin?.choices?.flatMap((source) => draftsOf(begin, source)) ?? [];
  });
  /** Every colour with every space where it can be placed. */
  placements = $derived.by(() => {
    const begin = this.#beginning("place");
    return begin?.choices?.flatMap((colour) => placementsOf(begin, colour)) ?? [];
  });
  /** A space that was chosen before its colour. */
  aim = $state.raw<Spot | null>(null);
  /** What would follow from what is pointed at. */
  pointed = $state.raw<Preview | null>(null);

  /** Bonus tiles picked by hand, and the placement they are for. */
  #picked = $state.raw<{ key: string; colours: string[]; offer: Tiles }>({
    key: "",
    colours: [],
    offer: {},
  });
  /** What was taken up last to be dragged, as long as the service has not answered. */
  #lifted: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #turn: TurnBuilder<PavilionConsidered>;
  readonly #explain: Explain;

  constructor(turn: TurnBuilder<PavilionConsidered>, explain: Explain = () => undefined) {
    this.#turn = turn;
    this.#explain = explain;
  }

  #beginning(kind: "draft" | "place"): PavilionChoice | undefined {
    return this.#turn.root.find((choice) => choice.turn === kind);
  }

  /** Let go of what was pointed at; for an effect that runs whenever a turn begins or ends. */
  letGo(): void {
    this.aim = null;
    this.point(null);
  }

  /** The ways to pay for the chosen space. */
  get wilds(): WildChoice[] {
    const { path, instead, choices } = this.#turn;
    if (path[2]?.kind !== "space") return [];
    const prefix = path.slice(0, 3).map((step) => step.step);
    return (instead[3] ?? choices).flatMap(({ wilds, step }) =>
      wilds === undefined ? [] : [{ wilds, path: [...prefix, step] }],
    );
  }

  // --- what is chosen ----------------------------------------------------------------------

  /** What the chosen turn does, or what the pointed one would do. */
  get shown(): Preview | null {
    return this.pointed ?? this.#turn.preview;
  }

  get draft(): Draft | null {
    const data = this.#chosen;
    if (data?.turn !== "draft") return null;
    return (
      this.drafts.find((draft) => draft.colour === data.colour && draft.source === data.from) ??
      null
    );
  }

  get place(): PlaceTurn | null {
    const data = this.#chosen;
    return data?.turn === "place" ? data : null;
  }

  /** The tiles that would be kept; null when the turn is no pass. */
  get keep(): Tiles | null {
    const data = this.#chosen;
    return data?.turn === "pass" ? data.keep : null;
  }

  /** The tiles that leave for the chosen placement. */
  get paid(): Tiles {
    return leavingIn(this.#turn.preview);
  }

  /** The tiles that leave for the chosen placement, or would for the pointed one. */
  get leaving(): Tiles {
    return leavingIn(this.shown);
  }

  get colour(): string | null {
    if (this.place) return this.place.colour;
    return this.#turn.path.find((step) => step.kind === "colour")?.colour ?? null;
  }

  get #chosen(): PavilionTurn | null {
    return (this.#turn.preview?.data as PavilionTurn | undefined) ?? null;
  }

  /** The placements that are lit: of the chosen colour, or of all; none for a pass. */
  get lit(): Placement[] {
    if (this.#turn.path[0]?.turn === "pass") return [];
    const { colour } = this;
    return colour === null
      ? this.placements
      : this.placements.filter((one) => one.colour === colour);
  }

  /** The colours that can be chosen now. */
  get colours(): Set<string> {
    const { aim } = this;
    const fitting = aim ? this.placements.filter((one) => same(one, aim)) : this.placements;
    return new Set(fitting.map((one) => one.colour));
  }

  // --- choosing ----------------------------------------------------------------------------

  async chooseDraft(draft: Draft): Promise<void> {
    this.point(null);
    await this.#turn.start(...draft.path);
  }

  async chooseColour(colour: string): Promise<void> {
    this.point(null);
    const { aim } = this;
    const fitting = this.placements.filter((one) => one.colour === colour);
    const aimed = aim && fitting.find((one) => same(one, aim));
    if (aimed) {
      await this.#begin(aimed);
    } else if (this.colour === colour && !this.place) {
      this.#turn.cancel();
    } else if (fitting[0]) {
      // Place and colour; the space stays open unless there is only one.
      await this.#start(fitting[0].path.slice(0, -1));
    }
  }

  async chooseSpace(spot: Spot): Promise<void> {
    this.point(null);
    const fitting = this.lit.filter((one) => same(one, spot));
    const [only] = fitting;
    if (only && fitting.length === 1) await this.#begin(only);
    else if (fitting.length > 1) this.aim = spot;
  }

  async #begin(placement: Placement): Promise<void> {
    this.aim = null;
    await this.#start(placement.path);
  }

  /** The least wasteful payment is taken, and at once if that is wanted and nothing else is open. */
  async #start(path: number[]): Promise<void> {
    await this.#turn.start(...path);
    const { preview, ways, whole, settled } = this.#turn;
    if (settings.confirm || whole || !settled || !preview) return;
    const alike = ways?.filter((way) => way[settled.length] === preview.path[settled.length]);
    if (alike?.length === 1) await this.#turn.confirm();
  }

  /** Take a colour up to drag it: nothing is played before it is let go. */
  lift(colour: string): void {
    this.point(null);
    this.aim = null;
    const begin = this.placements.find((one) => one.colour === colour)?.path.slice(0, -1);
    this.#lifted = begin && this.#turn.accept(begin);
  }

  /** A tile was let go: on a space it is placed, among those kept it is kept. */
  async drop(colour: string, place: string, at: Element): Promise<void> {
    await this.#lifted;
    const [kind, key = ""] = place.split(" ");
    if (kind === "kept") return this.keepOneMore(colour);
    if (kind !== "space") return;
    const [star = 0, space = 0] = key.split(".").map(Number);
    const fits = this.placements.some((one) => one.colour === colour && same(one, { star, space }));
    if (fits) await this.chooseSpace({ star, space });
    else await this.refuseSpace({ star, space }, at);
  }

  async chooseWilds(choice: WildChoice): Promise<void> {
    const bonus = this.#turn.path.filter((step) => step.kind === "bonus").map((step) => step.step);
    await this.#turn.accept([...choice.path, ...bonus]);
  }

  // --- bonus tiles -------------------------------------------------------------------------

  /** How many tiles the placement earns from the supply. */
  get earned(): number {
    return this.place ? total(this.place.bonus) : 0;
  }

  get picked(): Tiles {
    return counted(this.#picks.colours);
  }

  async pick(colour: string): Promise<void> {
    const { colours, offer, key } = this.#picks;
    // One more than earned puts the first one back.
    const kept = colours.length >= this.earned ? colours.slice(1) : colours;
    this.#picked = { key, offer, colours: [...kept, colour] };
    await this.#takeBonus();
  }

  async unpick(colour: string): Promise<void> {
    const { colours, offer, key } = this.#picks;
    const index = colours.indexOf(colour);
    if (index < 0) return;
    this.#picked = { key, offer, colours: colours.toSpliced(index, 1) };
    await this.#takeBonus();
  }

  get #picks(): { key: string; colours: string[]; offer: Tiles } {
    const { place } = this;
    const key = place ? `${this.#turn.number}:${place.star}.${place.space}` : "";
    return key === this.#picked.key
      ? this.#picked
      : { key, colours: [], offer: place?.bonus ?? {} };
  }

  /** The picked tiles, and as long as some are missing the suggested ones. */
  async #takeBonus(): Promise<void> {
    const { place, earned } = this;
    if (!place) return;
    const { colours, offer } = this.#picks;
    const others = Object.entries(minus(offer, counted(colours))).flatMap(([colour, count]) =>
      Array<string>(count).fill(colour),
    );
    const bonus = counted([...colours, ...others].slice(0, earned));
    await this.#turn.accept({ ...place, bonus });
    if (!settings.confirm && colours.length === earned) await this.#turn.confirm();
  }

  // --- passing -----------------------------------------------------------------------------

  async keepOneMore(colour: string): Promise<void> {
    if (this.keep)
      await this.#turn.accept({ turn: "pass", keep: plus(this.keep, { [colour]: 1 }) });
  }

  async keepOneLess(colour: string): Promise<void> {
    if (this.keep)
      await this.#turn.accept({ turn: "pass", keep: minus(this.keep, { [colour]: 1 }) });
  }

  // --- why not -----------------------------------------------------------------------------

  /** Say why tiles cannot be drafted. */
  refuseDraft(source: Source, colour: string, at: Element): void {
    const why = this.#turn.why(
      isTurn("draft"),
      (one) => one.source === source,
      (one) => one.colour === colour,
    );
    this.#explain(why, at);
  }

  /** Say why nothing can be placed on a space, or not the colour that is chosen. */
  async refuseSpace(spot: Spot, at: Element): Promise<void> {
    const isHere = (one: PavilionStep): boolean => same(one, spot);
    const [kind, colour] = this.#turn.path;
    const begun = kind?.turn === "place" && colour ? [kind.step, colour.step] : null;
    const refused = begun ? await this.#turn.refusedAfter(begun) : [];
    this.#explain(refused.find(isHere) ?? this.#turn.why(isHere), at);
  }

  /** Say why a colour beside the board cannot be placed, or no more of it kept. */
  async refuseColour(colour: string, at: Element): Promise<void> {
    const { aim } = this;
    const isColour = (one: PavilionStep): boolean => one.colour === colour;
    let why: PavilionRefused | null | undefined;
    if (this.keep) why = (await this.#turn.refusedAfter(this.#kept)).find(isColour);
    else if (aim) why = this.#turn.why(isTurn("place"), isColour, (one) => same(one, aim));
    this.#explain(why ?? this.#turn.why(isTurn("place"), isColour), at);
  }

  /** The steps that keep what is kept so far. */
  get #kept(): number[] {
    const path = this.#turn.preview?.path ?? [];
    return path.slice(0, -1);
  }

  /** Say why a tile of the supply cannot be taken. */
  refuseBonus(colour: string, at: Element): void {
    const why = this.#turn.why((one) => one.kind === "bonus" && one.colour === colour);
    this.#explain(why, at);
  }

  /** Say why not one wild tile more or less can be used. */
  async refuseWilds(by: 1 | -1, at: Element): Promise<void> {
    const wanted = (this.place?.wilds ?? 0) + by;
    const begun = this.#turn.path.slice(0, 3).map((step) => step.step);
    const refused = await this.#turn.refusedAfter(begun);
    const words = by > 0 ? t("pavilion-no-more") : t("pavilion-no-fewer");
    this.#explain(refused.find(({ wilds }) => wilds === wanted) ?? { words }, at);
  }

  // --- pointing ----------------------------------------------------------------------------

  /** Preview what a path would do while it is pointed at; null points at nothing. */
  point(path: number[] | null): void {
    clearTimeout(this.#timer);
    this.pointed = null;
    if (!path || !this.#turn.active) return;
    const timer = setTimeout(() => {
      this.#turn
        .consider({ path })
        .then(({ preview }) => {
          if (this.#timer === timer && this.#turn.active) this.pointed = preview;
        })
        // A preview that fails is only not shown; choosing for real says what is wrong.
        .catch(() => undefined);
    }, REST_MS);
    this.#timer = timer;
  }
}

function draftsOf(begin: PavilionChoice, source: PavilionChoice): Draft[] {
  return (source.choices ?? []).flatMap(({ step, colour, tiles }) =>
    source.source === undefined || colour === undefined
      ? []
      : [
          {
            source: source.source,
            colour,
            tiles: tiles ?? {},
            path: [begin.step, source.step, step],
          },
        ],
  );
}

function placementsOf(begin: PavilionChoice, of: PavilionChoice): Placement[] {
  return (of.choices ?? []).flatMap(({ step, star, space, cost }) =>
    of.colour === undefined || star === undefined || space === undefined
      ? []
      : [{ colour: of.colour, star, space, cost: cost ?? 0, path: [begin.step, of.step, step] }],
  );
}

function leavingIn(preview: Preview | null): Tiles {
  for (const event of (preview?.events ?? []) as PavilionEvent[]) {
    if (event.event === "place") {
      return plus(event.tower, { [event.colour]: 1 });
    }
  }
  return {};
}

function counted(colours: readonly string[]): Tiles {
  return colours.reduce<Tiles>((tiles, colour) => plus(tiles, { [colour]: 1 }), {});
}
