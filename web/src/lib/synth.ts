// Soft sounds, made of a few sine waves: wood and small bells, nothing sharp.
import type { Cue } from "./sound";

/** One stroke: its pitch in hertz, when it begins, how long it rings (in seconds), how loud it is. */
type Stroke = { pitch: number; at: number; rings: number; level: number };

/** Each stroke has a quieter, shorter partial above it: the knock of a mallet. */
const PARTIAL = { above: 2.76, level: 0.22, rings: 0.35 };
const ATTACK = 0.006;
/** What an exponential ramp can end at, as it never reaches nothing. */
const SILENT = 0.0001;
/** All sounds together stay far below what hurts. */
const LOUDEST = 0.4;
const BRIGHTEST_HZ = 3200;

const STROKES: Record<Cue, Stroke[]> = {
  tile: [{ pitch: 392, at: 0, rings: 0.13, level: 0.5 }],
  score: [{ pitch: 784, at: 0, rings: 0.4, level: 0.32 }],
  turn: [
    { pitch: 523.25, at: 0, rings: 0.5, level: 0.45 },
    { pitch: 659.25, at: 0.13, rings: 0.7, level: 0.45 },
  ],
  end: [
    { pitch: 523.25, at: 0, rings: 0.8, level: 0.4 },
    { pitch: 659.25, at: 0.15, rings: 0.8, level: 0.4 },
    { pitch: 783.99, at: 0.3, rings: 0.9, level: 0.4 },
    { pitch: 1046.5, at: 0.45, rings: 1.4, level: 0.36 },
  ],
};

/** Pieces that land one after the other sound like a few bars of wood, not like a machine. */
const STEPS = [1, 9 / 8, 5 / 4, 1, 3 / 2, 5 / 4, 9 / 8];

export class Synth {
  readonly #context: AudioContext;
  readonly #master: GainNode;
  #landed = 0;

  constructor(context: AudioContext) {
    this.#context = context;
    const soft = context.createBiquadFilter();
    soft.type = "lowpass";
    soft.frequency.value = BRIGHTEST_HZ;
    this.#master = context.createGain();
    this.#master.connect(soft);
    soft.connect(context.destination);
  }

  /** Let one sound ring, at a volume from 0 to 1. */
  async play(cue: Cue, volume: number): Promise<void> {
    if (this.#context.state === "suspended") await this.#context.resume();
    // Ears hear by powers: half way along the slider sounds half as loud.
    this.#master.gain.value = LOUDEST * volume ** 2;
    const higher = cue === "tile" ? (STEPS[this.#landed++ % STEPS.length] ?? 1) : 1;
    for (const stroke of STROKES[cue]) {
      const pitch = stroke.pitch * higher;
      this.#strike({ ...stroke, pitch });
      this.#strike({
        at: stroke.at,
        pitch: pitch * PARTIAL.above,
        rings: stroke.rings * PARTIAL.rings,
        level: stroke.level * PARTIAL.level,
      });
    }
  }

  #strike({ pitch, at, rings, level }: Stroke): void {
    const begin = this.#context.currentTime + at;
    const end = begin + ATTACK + rings;
    const wave = this.#context.createOscillator();
    wave.frequency.value = pitch;
    const shape = this.#context.createGain();
    shape.gain.setValueAtTime(SILENT, begin);
    shape.gain.exponentialRampToValueAtTime(level, begin + ATTACK);
    shape.gain.exponentialRampToValueAtTime(SILENT, end);
    wave.connect(shape);
    shape.connect(this.#master);
    wave.start(begin);
    wave.stop(end);
  }
}
