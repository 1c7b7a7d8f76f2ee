// The report of a small run, pinned as it is written: what a stranger reads. Styles and data have tests of their own and are
// left out; a line begins with each row, section and fold, so that a change can be reviewed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "vitest";
import { UTC_REPORT_ZONE } from "@/lib/model/session-report.ts";
import { DEFAULT_POLICY } from "@/lib/redact/policy.ts";
import { makeReport } from "@/lib/redact/session-report.ts";
import { renderReport } from "@/lib/report/document.ts";
import { wordsOf } from "@/lib/words/language.ts";
import { analysed } from "../scenario/analysed.ts";
import { expectGolden } from "./golden-file.ts";

const SAMPLE = join(import.meta.dirname, "../../public/samples/refusal-by-rule.json");

test("the report of a run with a refusal", () => {
  const { report } = makeReport(analysed(JSON.parse(readFileSync(SAMPLE, "utf8"))), {
    ...DEFAULT_POLICY,
    language: "en",
    zone: UTC_REPORT_ZONE,
    version: "0.0.0",
  });
  const page = renderReport(report, wordsOf("en"))
    .replace(/<style>[^<]*<\/style>/, "<style></style>")
    .replace(/(<template id="[^"]*") data-check="[^"]*">[^<]*(<\/template>)/, "$1>$2")
    .replace(/(?<!\n)(?=<(?:section|tr|details|li|article|g)\b)/g, "\n");

  expectGolden("report.html", page);
});
