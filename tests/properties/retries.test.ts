// Laws of retries: what is named began after the refusal, in its turn or the next; what came before the refusal changes nothing;
// without a refusal there is none.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonObject } from "@/lib/base/json.ts";
import { knownValue } from "@/lib/model/claim.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { idle, prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";

const DENIED = { type: "permission.rejected", message: "Permission denied" };

const call = fc.constantFrom<readonly [tool: string, input: JsonObject]>(
  ["write", { path: "src/a.ts", content: "" }],
  ["edit", { path: "./src/a.ts" }],
  ["read", { path: "src/a.ts" }],
  ["shell", { command: "rm -rf src/a.ts" }],
  ["shell", { command: "cd src && rm a.ts" }],
  ["shell", { command: "bash -c 'rm b.ts'", workdir: "src" }],
  ["shell", { command: "git push origin main; curl https://api.test/x" }],
  ["shell", { command: "case x in" }],
  ["grep", { pattern: "x", path: "src/a.ts" }],
  ["webfetch", { url: "https://api.test/y" }],
  ["todowrite", { todos: [] }],
);
const row = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("call"), call, isDenied: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("turn"), call, isDenied: fc.constant(false) }) },
);
const rows = fc.array(row, { maxLength: 14 });

interface Row {
  readonly kind: string;
  readonly call: readonly [tool: string, input: JsonObject];
  readonly isDenied: boolean;
}

/** Ids of calls count from `first`, and times from second 10 × `first` on. */
function written(list: readonly Row[], first: number): readonly JsonObject[] {
  return list.flatMap(({ kind, call: [name, input], isDenied }, index) => {
    const at = 10 * (first + index);
    if (kind === "turn") return [idle(at), prompt(at + 1)];
    const ended = isDenied ? { error: DENIED } : {};
    return [step(at, [tool(`call_${first + index}`, name, input, [at, at + 1], ended)])];
  });
}

const retriesOf = (messages: readonly JsonObject[]) =>
  analysed(session("ses_lead", [prompt(1), ...messages])).retries.map((retry) => ({
    refused: Number(/call_(\d+)/.exec(retry.decision)?.[1]),
    call: Number(String(knownValue(retry.call)).slice("call_".length)),
    said: [retry.turn, retry.ended, knownValue(retry.by), knownValue(retry.shared), retry.call.standing],
  }));

test("a retry comes after its refusal, in its turn or the next, is inferred, and at most three are named", () => {
  fc.assert(
    fc.property(rows, (list) => {
      const retries = retriesOf(written(list, 1));
      for (const { refused, call: later, said } of retries) {
        expect(later).toBeGreaterThan(refused);
        expect(list[refused - 1]?.isDenied).toBe(true);
        const turns = list.slice(refused - 1, later - 1).filter(({ kind }) => kind === "turn").length;
        expect(said[0]).toBe(turns === 0 ? "same" : "next");
        expect(turns).toBeLessThan(2);
        expect(said[4]).toBe("inferred");
        expect(retries.filter((one) => one.refused === refused).length).toBeLessThan(4);
      }
    }),
    { numRuns: 150 },
  );
});

test("what came before a refusal changes nothing about it", () => {
  fc.assert(
    fc.property(rows, rows, (before, list) => {
      const allowed = before.map((one) => ({ ...one, isDenied: false }));
      const alone = retriesOf(written(list, 50));
      expect(retriesOf([...written(allowed, 1), ...written(list, 50)])).toEqual(alone);
    }),
    { numRuns: 100 },
  );
});

test("without a refusal nothing is a retry", () => {
  fc.assert(
    fc.property(rows, (list) => {
      expect(
        retriesOf(
          written(
            list.map((one) => ({ ...one, isDenied: false })),
            1,
          ),
        ),
      ).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
