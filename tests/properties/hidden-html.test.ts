// "Only live-observed" in the page itself: nothing that only an inference gives is left in the HTML of the screens, and
// what it hides is said to be hidden.

import fc from "fast-check";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DispatchList } from "@/components/dispatch/dispatch-list.tsx";
import { DispatchTable } from "@/components/dispatch/dispatch-table.tsx";
import { DispatchTotals } from "@/components/dispatch/dispatch-totals.tsx";
import { OverviewContent } from "@/components/overview/overview-content.tsx";
import { loadWords } from "@/components/ui/loaded-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { claimsIn } from "@/lib/model/claim-index.ts";
import { withoutInferred } from "@/lib/model/live-observed.ts";
import { anyBundle } from "../scenario/generate/exports.ts";
import { look } from "./claims-of-bundles.ts";

await loadWords("en");

function screensOf(view: BundleView): string {
  const ids = view.dispatches.map(({ id }) => id);
  const open = new Set(ids);
  const rows = view.dispatches;
  const ignore = (): void => undefined;
  const screens: readonly ReactElement[] = [
    createElement(OverviewContent, { view }),
    createElement(DispatchTotals, { totals: view.totals }),
    createElement(DispatchTable, { view, open }),
    createElement(DispatchList, { view, rows, open, onToggle: ignore, selected: null, onSelect: ignore }),
  ];
  return screens.map((screen) => renderToStaticMarkup(screen)).join("\n");
}

function viewOf(exports: Parameters<typeof look>[0]): BundleView {
  const { timeline, ...rest } = look(exports).analysis;
  const { spans: _, ...drawn } = timeline;
  return { ...rest, timeline: drawn };
}

test("with the switch on no mark, no claim and no word of an inference is in the page", () => {
  let inferences = 0;
  fc.assert(
    fc.property(anyBundle(), ({ exports }) => {
      const view = viewOf(exports);
      const shown = withoutInferred(view);
      inferences += shown.hidden;
      const html = screensOf(shown.view);
      expect(html).not.toContain('data-standing="inferred"');
      expect(html).not.toContain("the lead went idle");
      for (const claim of claimsIn(view)) {
        if (claim.standing === "inferred") expect(html).not.toContain(`data-claim="${claim.id}"`);
      }
      if (shown.view.dispatches.some(({ settledBy }) => settledBy.standing === "hidden"))
        expect(html).toContain("inferred, hidden");
    }),
    { numRuns: 60 },
  );
  expect(inferences).toBeGreaterThan(20);
});

test("with the switch off the same screens show each inferred settlement as one", () => {
  fc.assert(
    fc.property(anyBundle(), ({ exports }) => {
      const view = viewOf(exports);
      const html = screensOf(view);
      for (const { settledBy } of view.dispatches) {
        if (settledBy.standing === "inferred") expect(html).toContain('data-standing="inferred"');
      }
      expect(html).not.toMatch(/\[object |NaN|undefined/);
    }),
    { numRuns: 60 },
  );
});
