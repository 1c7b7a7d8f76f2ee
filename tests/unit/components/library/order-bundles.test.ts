// Which bundles are listed, and in which order.
import { expect, test } from "vitest";
import { foundBundles, orderedBundles } from "@/components/library/order-bundles.ts";
import { brand } from "@/lib/base/brand.ts";
import { epochMs } from "@/lib/base/time.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import type { BundleSummary } from "@/lib/model/library.ts";
import type { BundleRow } from "@/lib/store/rows.ts";
import { bundle, sessionId } from "../../library/sample-rows.ts";

const claim = brand<ClaimId>("x");

interface Sketch {
  readonly title?: string;
  readonly to?: number;
  readonly size?: number;
  readonly loss?: number;
  readonly warning?: number;
  readonly missing?: string;
}

function row(id: string, { title, to, size = 1, loss = 0, warning = 0, missing }: Sketch): BundleRow {
  const unknown = { claim, standing: "unknown", reason: "not recorded" } as const;
  const summary: BundleSummary = {
    bundle: bundle(id, []).id,
    analysisVersion: 1,
    session: sessionId(id),
    title: title === undefined ? unknown : { claim, standing: "observed", value: title },
    host: unknown,
    hostBecause: [],
    from: unknown,
    to: to === undefined ? unknown : { claim, standing: "observed", value: epochMs(to) },
    wall: unknown,
    sessionsLoaded: 1,
    sessionsMissing: missing === undefined ? [] : [{ id: sessionId(missing), standing: "computed" }],
    fates: [],
    standings: { observed: 0, computed: 0, inferred: 0, unknown: 0 },
    problems: { note: 0, warning, loss },
    inferredProblems: { note: 0, warning: 0, loss: 0 },
    tallies: [],
  };
  return { ...bundle(id, [`file-${id}/D`]), size, summary };
}

const rows = [
  row("ses_a", { title: "beta", to: 100, size: 5, warning: 9 }),
  row("ses_b", { title: "Alpha", to: 300, size: 50, missing: "ses_child" }),
  row("ses_c", { title: "gamma", to: 200, size: 500, loss: 1 }),
  { ...bundle("ses_stopped", []), size: 7 },
];
const ids = (listed: readonly BundleRow[]) => listed.map(({ id }) => String(id));

test("by default the latest comes first, and one without any time last", () => {
  expect(ids(orderedBundles(rows, "newest"))).toEqual(["ses_b", "ses_c", "ses_a", "ses_stopped"]);
});

test("by title in any case; a bundle without one stands by its id", () => {
  expect(ids(orderedBundles(rows, "name"))).toEqual(["ses_b", "ses_a", "ses_c", "ses_stopped"]);
});

test("by size, and by problems: one loss weighs more than many warnings", () => {
  expect(ids(orderedBundles(rows, "size"))).toEqual(["ses_c", "ses_b", "ses_stopped", "ses_a"]);
  expect(ids(orderedBundles(rows, "problems")).slice(0, 2)).toEqual(["ses_c", "ses_a"]);
});

test("a bundle is found by title, its ids, a child that is not loaded, and its files' names", () => {
  const names = new Map([["file-ses_a", "runs/Monday.json"]]);
  expect(ids(foundBundles(rows, "ALPHA", names))).toEqual(["ses_b"]);
  expect(ids(foundBundles(rows, "ses_c", names))).toEqual(["ses_b", "ses_c"]);
  expect(ids(foundBundles(rows, "monday", names))).toEqual(["ses_a"]);
  expect(ids(foundBundles(rows, "nothing of it", names))).toEqual([]);
  expect(foundBundles(rows, "  ", names)).toBe(rows);
});
