import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { isJsonObject, type Json } from "../../../lib/base/json.ts";
import { sessionExport } from "../../../lib/formats/opencode-1/schema.ts";
import { sessionTransfer } from "../../../lib/formats/opencode-2/schema.ts";
import type { GeneratedBundle } from "../../scenario/generate/bundle.ts";
import { anyBundle } from "../../scenario/generate/exports.ts";
import { ALL_BUILDS, PUBLISHED, valuesOf } from "../../scenario/generate/from-schema.ts";

const SCHEMAS = [
  ["opencode-1", sessionExport],
  ["opencode-2", sessionTransfer],
] as const;
const RUNS = { numRuns: 60, seed: 11 };

test.each(SCHEMAS)("what is generated from the schema of %s satisfies it", (_name, schema) => {
  fc.assert(
    fc.property(valuesOf(schema, PUBLISHED), (value) => {
      expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
    }),
    RUNS,
  );
});

test("values of all builds hold unknown keys and other builds' members as well", () => {
  const values = fc.sample(valuesOf(sessionTransfer, ALL_BUILDS), { numRuns: 100, seed: 3 });
  const text = JSON.stringify(values);
  expect(text).toContain('"future"');
  expect(text).toContain('"native"');
  expect(text).toContain('"workspaceID"');
  expect(
    JSON.stringify(fc.sample(valuesOf(sessionTransfer, PUBLISHED), { numRuns: 100, seed: 3 })),
  ).not.toMatch(/"future"|"native"|"workspaceID"/);
});

test("a kind of schema that is not known is refused, not skipped", () => {
  expect(() => valuesOf(z.object({ when: z.date() }), PUBLISHED)).toThrow(/kind date/);
});

test("the exports of a bundle survive being written and are what their host's schema says", () => {
  fc.assert(
    fc.property(anyBundle(), ({ format, exports }) => {
      const schema = format === "opencode-1" ? sessionExport : sessionTransfer;
      for (const one of exports) {
        const read: unknown = JSON.parse(JSON.stringify(one.value));
        expect(read).toEqual(one.value);
        expect(schema.safeParse(read).error?.issues ?? []).toEqual([]);
      }
    }),
    RUNS,
  );
});

test("a loaded child names its caller, and no other session has a parent", () => {
  fc.assert(
    fc.property(anyBundle(), (bundle) => {
      const callers = new Map(bundle.dispatches.map(({ child, caller }) => [child, caller]));
      for (const [index, one] of bundle.exports.entries()) {
        expect(parentOf(one.value)).toBe(index === 0 ? undefined : callers.get(one.session));
      }
    }),
    RUNS,
  );
});

test("a notice never comes before the acknowledgement or before the end that the child's export shows", () => {
  fc.assert(
    fc.property(anyBundle(), (bundle) => {
      for (const { injectedAt, acknowledgedAt, childEndedAt } of bundle.dispatches) {
        if (injectedAt === null) continue;
        expect(injectedAt).toBeGreaterThan(acknowledgedAt);
        expect(injectedAt).toBeGreaterThan(childEndedAt ?? 0);
      }
    }),
    RUNS,
  );
});

test("bundles hold answered, unanswered, loaded and missing children, two levels deep", () => {
  const bundles = fc.sample(anyBundle(), { numRuns: 200, seed: 5 });
  const all = bundles.flatMap((bundle) => bundle.dispatches);
  expect(all.some((one) => one.injectedAt !== null && one.childEndedAt !== null)).toBe(true);
  expect(all.some((one) => one.plan.background && one.injectedAt === null)).toBe(true);
  expect(all.some((one) => one.plan.isChildLoaded && one.childEndedAt === null)).toBe(true);
  expect(bundles.some(hasGrandchild)).toBe(true);
});

function hasGrandchild({ dispatches }: GeneratedBundle): boolean {
  return dispatches.some(({ child }) => dispatches.some(({ caller }) => caller === child));
}

function parentOf(value: Json): Json | undefined {
  const info = isJsonObject(value) ? value.info : null;
  return isJsonObject(info) ? info.parentID : undefined;
}
