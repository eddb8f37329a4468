// What is said in the lessons of Summer Pavilion, by the service's keys.
import type { LessonWords } from "../../lib/game";

const PASSED = { passed: "learn-passed" };

export const LESSONS: Record<string, LessonWords> = {
  draft: {
    title: "learn-sp-draft",
    text: "learn-sp-draft-text",
    tasks: [{ task: "learn-sp-draft-do", done: "learn-sp-draft-done" }],
    missed: { fewer: "learn-sp-draft-fewer" },
  },
  wild: {
    title: "learn-sp-wild",
    text: "learn-sp-wild-text",
    tasks: [{ task: "learn-sp-wild-do", done: "learn-sp-wild-done" }],
    missed: { fewer: "learn-sp-wild-fewer", tame: "learn-sp-wild-tame" },
  },
  centre: {
    title: "learn-sp-centre",
    text: "learn-sp-centre-text",
    tasks: [{ task: "learn-sp-centre-do", done: "learn-sp-centre-done" }],
    missed: { dear: "learn-sp-centre-dear", factory: "learn-sp-centre-factory" },
  },
  place: {
    title: "learn-sp-place",
    text: "learn-sp-place-text",
    tasks: [
      { task: "learn-sp-place-do", done: "learn-sp-place-done" },
      { task: "learn-sp-place-do-2", done: "learn-sp-place-done-2" },
    ],
    missed: { ...PASSED, points: "learn-sp-place-points", middle: "learn-sp-place-middle" },
  },
  pay: {
    title: "learn-sp-pay",
    text: "learn-sp-pay-text",
    tasks: [{ task: "learn-sp-pay-do", done: "learn-sp-pay-done" }],
    missed: { ...PASSED, four: "learn-sp-pay-four" },
  },
  features: {
    title: "learn-sp-features",
    text: "learn-sp-features-text",
    tasks: [{ task: "learn-sp-features-do", done: "learn-sp-features-done" }],
    missed: { ...PASSED, tame: "learn-sp-features-tame", statue: "learn-sp-features-statue" },
  },
  keep: {
    title: "learn-sp-keep",
    text: "learn-sp-keep-text",
    tasks: [{ task: "learn-sp-keep-do", done: "learn-sp-keep-done" }],
    missed: {
      placed: "learn-sp-keep-placed",
      tame: "learn-sp-keep-tame",
      fewer: "learn-sp-keep-fewer",
    },
  },
  end: {
    title: "learn-sp-end",
    text: "learn-sp-end-text",
    tasks: [
      { task: "learn-sp-end-do", done: "learn-sp-end-done" },
      { task: "learn-sp-end-do-2", done: "learn-sp-end-done-2" },
    ],
    missed: { ...PASSED, star: "learn-sp-end-star", pass: "learn-pass" },
  },
};
