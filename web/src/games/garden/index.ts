// Queen's Garden on the page.
import type { GamePage } from "../../lib/game";
import { withWords } from "../../lib/i18n.svelte";
import type { GardenInfo } from "./types";
import Emblem from "./Emblem.svelte";
import { expected } from "./expected";
import { gained } from "./gained";
import { logLine, reasons } from "./log";
import OptionFields from "./OptionFields.svelte";
import OptionForm from "./OptionForm.svelte";
import { Options } from "./options.svelte";
import Scene from "./Scene.svelte";
import { refusals } from "./refusals";
import { finals, itemDetail, itemWords } from "./scoring";
import { terms } from "./terms";

export const page: GamePage<GardenInfo> = {
  name: "queens-garden",
  title: "game-queens-garden",
  about: "game-queens-garden-about",
  before: "rules-qg-before",
  Emblem,
  Scene,
  Options,
  OptionFields,
  OptionForm,
  terms,
  logLine,
  prelude: ["pay"],
  reasons,
  keys: { R: "keys-rotate" },
  refusals,
  expected,
  gained,
  finals,
  itemWords,
  itemDetail,
  loadBoard: () => withWords(import("./board"), "garden/board"),
  loadRules: () => withWords(import("./rules"), "garden/rules"),
  loadLessons: () => withWords(import("./lessons"), "garden/lessons"),
  loadEditor: () => withWords(import("./editor"), "garden/board", "garden/editor"),
};
