// Law 6: a report comes back in with the analysis that it was given, and a second report of it is the same bytes.

import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { claimsIn } from "@/lib/model/claim-index.ts";
import { FREE_TEXT_KINDS, UTC_REPORT_ZONE } from "@/lib/model/session-report.ts";
import { findReport } from "@/lib/pipeline/find-report.ts";
import { readReport } from "@/lib/pipeline/read-report.ts";
import { makeReport, remakeReport } from "@/lib/redact/session-report.ts";
import { renderReport } from "@/lib/report/document.ts";
import { wordsOf } from "@/lib/words/language.ts";
import { FIXTURE_BUNDLES, readFixture } from "../scenario/fixture-bundles.ts";

const DEFAULTS = {
  include: [],
  only: false,
  language: "en",
  zone: UTC_REPORT_ZONE,
  version: "1.2.3",
} as const;
const CHOICES = [
  DEFAULTS,
  { ...DEFAULTS, include: FREE_TEXT_KINDS, language: "zh" as const },
  { ...DEFAULTS, include: ["titles" as const, "errors" as const], only: true },
];

test.each(FIXTURE_BUNDLES)(
  "$path comes back as it was given, and its second report is the same bytes",
  async (bundle) => {
    const analysis = analyse(readFixture(bundle));
    for (const choices of CHOICES) {
      const { report } = makeReport(analysis, choices);
      const page = renderReport(report, wordsOf(choices.language));
      const found = await findReport(sourceFromBytes(new TextEncoder().encode(page), "report.html"));
      if (found === null) throw new Error("a report is not known as one");
      const read = readReport(found, "report.html");
      if (!read.ok) throw new Error(`${read.failure.says} ${JSON.stringify(read.failure.values)}`);
      expect(read.value).toEqual(report);
      const again = remakeReport(read.value, { ...choices, version: "9.9.9" }).report;
      expect(renderReport(again, wordsOf(choices.language))).toBe(page);
    }
  },
);

test.each(FIXTURE_BUNDLES)(
  "no claim of $path changes its standing, its rule or its places on the way",
  (bundle) => {
    const told = (value: unknown) =>
      claimsIn(value).map((claim) =>
        claim.standing === "hidden" ? claim.id : [claim.standing, claim.warrant, claim.grounds.length],
      );
    const analysis = analyse(readFixture(bundle));
    expect(told(makeReport(analysis, DEFAULTS).report.analysis)).toEqual(told(analysis));
  },
);
