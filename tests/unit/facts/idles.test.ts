// Idles as facts.

import { expect, test } from "vitest";
import { at, idle, prompt, session, step } from "@/tests/scenario/rows-2.ts";
import { factsFrom } from "./facts-of.ts";

test("an idle row without a time is an observed idle of unknown beginning", () => {
  const { time: _, ...timeless } = idle(3);
  const facts = factsFrom({ "a.json": session("ses_lead", [prompt(1), step(2), timeless, prompt(9)]) });
  expect(facts.at("/idles")).toEqual([{ session: "ses_lead", from: null, to: at(9), standing: "observed" }]);
  expect(facts.places("/idles/0")).toEqual(["a.json#/messages/2/outcome"]);
  expect(facts.places("/idles/0/session")).toEqual(["a.json#/info/id"]);
});
