// Law 7: what a person wrote leaves no report that was not asked to hold it, wherever it stands in the export, and a secret
// leaves none at all. The slots are those of the fixtures, found by walking them.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import type { Json } from "@/lib/base/json.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import { FREE_TEXT_KINDS, type ReportLanguage, UTC_REPORT_ZONE } from "@/lib/model/session-report.ts";
import { DEFAULT_POLICY, type RedactionPolicy } from "@/lib/redact/policy.ts";
import { redact } from "@/lib/redact/redact.ts";
import { scanFinalBytes } from "@/lib/redact/scan-final-bytes.ts";
import { makeReport } from "@/lib/redact/session-report.ts";
import { renderReport } from "@/lib/report/document.ts";
import { wordsOf } from "@/lib/words/language.ts";
import { feed } from "../scenario/feed.ts";
import { FIXTURE_BUNDLES, type FixtureBundle } from "../scenario/fixture-bundles.ts";
import { planted, slotsOf, withKey } from "../scenario/plant.ts";
import { PLANTED } from "../scenario/planted-secrets.ts";

const CANARY = "Canary 7 sings 歌";
const SUNG = /canary|歌/i;
const EVERYTHING = { include: FREE_TEXT_KINDS, only: false };

interface Source {
  readonly name: string;
  readonly value: Json;
  readonly isLines: boolean;
}

const BUNDLES = FIXTURE_BUNDLES.map((bundle) => ({ path: bundle.path, sources: sourcesOf(bundle) }));

function sourcesOf({ folder, files }: FixtureBundle): readonly Source[] {
  return files.map((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const isLines = name.endsWith(".jsonl");
    const lines = text.split("\n").filter((line) => line !== "");
    return { name, isLines, value: isLines ? lines.map((line): Json => JSON.parse(line)) : JSON.parse(text) };
  });
}

/** The finished page of a report, with its data. */
function pageOf(
  analysis: Analysis,
  choices: RedactionPolicy & { readonly language: ReportLanguage },
): string {
  const { report } = makeReport(analysis, { ...choices, zone: UTC_REPORT_ZONE, version: "1.2.3" });
  return renderReport(report, wordsOf(choices.language));
}

type Change = (value: Json) => Json;
const unchanged: Change = (value) => value;

function analysisOf(sources: readonly Source[], change: Change, rename = (name: string) => name) {
  return analyse(
    sources.flatMap(({ name, value, isLines }) => {
      const changed = change(value);
      const lines =
        isLines && Array.isArray(changed) ? changed.map((line) => JSON.stringify(line)).join("\n") : null;
      return feed(rename(name), lines ?? changed);
    }),
  );
}

function shownOf(sources: readonly Source[], change: Change, policy = DEFAULT_POLICY) {
  return JSON.stringify(redact(analysisOf(sources, change), policy).analysis);
}

test.each(BUNDLES)("no canary survives where a record says what it is: $path", ({ path, sources }) => {
  for (const slot of newSlots(path, sources)) {
    for (const plant of [() => CANARY, (text: string) => `${text} ${CANARY}`]) {
      const one: Change = (value) =>
        planted(value, (pattern, text) => (pattern === slot ? plant(text) : null));
      expect(shownOf(sources, one), slot).not.toMatch(SUNG);
    }
  }
});

test.each(BUNDLES)("no canary survives in a text, a key or the name of a file: $path", ({ sources }) => {
  for (const plant of [
    () => CANARY,
    (text: string) => `${text} ${CANARY}`,
    (text: string) => `${CANARY} ${text}`,
  ]) {
    const free: Change = (value) => planted(value, (pattern, text) => (isFree(pattern) ? plant(text) : null));
    expect(shownOf(sources, free)).not.toMatch(SUNG);
  }
  expect(shownOf(sources, (value) => planted(value, () => CANARY))).not.toMatch(SUNG);
  expect(shownOf(sources, (value) => withKey(value, CANARY, CANARY))).not.toMatch(SUNG);
  const whole = analysisOf(sources, (value) =>
    planted(value, (pattern, text) => (isFree(pattern) ? `${text} ${CANARY}` : null)),
  );
  for (const language of ["en", "zh"] as const)
    expect(pageOf(whole, { ...DEFAULT_POLICY, language })).not.toMatch(SUNG);
  const named = analysisOf(sources, unchanged, (name) => `${CANARY}/${CANARY} ${name}`);
  expect(JSON.stringify(redact(named, DEFAULT_POLICY).analysis)).not.toMatch(SUNG);
});

test.each(BUNDLES)(
  "a canary shows where its own kind is asked for, and nowhere else: $path",
  ({ sources }) => {
    let count = 0;
    const analysis = analysisOf(sources, (value) =>
      planted(value, (pattern) => (isFree(pattern) ? `${CANARY} ${++count}.` : null)),
    );
    const shownAs = new Map<string, string>();
    for (const kind of FREE_TEXT_KINDS) {
      const shown = JSON.stringify(redact(analysis, { include: [kind], only: false }).analysis);
      for (const canary of new Set(shown.match(/Canary 7 sings 歌 \d+\./g))) {
        expect(shownAs.get(canary), `${canary} shows as ${kind} too`).toBeUndefined();
        shownAs.set(canary, kind);
      }
    }
  },
);

test.each(BUNDLES)(
  "no secret survives, whatever is asked for, and the last scan agrees: $path",
  ({ sources }) => {
    for (let turn = 0; turn < 3; turn += 1) {
      let count = turn * 14;
      const secrets: Change = (value) =>
        planted(value, (pattern, old) =>
          isFree(pattern) ? `${old} ${PLANTED[count++ % PLANTED.length]?.text}` : null,
        );
      const shown = shownOf(sources, secrets, EVERYTHING);
      count = turn * 14;
      const page = pageOf(analysisOf(sources, secrets), {
        ...EVERYTHING,
        language: turn === 0 ? "en" : "zh",
      });
      for (const { core, kind } of PLANTED) expect(shown + page, kind).not.toContain(core);
      expect(scanFinalBytes(shown)).toEqual([]);
      expect(scanFinalBytes(page)).toEqual([]);
    }
  },
);

test.each(BUNDLES)("what is redacted stays as it is when it is redacted again: $path", ({ sources }) => {
  for (const policy of [DEFAULT_POLICY, EVERYTHING, { include: ["titles" as const], only: true }]) {
    const once = redact(analysisOf(sources, unchanged), policy).analysis;
    expect(redact(once, policy, true).analysis).toEqual(once);
  }
});

const looked = new Set<string>();

/** The slots that tell what a record is, without those that an earlier fixture of the same format had. */
function newSlots(path: string, sources: readonly Source[]): readonly string[] {
  const format = path.split("/", 1)[0];
  return [...new Set(sources.flatMap(({ value }) => slotsOf(value)))].filter((slot) => {
    const isNew = !isFree(slot) && !looked.has(`${format} ${slot}`);
    looked.add(`${format} ${slot}`);
    return isNew;
  });
}

/** Slots that tell what a record is stay, so that it is read. */
function isFree(pattern: string): boolean {
  return !/\/(?:type|role|status|tool|id|sessionID|callID|messageID|parentID|finish|version)$/.test(pattern);
}
