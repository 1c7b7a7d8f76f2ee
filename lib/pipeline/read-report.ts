// A report that comes back in: its data, brought up to this version and checked against the schema. A report that does not fit
// is refused with the place at which it does not; nothing of it is believed.

import "../formats/without-eval.ts";
import { isJsonObject, type Json, memberOf } from "../base/json.ts";
import { pointerFrom } from "../base/json-pointer.ts";
import { type Result, refusal, success } from "../base/result.ts";
import { ANALYSIS_VERSION } from "../model/analysis.ts";
import { type Problem, problem } from "../model/problem.ts";
import { reportValueOf } from "../model/report-text.ts";
import { sessionReport } from "../model/schema/session-report-schema.ts";
import { say } from "../model/sentences.ts";
import { REPORT_VERSION, type SessionReport } from "../model/session-report.ts";

/** Each brings a report of its version to the next. A change of the format adds one, with a fixture of the older version. */
const UPGRADES: ReadonlyMap<number, (report: Json) => Json> = new Map();

/** `name`: of the file, for what is wrong with it. */
export function readReport(text: string, name: string): Result<SessionReport, Problem> {
  const value = reportValueOf(text);
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
  if (!checked.success || !isReport(upgraded)) {
    const path = checked.error?.issues[0]?.path.map(String) ?? [];
    return refusal(
      problem("not-a-session", say("report-altered", { place: pointerFrom(path) }), {
        document: name,
        hint: "make-report-again",
      }),
    );
  }
  return success(upgraded);
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

function refused(says: "report-without-data", name: string): Problem {
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
