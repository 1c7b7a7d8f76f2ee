// Ids of claims, where recorded ids hold the character that joins them.

import { expect, test } from "vitest";
import { claimById, claimsNamed } from "@/lib/model/claim-index.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { acknowledged, idle, prompt, session, step } from "@/tests/scenario/rows-2.ts";

test("a slash in a recorded id joins nothing: no two claims share an id", () => {
  const { dispatches } = analysed(
    session("ses_a", [prompt(1), step(2, [acknowledged("b/c", "ses_x", [2, 5])])]),
    session("ses_a/b", [prompt(1), step(2, [acknowledged("c", "ses_y", [2, 5])])]),
  );
  expect(new Set(dispatches.map(({ id }) => id)).size).toBe(2);
});

test("each claim about a session with a slash in its id is found by its id", () => {
  const analysis = analysed(
    session("ses_a/b%2Fc", [prompt(1), step(2, [acknowledged("c%/", "ses_y", [2, 5])])]),
  );
  const index = claimById(analysis);
  const [dispatch] = analysis.dispatches;
  expect(dispatch && index.get(dispatch.settledBy.id)).toBe(dispatch?.settledBy);
  expect(dispatch?.id).toBe("ses_a%2Fb%252Fc/c%25%2F");
});

test("claims of some ids are found among their records, those that no record has are not", () => {
  const { dispatches, idles } = analysed(
    session("ses_a/b", [prompt(1), step(2, [acknowledged("c%/", "ses_y", [2, 5])]), step(6), idle(8)]),
  );
  const all = claimById([dispatches, idles]);
  expect(all.size).toBeGreaterThan(20);
  for (const [id, claim] of all) {
    expect(claimsNamed(new Set([id]), [dispatches, idles])).toEqual(new Map([[id, claim]]));
  }
  const first = dispatches[0]?.settledBy.id;
  expect(first && claimsNamed(new Set([first]), [idles]).size).toBe(0);
  expect(claimsNamed(new Set(), [dispatches]).size).toBe(0);
});
