// What this browser remembers of its games: who played, whose turn it is, how it ended, and what all
// of them come to. It stays here when the service has long removed a table.
import type { GameName } from "./game";
import type { Result, Seat, TableView } from "./types";

export type Facts = {
  /** When the table was opened. */
  created: string;
  state: TableView["state"];
  seats: Seat[];
  toMove: number | null;
  result: Pick<Result, "reason" | "scores" | "winners"> | null;
};

/** A game with the seats at which this browser played. */
export type Played = { game: GameName; mine: number[]; facts: Facts };

export type Outcome = "won" | "shared" | "lost";

/** Whom a game was played against: people, or bots up to a level. */
export type Tally = {
  game: GameName;
  level: string | null;
  played: number;
  won: number;
  /** The best and the mean score of the games that were played to their end. */
  best: number | null;
  mean: number | null;
};

export function factsOf(view: TableView): Facts {
  const { created, state, position, result } = view;
  return {
    created,
    state,
    // Who is there just now is nothing to remember.
    seats: view.seats.map(({ seat, kind, level, name, joined, out, held }) => ({
      seat,
      kind,
      level,
      name,
      joined,
      out,
      held,
    })),
    toMove: state === "playing" ? position.to_move : null,
    result: result && { reason: result.reason, scores: result.scores, winners: result.winners },
  };
}

/** Whether an own seat is to move, and no bot holds it. */
export function isOwnTurn({ mine, facts }: Pick<Played, "mine" | "facts">): boolean {
  const seat = facts.toMove === null ? undefined : facts.seats[facts.toMove];
  return seat?.kind === "person" && !seat.out && mine.includes(seat.seat);
}

/** How a game ended for the one seat of this browser; null with none, several or no end yet. */
export function outcome({ mine, facts }: Pick<Played, "mine" | "facts">): Outcome | null {
  const [seat] = mine;
  if (!facts.result || seat === undefined || mine.length > 1) return null;
  const { winners } = facts.result;
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

/** The level of the strongest opponent; null where other people played. */
function opposition({ mine, facts }: Played, levels: string[]): string | null {
  const others = facts.seats.filter(({ seat }) => !mine.includes(seat));
  if (others.some(({ kind, held }) => kind === "person" || held)) return null;
  const known = others.map(({ level }) => level ?? "");
  return known.sort((one, other) => levels.indexOf(other) - levels.indexOf(one))[0] ?? null;
}

/** What the games come to, by game and level, in the order in which the service lists them.
 *
 * Games of several people at this device are left out: nobody can tell which of them is asking. */
export function tallies(games: Played[], known: { name: GameName; levels: string[] }[]): Tally[] {
  return known.flatMap(({ name, levels }) => {
    const ended = games.filter((one) => one.game === name && outcome(one) !== null);
    return [...levels, null].flatMap((level) => {
      const counted = ended.filter((one) => opposition(one, levels) === level);
      return counted.length > 0 ? [tally(name, level, counted)] : [];
    });
  });
}

function tally(game: GameName, level: string | null, games: Played[]): Tally {
  const scores = games.flatMap(({ mine, facts: { result } }) =>
    result?.reason === "finished" ? [result.scores[mine[0] ?? 0] ?? 0] : [],
  );
  const sum = scores.reduce((all, score) => all + score, 0);
  return {
    game,
    level,
    played: games.length,
    won: games.filter((one) => outcome(one) !== "lost").length,
    best: scores.length > 0 ? Math.max(...scores) : null,
    mean: scores.length > 0 ? sum / scores.length : null,
  };
}
