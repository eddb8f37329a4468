// Summer Pavilion on the page.
import type { GamePage } from "../../lib/game";
import { withWords } from "../../lib/i18n.svelte";
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
  loadBoard: () => withWords(import("./board"), "pavilion/board"),
  loadRules: () => withWords(import("./rules"), "pavilion/rules"),
  loadLessons: () => withWords(import("./lessons"), "pavilion/lessons"),
  loadEditor: () => withWords(import("./editor"), "pavilion/board", "pavilion/editor"),
};
