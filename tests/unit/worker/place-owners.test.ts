// Which owners of values stand at a place: what marks the rows in which a search found something.

import { expect, test } from "vitest";
import { ownersAt } from "@/lib/worker/place-owners.ts";
import { acknowledged, prompt, session, step } from "@/tests/scenario/rows-2.ts";
import { searching } from "../search/searching.ts";

test("a call is owned apart from its step, and neither by another record", async () => {
  const rows = [
    prompt(1, "canary"),
    step(2, [{ type: "text", text: "canary" }, acknowledged("a", "ses_b", [2, 3])]),
  ];
  const { corpus, find } = await searching({ "a.json": JSON.stringify(session("ses_a", rows)) });
  const at = ownersAt(corpus.outline);
  const [document] = corpus.outline.documents;
  if (document === undefined) throw new Error("one document was given");
  const place = (pointer: string) => at({ document: document.id, line: null, at: pointer });
  const found = new Set((await find("canary")).result.places.owner);
  const isFound = (pointer: string) => place(pointer).some((owner) => found.has(owner));

  expect(isFound("/messages/0")).toBe(true);
  expect(isFound("/messages/1")).toBe(true);
  expect(isFound("/messages/1/content/1")).toBe(false);
  expect(place("/messages/1/content/1")).not.toEqual(place("/messages/1"));
  expect(place("/messages/9")).toEqual([]);
});
