// The live connection to one table. It reconnects by itself, tells the service the last event it
// has, and so loses nothing; messages are passed on in order.
import type { ClientMessage, Hello, ServerMessage } from "./types";

export type Connection = "connecting" | "open" | "lost" | "refused";

export type LiveOptions = {
  address: string;
  /** Called at every attempt for the first message. */
  hello: () => Omit<Hello, "type">;
  onMessage: (message: ServerMessage) => void;
  onState: (state: Connection, code: number | null) => void;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
const PING_MS = 20_000;
/** After this long without a message the connection counts as lost. */
const SILENCE_MS = 45_000;
/** Malformed, unknown token, unknown table: trying again would not help. */
const REFUSED: readonly number[] = [4400, 4401, 4404];

/** Return how long to wait before an attempt: longer each time, with some randomness. */
export function pause(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return longest * (0.5 + random() / 2);
}

export class Live {
  #options: LiveOptions;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #heard = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(options: LiveOptions) {
    this.#options = options;
  }

  open(): void {
    addEventListener("online", this.retry);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#seen);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.retry);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#seen);
    this.#drop();
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Try now, without further waiting. */
  retry = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#attempt = 0;
    this.#connect();
  };

  /** Reconnect, to say hello with other tokens. */
  restart(): void {
    if (this.#closed) return;
    this.#attempt = 0;
    this.#connect();
  }

  #offline = (): void => {
    this.#lost();
  };

  /** Check the connection: a page that slept may hold one that is long gone. */
  #seen = (): void => {
    if (document.visibilityState !== "visible") return;
    if (Date.now() - this.#heard > SILENCE_MS) this.#lost();
    this.retry();
  };

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
    socket.close();
  }

  #connect(): void {
    this.#drop();
    const socket = new WebSocket(this.#options.address);
    this.#socket = socket;
    this.#heard = Date.now();
    socket.onopen = () => {
      this.send({ type: "hello", ...this.#options.hello() });
      this.#heart = setInterval(() => this.#beat(), PING_MS);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "welcome") {
        this.#attempt = 0;
        this.#options.onState("open", null);
      }
      this.#options.onMessage(message);
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE_MS) this.#lost();
    else this.send({ type: "ping" });
  }

  #lost(code: number | null = null): void {
    if (this.#closed) return;
    this.#drop();
    if (code !== null && REFUSED.includes(code)) {
      this.#options.onState("refused", code);
      return;
    }
    this.#options.onState("lost", code);
    this.#later();
  }

  #later(): void {
    this.#timer = setTimeout(() => {
      // Without a network there is nothing to try; an event announces its return.
      if (navigator.onLine) this.#connect();
      else this.#later();
    }, pause(this.#attempt));
    this.#attempt += 1;
  }
}
