import { testPalette } from "../../../../tests/palette";
import { INFO } from "./fixtures";

testPalette({
  file: "src/games/pavilion/board/art/colours.css",
  prefix: "sp",
  colours: INFO.colours,
  apart: 0.12,
  contrast: 3.8,
});
