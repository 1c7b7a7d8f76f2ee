// What a span says of itself stands no higher than the record: a state told from an end is no recorded word.

import { expect, test } from "vitest";
import { spanClaims } from "@/lib/analysis/timeline/span-claims.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";

function claimsOf(kind: "step" | "tool", row: Parameters<typeof session>[1][number]) {
  const { spans } = analysed(session("ses_lead", [prompt(1), row])).timeline;
  const span = spans.find((one) => one.kind === kind);
  return Object.fromEntries(
    (span ? spanClaims(span) : []).map((claim) => [String(claim.id).split("/").at(-1), said(claim)]),
  );
}

test("a call's state is observed where it is recorded; a refusal is told from it", () => {
  const run = (error?: { type: string; message: string }) =>
    step(2, [tool("call_x", "shell", { command: "ls" }, [2, 3], error ? { error } : {})]);
  expect(claimsOf("tool", run()).state).toBe('observed "completed" by stated');
  const refusal = { type: "permission.rejected", message: "The user declined this tool call" };
  expect(claimsOf("tool", run(refusal)).state).toBe('computed "refused" by stated');
});

test("a step without an agent has no name on record, and its end is told from its time", () => {
  const { agent: _, ...nameless } = step(2);
  expect(claimsOf("step", step(2)).name).toBe('observed "lead" by stated');
  expect(claimsOf("step", nameless).name).toBe("unknown: not recorded");
  expect(claimsOf("step", nameless).state).toBe('computed "completed" by stated');
});
