// A WebSocket that the tests hold both ends of.
export class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];

  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    const last = FakeSocket.made.at(-1);
    if (!last) throw new Error("no connection was opened");
    return last;
  }

  /** What the page said first. */
  get hello(): unknown {
    return JSON.parse(this.sent[0] ?? "null");
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  hears(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
