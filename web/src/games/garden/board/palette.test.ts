import { testPalette } from "../../../../tests/palette";
import { INFO } from "./fixtures";

testPalette({
  file: "src/games/garden/board/art/colours.css",
  prefix: "qg",
  colours: INFO.colours,
  apart: 0.11,
  contrast: 4,
});
