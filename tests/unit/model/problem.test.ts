import { expect, test } from "vitest";
import { problem } from "@/lib/model/problem.ts";

test("a message stays readable, however long the name is that it quotes", () => {
  const { message } = problem("unknown-row-type", `The row type "${"x".repeat(1_000_000)}" is not known`);
  expect(message.length).toBeLessThanOrEqual(1000);
  expect(message.startsWith('The row type "xxx')).toBe(true);
  expect(message.endsWith("…")).toBe(true);
});

test("a message of a usual length is kept as it is", () => {
  const said = `It names ${"ses_".repeat(100)}.`;
  expect(problem("orphan-notice", said).message).toBe(said);
});
