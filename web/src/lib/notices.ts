// Telling a player outside the page that it is their turn: by the browser's own notices while the
// page is open somewhere, and by its push service while it is not. Fetched when it is wanted.
import { api } from "./api";
import { toBase64 } from "./base64";
import { t } from "./i18n.svelte";
import { ownTables, tokensOf } from "./seats";
import { settings } from "./settings.svelte";

/** Why a player is not told, or only while the page is open. */
export type Refused = "unsupported" | "denied" | "page-only";

const WORKER = "/worker.js";
/** Where the worker finds its words. */
const WORDS = "/words";

const isSupported = (): boolean => "serviceWorker" in navigator && "Notification" in window;

/** Return whether notices can be shown now, without a question. */
const isAllowed = (): boolean => isSupported() && Notification.permission === "granted";

const words = (): { title: string; body: string } => ({
  title: t("app-name"),
  body: t("table-your-turn"),
});

/** Leave the words of the page's language to the worker. */
export async function keepWords(): Promise<void> {
  if (!isAllowed()) return;
  await (await caches.open("quinta-words")).put(WORDS, new Response(JSON.stringify(words())));
}

const keyOf = ({ options }: PushSubscription): string =>
  toBase64(new Uint8Array(options.applicationServerKey ?? []));

/** Return where the browser's push service takes messages; null where there is none. */
async function endpoint(): Promise<string | null> {
  try {
    const registration = await navigator.serviceWorker.register(WORKER);
    await navigator.serviceWorker.ready;
    const { key } = await api.pushKey();
    const known = await registration.pushManager.getSubscription();
    if (known && keyOf(known) === key) return known.endpoint;
    // It was made for another server at this address, whose messages are no longer wanted.
    await known?.unsubscribe();
    const made = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    });
    return made.endpoint;
  } catch {
    return null;
  }
}

/** Have the service tell of the turns of own seats at a table, or no longer. */
async function subscribe(table: string, told: string, on: boolean): Promise<void> {
  for (const [seat, token] of tokensOf(table)) {
    await api.push(table, seat, { endpoint: told, on }, token);
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Do something after all that was begun before: who turns it off at last is told no more. */
function inOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

/** Have the turns of some tables told, if that is still wanted when its turn has come. */
async function subscribeAll(tables: () => string[]): Promise<Refused | null> {
  await keepWords();
  return inOrder(async () => {
    if (!settings.notices) return null;
    const told = await endpoint();
    if (told === null) return "page-only";
    // A table that the service no longer has is no reason to leave out the others.
    await Promise.allSettled(tables().map((table) => subscribe(table, told, true)));
    return null;
  });
}

const open = (): string[] =>
  ownTables().flatMap(({ table, own }) => (own.gone || own.facts?.result ? [] : [table]));

/** Ask the player's browser, and have all own games told; return what stands in the way. */
export async function turnOn(): Promise<Refused | null> {
  if (!isSupported()) return "unsupported";
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  return subscribeAll(open);
}

export function turnOff(): Promise<void> {
  return inOrder(async () => {
    const registration = await navigator.serviceWorker.getRegistration(WORKER);
    const subscription = await registration?.pushManager.getSubscription();
    if (!subscription) return;
    await Promise.allSettled(open().map((table) => subscribe(table, subscription.endpoint, false)));
    await subscription.unsubscribe();
  });
}

/** Have a table told that was opened, if players are to be told at all. */
export async function follow(table: string): Promise<void> {
  if (isAllowed()) await subscribeAll(() => [table]);
}

/** Say that it is the player's turn, unless they are looking at the page. */
export async function showTurn(table: string): Promise<void> {
  if (!isAllowed() || document.visibilityState === "visible") return;
  const registration = await navigator.serviceWorker.ready;
  const { title, body } = words();
  await registration.showNotification(title, {
    body,
    tag: "turn",
    data: { path: `/table/${table}` },
  });
}
