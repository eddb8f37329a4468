// Simulation of colour blindness, to check the palettes.

/** The matrices of linear colours seen without one kind of cone (Machado and others, 2009). */
export const SIGHTS = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

export type Sight = keyof typeof SIGHTS;

type Matrix = readonly (readonly number[])[];

// The Oklab space, in which distance is perceived difference.
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const TO_LIGHT: Matrix = [[0.2126, 0.7152, 0.0722]];

function times(matrix: Matrix, vector: readonly number[]): number[] {
  return matrix.map((row) =>
    row.reduce((sum, part, index) => sum + part * (vector[index] ?? 0), 0),
  );
}

/** Return linear red, green and blue of a colour written #rrggbb. */
function linear(hex: string): number[] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`${hex} is not a colour written #rrggbb`);
  return [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

function seen(hex: string, sight: Sight): number[] {
  const light = times(SIGHTS[sight], linear(hex)).map((part) => Math.min(Math.max(part, 0), 1));
  return times(TO_LAB, times(TO_CONES, light).map(Math.cbrt));
}

/** Return how different two colours look; just distinguishable shades are about 0.02 apart. */
export function difference(one: string, other: string, sight: Sight): number {
  const [first, second] = [seen(one, sight), seen(other, sight)];
  return Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
}

/** Return the contrast ratio that WCAG defines. */
export function contrast(one: string, other: string): number {
  const lights = [one, other].map((hex) => times(TO_LIGHT, linear(hex))[0] ?? 0);
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

/** Return the custom properties that a rule of a style sheet sets to plain colours. */
export function coloursIn(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`the style sheet has no rule for ${selector}`);
  const rule = css.slice(start, css.indexOf("}", start));
  return new Map(
    [...rule.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map(([, name = "", hex = ""]) => [
      name,
      hex,
    ]),
  );
}
