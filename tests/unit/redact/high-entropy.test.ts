// Runs that look drawn by chance are found whole, wherever in a text they begin and whatever stands beside them.

import { expect, test } from "vitest";
import { highEntropyRuns } from "@/lib/redact/secrets/high-entropy.ts";
import { meter } from "@/lib/redact/secrets/meter.ts";

const DRAWN = "q7Rk2mX9vT4bL8sW1zNc6HyJ3dGf5PaE0uQiVtB7";

const runsOf = (text: string) => highEntropyRuns({ text, low: text.toLowerCase(), meter: meter() });

test("one run, from any place on", () => {
  for (let before = 0; before <= 70; before += 1) {
    for (const length of [32, 33, 40]) {
      const run = DRAWN.slice(0, length);
      const text = `${" x".repeat(70).slice(0, before)} ${run} and more`;
      expect(runsOf(text)).toEqual([{ start: before + 1, end: before + 1 + length }]);
    }
  }
});

test("two runs with one sign between them are two, three are three", () => {
  const found = runsOf(`${DRAWN}.${DRAWN},${DRAWN}`);
  expect(found.map(({ start, end }) => [start, end])).toEqual([
    [0, 40],
    [41, 81],
    [82, 122],
  ]);
});

test("a run that is one character too short is none, wherever it begins", () => {
  for (let before = 0; before <= 70; before += 1)
    expect(runsOf(`${".".repeat(before)}${DRAWN.slice(0, 31)}.`)).toEqual([]);
});

test("a run at the very end is found", () => {
  expect(runsOf(`${" ".repeat(31)}${DRAWN}`)).toEqual([{ start: 31, end: 71 }]);
});

test("ids that are joined, as in the id of a bundle, are none", () => {
  const named = "ses_f68fc41fffferYEg0kHSpElvNG";
  for (const text of [
    `document:e259be9cb2a7+${named}`,
    `${named}+${named}`,
    `e259be9cb2a7+${named}+e259be9cb2a7`,
  ])
    expect(runsOf(text)).toEqual([]);
  expect(runsOf(`${DRAWN}+${named}`).length).toBe(1);
});
