// What `report` takes beside files: where to write, which free text to include, in which zone. Refused here where it is not
// understood, before anything is opened.

import { type Result, refusal, success } from "../base/result.ts";
import { FREE_TEXT_KINDS, type FreeTextKind } from "../model/session-report.ts";
import { isZone, localZone } from "../pipeline/report-zone.ts";
import type { CliWords } from "../words/en/cli.ts";

export interface ReportOptions {
  /** null: standard output. */
  readonly output: string | null;
  readonly include: readonly FreeTextKind[];
  readonly only: boolean;
  /** The name of a zone. */
  readonly zone: string;
}

export interface GivenOptions {
  readonly output: string | undefined;
  readonly include: readonly string[];
  readonly only: boolean;
  readonly zone: string | undefined;
}

export function reportOptions(given: GivenOptions, words: CliWords): Result<ReportOptions, string> {
  const named = given.include.flatMap((list) => list.split(",")).map((name) => name.trim());
  const unknown = named.find((name) => name !== "all" && !isKind(name));
  if (unknown !== undefined) return refusal(words.unknownInclude(unknown, ["all", ...FREE_TEXT_KINDS]));
  const zone = zoneOf(given.zone ?? "UTC");
  if (zone === null) return refusal(words.unknownZone(given.zone ?? ""));
  const all = named.includes("all");
  return success({
    output: given.output === undefined || given.output === "-" ? null : given.output,
    include: FREE_TEXT_KINDS.filter((kind) => all || named.includes(kind)),
    only: given.only,
    zone,
  });
}

function isKind(name: string): name is FreeTextKind {
  return FREE_TEXT_KINDS.some((kind) => kind === name);
}

/** A zone of any spelling in letters, since not every engine takes it: `utc`, `local`. */
function zoneOf(name: string): string | null {
  if (/^utc$/i.test(name)) return "UTC";
  if (/^local$/i.test(name)) return localZone();
  return isZone(name) ? name : null;
}
