// A report that comes back in: its data, brought up to this version and checked against the schema. A report that does not fit
// is refused with the place at which it does not, and one whose text is not the one that it was saved with is refused whole:
// nothing of it is believed. What fits is weighed, for it may still say more than it may.

import "../formats/without-eval.ts";
import { fingerprint } from "../base/fingerprint.ts";
import { isJsonObject, type Json, memberOf } from "../base/json.ts";
import { pointerFrom } from "../base/json-pointer.ts";
import { type Result, refusal, success } from "../base/result.ts";
import { ANALYSIS_VERSION } from "../model/analysis.ts";
import { type Problem, problem } from "../model/problem.ts";
import { reportValueOf } from "../model/report-text.ts";
import { sessionReport } from "../model/schema/session-report-schema.ts";
import { say } from "../model/sentences.ts";
import { REPORT_VERSION, type SessionReport } from "../model/session-report.ts";
import type { FoundReport } from "./find-report.ts";
import { holdsInference, weighedAnalysis } from "./weigh-report.ts";

/** Each brings a report of its version to the next. A change of the format adds one, with a fixture of the older version. */
const UPGRADES: ReadonlyMap<number, (report: Json) => Json> = new Map();

/** `name`: of the file, for what is wrong with it. */
export function readReport(found: FoundReport, name: string): Result<SessionReport, Problem> {
  if (found.kind !== "data") return refusal(refused(`report-${found.kind}`, name));
  if (found.check !== null && found.check !== fingerprint(found.text))
    return refusal(refused("report-changed", name));
  const value = reportValueOf(found.text);
  if (value === undefined || !isJsonObject(value)) return refusal(refused("report-without-data", name));
  const upgraded = upgrade(value);
  const { version, analysis } = {
    version: numberIn(upgraded, "version"),
    analysis: analysisVersion(upgraded),
  };
  if (version !== REPORT_VERSION || analysis !== ANALYSIS_VERSION) {
    return refusal(
      problem(
        "not-a-session",
        say("report-of-other-version", { version: version ?? 0, analysis: analysis ?? 0 }),
        { document: name, hint: "make-report-again" },
      ),
    );
  }
  const checked = sessionReport.safeParse(upgraded);
  const unseen = unseenMember(upgraded);
  if (!checked.success || unseen !== null || !isReport(upgraded)) {
    const path = checked.error?.issues[0]?.path.map(String) ?? unseen ?? [];
    return refusal(
      problem("not-a-session", say("report-altered", { place: pointerFrom(path) }), {
        document: name,
        hint: "make-report-again",
      }),
    );
  }
  const report: SessionReport = upgraded;
  const weighed = weighedAnalysis(report.analysis);
  const only = report.made.only && !holdsInference(weighed);
  if (weighed === report.analysis && only === report.made.only) return success(report);
  return success({ ...report, made: { ...report.made, only }, analysis: weighed });
}

function upgrade(report: Json): Json {
  let current = report;
  for (let turn = 0; turn < REPORT_VERSION; turn += 1) {
    const step = UPGRADES.get(numberIn(current, "version") ?? -1);
    if (step === undefined) return current;
    current = step(current);
  }
  return current;
}

function refused(says: "report-without-data" | "report-cut-short" | "report-changed", name: string): Problem {
  return problem("not-a-session", say(says, {}), {
    document: name,
    hint: "make-report-again",
  });
}

function numberIn(report: Json, key: string): number | null {
  const value = isJsonObject(report) ? memberOf(report, key) : undefined;
  return typeof value === "number" ? value : null;
}

function analysisVersion(report: Json): number | null {
  const analysis = isJsonObject(report) ? memberOf(report, "analysis") : undefined;
  return analysis === undefined ? null : numberIn(analysis, "version");
}

/** The schema was asked; its type has no brands. */
function isReport(value: unknown): value is SessionReport {
  return typeof value === "object" && value !== null && "analysis" in value;
}

/**
 * The first member that the schema passes over without a look: one of this name in a table of any names. No report has one.
 * null: there is none.
 */
function unseenMember(report: Json): readonly string[] | null {
  const pending: { readonly value: Json; readonly path: readonly string[] }[] = [{ value: report, path: [] }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, path } = next;
    if (typeof value !== "object" || value === null) continue;
    if (Object.hasOwn(value, "__proto__")) return [...path, "__proto__"];
    for (const [key, member] of Object.entries(value))
      if (typeof member === "object" && member !== null)
        pending.push({ value: member, path: [...path, key] });
  }
  return null;
}
