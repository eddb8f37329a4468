// The screen that is shown: the path of the address, without a reload when it changes.
import { PAGES } from "../games";
import type { GameName } from "./game";

export type Route =
  | { screen: "start" }
  | { screen: "games" }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string }
  | { screen: "rules"; game: GameName; table: string | null }
  | { screen: "learn"; game: GameName; lesson: string | null }
  | { screen: "analysis" | "editor"; game: GameName }
  | { screen: "review"; record: string; turn: number | null }
  | { screen: "puzzles"; game: GameName; puzzle: string | null }
  | { screen: "nowhere" };

/** Return the address of a game's rules: for a table, if one is given, and at a clause. */
export function rulesAddress(game: GameName, table?: string | null, clause?: string): string {
  const search = table ? `?table=${encodeURIComponent(table)}` : "";
  return `/rules/${game}${search}${clause ? `#${clause}` : ""}`;
}

/** The parts of a path; null where it is written as no address can be. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The address of a game's lessons, or of one of them. */
export function learnAddress(game: GameName, lesson?: string | null): string {
  return `/learn/${game}${lesson ? `/${lesson}` : ""}`;
}

/** The address of the review of a record, or of one of its turns. */
export function reviewAddress(record: string, turn?: number | null): string {
  return `/review/${encodeURIComponent(record)}${turn ? `/${turn}` : ""}`;
}

/** The address of a game's puzzles, or of one of them. */
export function puzzlesAddress(game: GameName, puzzle?: string | null): string {
  return `/puzzles/${game}${puzzle ? `/${puzzle}` : ""}`;
}

export function readRoute(path: string, search = ""): Route {
  const parts = partsOf(path);
  if (!parts) return { screen: "nowhere" };
  const [first = "", second, ...rest] = parts;
  if (first === "" && second === undefined) return { screen: "start" };
  if (first === "games" && second === undefined) return { screen: "games" };
  if (first === "learn" && second !== undefined && PAGES.has(second) && rest.length < 2) {
    return { screen: "learn", game: second, lesson: rest[0] ?? null };
  }
  if (first === "review" && second !== undefined && /^([1-9]\d{0,4})?$/.test(rest.join("/"))) {
    return { screen: "review", record: second, turn: rest[0] ? Number(rest[0]) : null };
  }
  if (first === "puzzles" && second !== undefined && PAGES.has(second) && rest.length < 2) {
    return { screen: "puzzles", game: second, puzzle: rest[0] ?? null };
  }
  if (second === undefined || rest.length > 0) return { screen: "nowhere" };
  if (first === "table" || first === "replay") return { screen: first, table: second };
  if (first === "rules" && PAGES.has(second)) {
    const table = new URLSearchParams(search).get("table");
    return { screen: "rules", game: second, table };
  }
  if ((first === "analysis" || first === "editor") && PAGES.has(second)) {
    return { screen: first, game: second };
  }
  return { screen: "nowhere" };
}

/** The part of the address that determines the screen. */
const place = (address: Location | URL): string => address.pathname + address.search;

let shown = place(location);
let current = $state.raw<Route>(readRoute(location.pathname, location.search));

export function route(): Route {
  return current;
}

/** Show the screen of the address; another place on the same screen is the same route. */
function follow(): void {
  if (place(location) === shown) return;
  shown = place(location);
  current = readRoute(location.pathname, location.search);
}

export function navigate(path: string): void {
  history.pushState(null, "", path);
  follow();
  if (!location.hash) scrollTo(0, 0);
}

/** Show another place of the same screen; the browser's way back leads past it. */
export function replaceAddress(path: string): void {
  history.replaceState(null, "", path);
  follow();
}

/** Return whether a click is meant for this page, and not for another tab or window. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Follow the page's own links, and the browser's back and forward, without a reload. */
export function followLinks(): () => void {
  const clicked = (event: MouseEvent): void => {
    if (event.defaultPrevented || !isPlainClick(event)) return;
    const link = (event.target as Element | null)?.closest?.("a[href]");
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download"))
      return;
    const address = new URL(link.href);
    if (address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
    // Within one page the browser itself finds the place.
    if (address.hash && place(address) === place(location)) return;
    event.preventDefault();
    navigate(address.pathname + address.search + address.hash);
  };
  document.addEventListener("click", clicked);
  addEventListener("popstate", follow);
  return () => {
    document.removeEventListener("click", clicked);
    removeEventListener("popstate", follow);
  };
}
