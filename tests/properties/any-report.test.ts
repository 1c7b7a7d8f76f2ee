// Reports of bundles that nobody thought of: what a person wrote leaves none that was not asked to hold it, nothing honest
// keeps one from being saved, what slipped past the masks always does, and each comes back as it was given.

import fc from "fast-check";
import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import type { Json } from "@/lib/base/json.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import { FREE_TEXT_KINDS, type SessionReport, UTC_REPORT_ZONE } from "@/lib/model/session-report.ts";
import { findReport } from "@/lib/pipeline/find-report.ts";
import { readReport } from "@/lib/pipeline/read-report.ts";
import { scanReport } from "@/lib/redact/scan-report.ts";
import { makeReport, type ReportChoices, remakeReport } from "@/lib/redact/session-report.ts";
import { renderReport } from "@/lib/report/document.ts";
import { wordsOf } from "@/lib/words/language.ts";
import { feed } from "../scenario/feed.ts";
import { anyBundle } from "../scenario/generate/exports.ts";
import { ALL_BUILDS } from "../scenario/generate/from-schema.ts";
import { planted } from "../scenario/plant.ts";
import { PLANTED } from "../scenario/planted-secrets.ts";

const CANARY = "Canary 7 sings 歌";
const SUNG = /canary|歌/i;
const NOTHING = { include: [], only: false } as const;
const EVERYTHING = { include: FREE_TEXT_KINDS, only: false } as const;
const choices = (
  policy: Pick<ReportChoices, "include" | "only">,
  language: "en" | "zh" = "en",
): ReportChoices => ({
  ...policy,
  language,
  zone: UTC_REPORT_ZONE,
  version: "1.2.3",
});

type Exports = readonly { readonly name: string; readonly value: Json }[];

const analysisOf = (exports: Exports, change: (value: Json) => Json = (value) => value): Analysis =>
  analyse(exports.flatMap(({ name, value }) => feed(name, change(value))));

const pageOf = (report: SessionReport): string => renderReport(report, wordsOf(report.made.language));

/** Slots that tell what a record is stay, so that it is read. */
const isFree = (pattern: string): boolean =>
  !/\/(?:type|role|status|tool|id|sessionID|callID|messageID|parentID|finish|version)$/.test(pattern);

test("no canary in any slot of any bundle leaves a report that was not asked to hold it, nor one made from it", async () => {
  await fc.assert(
    fc.asyncProperty(anyBundle(ALL_BUILDS), fc.nat(2), async ({ exports }, where) => {
      const plant = (text: string) => [CANARY, `${text} ${CANARY}`, `${CANARY} ${text}`][where] ?? CANARY;
      const analysis = analysisOf(exports, (value) =>
        planted(value, (pattern, text) => (isFree(pattern) ? plant(text) : null)),
      );
      const { report } = makeReport(analysis, choices(NOTHING, where === 0 ? "zh" : "en"));
      const page = pageOf(report);
      expect(page).not.toMatch(SUNG);
      const back = await comesBack(page);
      expect(back).toEqual(report);
      expect(pageOf(remakeReport(back, choices(EVERYTHING, report.made.language)).report)).toBe(page);
      expect(JSON.stringify(back)).not.toMatch(SUNG);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

/** What people write about secrets without one: names of fields, signs, openings, tables, code. */
const TALK: readonly string[] = [
  "password",
  "password:",
  "password =",
  '"password": "',
  "the token:",
  "token=",
  "?access_token=",
  "Authorization:",
  "Authorization: Bearer ",
  "set-cookie:",
  "secret",
  "API_KEY=$API_KEY",
  "password: required, string",
  "-----BEGIN",
  "Bearer",
  "AKIA",
  "ghp_",
  "sk-",
  "//user:",
  "@",
  "a@b",
  "/home/",
  "C:\\Users\\",
  "max_tokens: 4096",
  "tokens: 512",
  "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
  "3f2504e0-4f89-11d3-9a0c-0305e82c3301",
  "0123456789abcdef0123456789abcdef01234567",
  "<password>",
  "--password",
  "密码：",
  "口令",
  "the pwd is ⟦masked:openai-key⟧",
  "eyJ",
  "AccountKey=",
  "\\",
  '"',
  "'",
  "=",
  ":",
];
const anyTalk = fc
  .array(fc.constantFrom(...TALK), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(" "));

test("nothing honest keeps a report of any bundle from being saved", () => {
  fc.assert(
    fc.property(
      anyBundle(ALL_BUILDS),
      fc.array(anyTalk, { minLength: 1, maxLength: 12 }),
      fc.constantFrom("en" as const, "zh" as const),
      fc.constantFrom(NOTHING, EVERYTHING, {
        include: ["titles", "descriptions", "errors"] as const,
        only: true,
      }),
      ({ exports }, talk, language, policy) => {
        let count = 0;
        const analysis = analysisOf(exports, (value) =>
          planted(value, (pattern, text) => {
            if (!isFree(pattern)) return null;
            count += 1;
            return count % 3 === 0 ? text : (talk[count % talk.length] ?? text);
          }),
        );
        const { report } = makeReport(analysis, choices(policy, language));
        for (const text of [pageOf(report), JSON.stringify(report, null, 1)]) {
          const hits = scanReport(text, report);
          const lines = text.split("\n");
          expect(
            hits.map(({ kind, line, column, length }) => [
              kind,
              (lines[line - 1] ?? "").slice(Math.max(0, column - 60), column + length + 20),
            ]),
          ).toEqual([]);
        }
      },
    ),
    { numRuns: 150, endOnFailure: true },
  );
});

test("a secret that got past the masks keeps any report from being saved", () => {
  fc.assert(
    fc.property(
      anyBundle(),
      fc.constantFrom(...PLANTED),
      fc.nat(),
      fc.boolean(),
      ({ exports }, { text, kind }, place, isPage) => {
        const { report } = makeReport(analysisOf(exports), choices(NOTHING));
        const leaky = withText(report, text, place);
        const saved = isPage ? pageOf(leaky) : JSON.stringify(leaky, null, 1);
        expect(scanReport(saved, leaky).length, kind).toBeGreaterThan(0);
      },
    ),
    { numRuns: 300, endOnFailure: true },
  );
});

/** The report with a text in place of one of those that stand in it. */
function withText(report: SessionReport, text: string, place: number): SessionReport {
  const count = [...JSON.stringify(report.analysis).matchAll(/"excerpt":/g)].length;
  let at = 0;
  return JSON.parse(JSON.stringify(report), (key, value: Json) => {
    if (key !== "excerpt") return value;
    at += 1;
    return at - 1 === place % Math.max(1, count) ? text : value;
  });
}

async function comesBack(page: string): Promise<SessionReport> {
  const found = await findReport(sourceFromBytes(new TextEncoder().encode(page), "report.html"));
  if (found === null) throw new Error("a report is not known as one");
  const read = readReport(found, "report.html");
  if (!read.ok) throw new Error(`${read.failure.says} ${JSON.stringify(read.failure.values)}`);
  return read.value;
}
