// What is said in the lessons of Queen's Garden, by the service's keys.
import type { LessonWords } from "../../lib/game";

const PASSED = { passed: "learn-passed" };

export const LESSONS: Record<string, LessonWords> = {
  acquire: {
    title: "learn-qg-acquire",
    text: "learn-qg-acquire-text",
    tasks: [
      { task: "learn-qg-acquire-do", done: "learn-qg-acquire-done" },
      { task: "learn-qg-acquire-do-2", done: "learn-qg-acquire-done-2" },
    ],
    missed: {
      ...PASSED,
      acquire: "learn-qg-acquire-other",
      fewer: "learn-qg-acquire-fewer",
      copy: "learn-qg-acquire-copy",
      expansion: "learn-qg-acquire-expansion",
    },
  },
  storage: {
    title: "learn-qg-storage",
    text: "learn-qg-storage-text",
    tasks: [
      { task: "learn-qg-storage-do", done: "learn-qg-storage-done" },
      { task: "learn-qg-storage-do-2", done: "learn-qg-storage-done-2" },
    ],
    missed: {
      ...PASSED,
      one: "learn-qg-storage-one",
      room: "learn-qg-storage-room",
      acquire: "learn-qg-acquire-other",
      fewer: "learn-qg-storage-fewer",
    },
  },
  pay: {
    title: "learn-qg-pay",
    text: "learn-qg-pay-text",
    tasks: [{ task: "learn-qg-pay-do", done: "learn-qg-pay-done" }],
    missed: { ...PASSED, butterfly: "learn-qg-pay-butterfly" },
  },
  jokers: {
    title: "learn-qg-jokers",
    text: "learn-qg-jokers-text",
    tasks: [{ task: "learn-qg-jokers-do", done: "learn-qg-jokers-done" }],
    missed: { ...PASSED, flower: "learn-qg-jokers-flower" },
  },
  expansions: {
    title: "learn-qg-expansions",
    text: "learn-qg-expansions-text",
    tasks: [
      { task: "learn-qg-expansions-do", done: "learn-qg-expansions-done" },
      { task: "learn-qg-expansions-do-2", done: "learn-qg-expansions-done-2" },
    ],
    missed: {
      ...PASSED,
      apart: "learn-qg-expansions-apart",
      expansion: "learn-qg-expansions-expansion",
      buy: "learn-qg-expansions-buy",
    },
  },
  surround: {
    title: "learn-qg-surround",
    text: "learn-qg-surround-text",
    tasks: [{ task: "learn-qg-surround-do", done: "learn-qg-surround-done" }],
    missed: {
      ...PASSED,
      elsewhere: "learn-qg-surround-elsewhere",
      fountain: "learn-qg-surround-fountain",
    },
  },
  groups: {
    title: "learn-qg-groups",
    text: "learn-qg-groups-text",
    tasks: [
      { task: "learn-qg-groups-do", done: "learn-qg-groups-done" },
      { task: "learn-qg-groups-do-2", done: "learn-qg-groups-done-2" },
    ],
    missed: {
      ...PASSED,
      apart: "learn-qg-groups-apart",
      tree: "learn-qg-groups-tree",
      group: "learn-qg-groups-group",
    },
  },
  round: {
    title: "learn-qg-round",
    text: "learn-qg-round-text",
    tasks: [
      { task: "learn-qg-round-do", done: "learn-qg-round-done" },
      { task: "learn-qg-round-do-2", done: "learn-qg-round-done-2" },
    ],
    missed: {
      ...PASSED,
      wheel: "learn-qg-round-wheel",
      discarded: "learn-qg-round-discarded",
      pass: "learn-pass",
    },
  },
  end: {
    title: "learn-qg-end",
    text: "learn-qg-end-text",
    tasks: [
      { task: "learn-qg-end-do", done: "learn-qg-end-done" },
      { task: "learn-qg-end-do-2", done: "learn-qg-end-done-2" },
    ],
    missed: { ...PASSED, six: "learn-qg-end-six", pass: "learn-pass" },
  },
};
