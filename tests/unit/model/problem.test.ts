import { expect, test } from "vitest";
import { problem, speaksOf } from "@/lib/model/problem.ts";
import { say } from "@/lib/model/sentences.ts";
import { messageOf } from "../../scenario/worded.ts";

test("a message stays readable, however long the name is that it quotes", () => {
  const told = messageOf(problem("unknown-row-type", say("row-of-type", { type: "x".repeat(1_000_000) })));
  expect(told.length).toBeLessThanOrEqual(1100);
  expect(told).toMatch(/^The row type “xxx+…” is not known\.$/);
});

test("a message stays readable, however many names it quotes", () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `export-${index}.json`);
  const told = problem(
    "duplicate-session",
    say("session-in-several", { session: "ses_a", count: 10_000, names }),
  );
  expect(messageOf(told).length).toBeLessThanOrEqual(1500);
  expect(messageOf(told)).toContain("10000 documents here: export-0.json, export-1.json");
});

test("a name of a usual length is kept as it is", () => {
  const child = "ses_".repeat(100);
  expect(problem("orphan-notice", say("notice-of-no-dispatch", { child })).values).toEqual({ child });
});

test("a problem speaks of the ids that it names, and of no other", () => {
  const told = problem("missing-child-export", say("child-not-loaded", { session: "ses_a" }));
  expect([speaksOf(told, "ses_a"), speaksOf(told, "ses_b")]).toEqual([true, false]);
});
