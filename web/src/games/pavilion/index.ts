// Summer Pavilion on the page.
import type { GamePage } from "../../lib/game";
import type { PavilionInfo } from "./types";
import Emblem from "./Emblem.svelte";
import { expected } from "./expected";
import { gained } from "./gained";
import { logLine, reasons } from "./log";
import OptionFields from "./OptionFields.svelte";
import { Options } from "./options.svelte";
import Scene from "./Scene.svelte";
import { refusals } from "./refusals";
import { finals, itemDetail, itemWords } from "./scoring";
import { terms } from "./terms";

export const page: GamePage<PavilionInfo> = {
  name: "summer-pavilion",
  title: "game-summer-pavilion",
  about: "game-summer-pavilion-about",
  before: "rules-sp-before",
  Emblem,
  Scene,
  Options,
  OptionFields,
  terms,
  logLine,
  reasons,
  keys: {},
  refusals,
  expected,
  gained,
  finals,
  itemWords,
  itemDetail,
  loadBoard: () => import("./board"),
  loadRules: () => import("./rules"),
  loadLessons: () => import("./lessons"),
  loadEditor: () => import("./editor"),
};
