// The signs of Summer Pavilion as SVG paths, each drawn around 0, 0 in about 24 units.

export const COLOURS = ["purple", "green", "orange", "yellow", "blue", "red"] as const;

/** How a tile can lie: upright, in the spaces of a star, and flat. */
export const ANGLES = [0, 60, 90, 120] as const;

/** A mark per colour, so that colour is never the only sign: `ink` on the glaze, `cut` out of it. */
export const MARKS: Record<(typeof COLOURS)[number], { ink: string; cut?: string; line?: string }> =
  {
    // a moon and a star
    purple: {
      ink: "M3.8-9.8A10 10 0 1 0 10.2 4.2 8 8 0 1 1 3.8-9.8zM7.2-6.6 8.3-3.7 11.2-2.6 8.3-1.5 7.2 1.4 6.1-1.5 3.2-2.6 6.1-3.7z",
    },
    // a leaf
    green: {
      ink: "M-8.6 8.8C-12.4-2.6-4-10.4 10-10 10.6 3.6 3 11.8-7.2 8.8z",
      cut: "M-7.4 6.2C-3.6 0 1-3.8 6.4-6.4 2.2-2.4-1.6 1.6-5.2 7.6z",
      line: "M-10.4 10.6-7 7.4",
    },
    // a slice of fruit
    orange: {
      ink: "M-11.6-5.6H11.6A11.6 11.6 0 0 1-11.6-5.6z",
      cut: "M-1.1-2.8V4.8A8.4 8.4 0 0 1-5 3.1zM1.1-2.8V4.8A8.4 8.4 0 0 0 5 3.1zM-2.6-3.4-6.5 1.9A8.4 8.4 0 0 1-8.4-3.4zM2.6-3.4 6.5 1.9A8.4 8.4 0 0 0 8.4-3.4z",
    },
    // a sun
    yellow: {
      ink: "M0-5.2A5.2 5.2 0 1 1 0 5.2 5.2 5.2 0 1 1 0-5.2z",
      line: "M0-8.4V-10.8M0 8.4V10.8M8.4 0H10.8M-8.4 0H-10.8M5.9-5.9 7.6-7.6M5.9 5.9 7.6 7.6M-5.9 5.9-7.6 7.6M-5.9-5.9-7.6-7.6",
    },
    // a drop
    blue: {
      ink: "M0-11.6C4.8-5.4 7.8-1.6 7.8 3.2A7.8 7.8 0 0 1-7.8 3.2C-7.8-1.6-4.8-5.4 0-11.6z",
      cut: "M-4.9 3.4A4.9 4.9 0 0 0 0 8.3V6.2A2.8 2.8 0 0 1-2.8 3.4z",
    },
    // a heart
    red: {
      ink: "M0 10.4C-13 1.6-12.4-8.6-6-9.4-3-9.8-.8-8.2 0-5.6.8-8.2 3-9.8 6-9.4 12.4-8.6 13 1.6 0 10.4z",
      cut: "M-6.6-6.4C-8.8-5.4-9-2.6-7.8-.4-6.8-.8-6.8-1.4-7-2.4-7.2-4-6.6-5-5.4-5.6-5.2-6.4-5.8-6.8-6.6-6.4z",
    },
  };

/** The features as small sculptures: `body` in stone or gold, `shade` on its dark side, `cut` through it. */
export const FEATURES: Record<string, { body: string; shade: string; cut: string }> = {
  pillar: {
    body: "M-8-11.5H8V-9H6.6C6.6-7 5.8-6 4.6-6L5 6.4H6.4V8.8H8V12H-8V8.8H-6.4V6.4H-5L-4.6-6C-5.8-6-6.6-7-6.6-9H-8z",
    shade: "M1.6-6H4.6L5 6.4H6.4V8.8H8V12H3.4V8.8L2.6 6.4zM3.6-11.5H8V-9H6.6C6.6-7 5.8-6 4.6-6H3z",
    cut: "M-2.9-4.8H-1.9L-2.1 5.6H-3.1zM-.5-4.8H.5V5.6H-.5zM1.9-4.8H2.9L3.1 5.6H2.1z",
  },
  statue: {
    body: "M0-12.4A3.5 3.7 0 0 1 2.3-6C2.3-5 2.6-4.6 3.8-4.2 6.6-3.4 6.8.4 5.2 3L5.6 5.4H-5.6L-5.2 3C-6.8.4-6.6-3.4-3.8-4.2-2.6-4.6-2.3-5-2.3-6A3.5 3.7 0 0 1 0-12.4zM-5 6.4H5V9.4H7V12H-7V9.4H-5z",
    shade:
      "M0-12.4A3.5 3.7 0 0 1 2.3-6C2.3-5 2.6-4.6 3.8-4.2 6.6-3.4 6.8.4 5.2 3L5.6 5.4H2C3.4 1 2.6-2.6.9-4.6 1.7-7 1.5-10.4 0-12.4zM2.4 6.4H5V9.4H7V12H3.4z",
    cut: "M-4-2.8C-1.4-1.6 1.8 1.2 2.8 5H1.7C.5 2-2-.4-4.7-1.5zM-5 1C-3.4 2-2.2 3.2-1.6 5H-2.7C-3.2 4-4 3-5.2 2.3z",
  },
  window: {
    body: "M-8 12V-3.4A8 8.4 0 0 1 8-3.4V12z",
    shade: "M4.4-10.6A8 8.4 0 0 1 8-3.4V12H5.9V-3.4A6 6.2 0 0 0 4-7.8z",
    cut: "M-5.7-3.4A5.7 6 0 0 1-.8-9.3V-3.4zM5.7-3.4A5.7 6 0 0 0 .8-9.3V-3.4zM-5.7-1.8V3.6H-.8V-1.8zM.8-1.8V3.6H5.7V-1.8zM-5.7 5.2V9.9H-.8V5.2zM.8 5.2V9.9H5.7V5.2z",
  },
};

/** The laurel around the first-player marker's 1. */
export const LAUREL =
  "M-4.2 8.6C-8.6 6.8-10.6 2.6-9.8-2.4M4.2 8.6C8.6 6.8 10.6 2.6 9.8-2.4" +
  "M-9.6-1C-11.8-2.6-12-5-10.6-7-9.2-5-8.8-3-9.6-1zM-9.2 3C-11.8 2.6-13.2.6-13-1.8-10.6-1.2-9.2.6-9.2 3z" +
  "M-7 6.4C-9.6 7-11.6 5.8-12.4 3.6-10-.2-7.2 4-7 6.4z" +
  "M9.6-1C11.8-2.6 12-5 10.6-7 9.2-5 8.8-3 9.6-1zM9.2 3C11.8 2.6 13.2.6 13-1.8 10.6-1.2 9.2.6 9.2 3z" +
  "M7 6.4C9.6 7 11.6 5.8 12.4 3.6 10-.2 7.2 4 7 6.4z";
