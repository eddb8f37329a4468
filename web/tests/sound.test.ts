// What is heard, by a recording in place of the browser's sound: when something is due, when not.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Cue } from "../src/lib/sound";
import { until } from "./waiting";

type Ramp = { to: number; at: number };

class RecordedParam {
  value = 0;
  ramps: Ramp[] = [];
  setValueAtTime(to: number, at: number): void {
    this.ramps.push({ to, at });
  }
  exponentialRampToValueAtTime(to: number, at: number): void {
    this.ramps.push({ to, at });
  }
}

class RecordedNode {
  readonly frequency = new RecordedParam();
  readonly gain = new RecordedParam();
  type = "";
  to: unknown = null;
  connect(to: unknown): void {
    this.to = to;
  }
}

/** Every wave that was started: its pitch, when, and how loud it becomes at most. */
type Heard = { pitch: number; begin: number; end: number; loudest: number };
const heard: Heard[] = [];
const contexts: RecordedContext[] = [];

class RecordedContext {
  currentTime = 5;
  state = "suspended";
  readonly destination = new RecordedNode();
  constructor() {
    contexts.push(this);
  }
  resume(): Promise<void> {
    this.state = "running";
    return Promise.resolve();
  }
  createGain = (): RecordedNode => new RecordedNode();
  createBiquadFilter = (): RecordedNode => new RecordedNode();
  createOscillator(): object {
    const wave = new RecordedNode();
    let begin = 0;
    return Object.assign(wave, {
      start: (at: number) => (begin = at),
      stop: (end: number) => {
        const shape = wave.to as RecordedNode;
        const master = shape.to as RecordedNode;
        const loudest = Math.max(...shape.gain.ramps.map(({ to }) => to)) * master.gain.value;
        heard.push({ pitch: wave.frequency.value, begin, end, loudest });
      },
    });
  }
}

const vibrate = vi.fn();
let cue: (name: Cue) => void;
let settings: { sound: boolean; volume: number; vibration: boolean };

const touch = (): void => void dispatchEvent(new Event("pointerup"));

/** Whether the sounds have been fetched and something that was due has been heard. */
const rings = (count: number): Promise<void> => until(() => expect(heard).toHaveLength(count));

/** Resolves when all that is under way has happened: a sound that is due would have been heard. */
async function quiet(): Promise<void> {
  await import("../src/lib/synth");
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(async () => {
  heard.length = 0;
  contexts.length = 0;
  vibrate.mockReset();
  localStorage.clear();
  vi.stubGlobal("AudioContext", RecordedContext);
  vi.stubGlobal("navigator", { languages: ["en"], vibrate });
  vi.resetModules();
  ({ cue } = await import("../src/lib/sound"));
  ({ settings } = await import("../src/lib/settings.svelte"));
});
afterEach(() => vi.unstubAllGlobals());

describe("sounds", () => {
  it.each<Cue>(["turn", "tile", "score", "end"])("there is one for: %s", async (name) => {
    touch();
    cue(name);
    await until(() => expect(heard).not.toHaveLength(0));
    expect(contexts[0]?.state).toBe("running");
    for (const { pitch, begin, end, loudest } of heard) {
      expect(pitch).toBeGreaterThan(200);
      expect(begin).toBeGreaterThanOrEqual(5);
      expect(end - begin).toBeLessThan(2);
      expect(loudest).toBeLessThan(0.25);
    }
  });

  it("are silent, and not even fetched, before the page is touched", async () => {
    settings.vibration = true;
    for (const name of ["turn", "tile", "score", "end"] as const) cue(name);
    await quiet();
    expect(heard).toEqual([]);
    expect(contexts).toEqual([]);
    expect(vibrate).not.toHaveBeenCalled();
  });

  it("wait for a gesture that the browser takes for one", async () => {
    vi.stubGlobal("navigator", { languages: ["en"], userActivation: { hasBeenActive: false } });
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    cue("turn");
    await quiet();
    expect(contexts).toEqual([]);
  });

  it("are silent when they are switched off, and come back", async () => {
    touch();
    settings.sound = false;
    cue("end");
    await quiet();
    expect(contexts).toEqual([]);
    settings.sound = true;
    cue("tile");
    await rings(2);
  });

  it("are as loud as is wanted", async () => {
    touch();
    cue("tile");
    await rings(2);
    const usual = heard[0]!.loudest;
    settings.volume = 1;
    cue("tile");
    await rings(4);
    expect(heard[2]!.loudest).toBeCloseTo(usual * 4);
    expect(contexts).toHaveLength(1);
  });

  it("of pieces and points are for those who watch, those of turns for all", async () => {
    touch();
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    cue("tile");
    cue("score");
    await quiet();
    expect(heard).toEqual([]);
    cue("turn");
    await rings(4);
    hidden.mockRestore();
  });

  it("do not stop play on a device that has none", async () => {
    touch();
    const noted = vi.spyOn(console, "info").mockReturnValue();
    vi.stubGlobal("AudioContext", undefined);
    cue("turn");
    await until(() => expect(noted).toHaveBeenCalled());
    vi.stubGlobal("AudioContext", RecordedContext);
    cue("tile");
    await rings(2);
    noted.mockRestore();
  });

  it("come with a vibration for one's own turn, if that is wanted", async () => {
    touch();
    cue("turn");
    expect(vibrate).not.toHaveBeenCalled();
    settings.vibration = true;
    cue("tile");
    expect(vibrate).not.toHaveBeenCalled();
    cue("turn");
    expect(vibrate).toHaveBeenCalledTimes(1);
    await quiet();
  });
});
