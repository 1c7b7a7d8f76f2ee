// What each stage makes of each fixture, as lines that can be reviewed: the events that a reader translates, and the claims
// that analysis draws, with the places that show them. A change says which stage moved.

import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import type { Claim } from "@/lib/model/claim.ts";
import { claimsIn } from "@/lib/model/claim-index.ts";
import type { SessionEvent } from "@/lib/model/event.ts";
import type { Evidence } from "@/lib/model/evidence.ts";
import type { ReadDocument } from "@/lib/model/session-log.ts";
import { said } from "../scenario/analysed.ts";
import { FIXTURE_BUNDLES, readFixture } from "../scenario/fixture-bundles.ts";
import { messageOf, verdictOf } from "../scenario/worded.ts";
import { expectGolden } from "./golden-file.ts";

test("there are fixtures to look at", () => {
  expect(FIXTURE_BUNDLES.length).toBeGreaterThan(10);
});

test.each(FIXTURE_BUNDLES)("$path", (bundle) => {
  const documents = readFixture(bundle);
  const { path } = bundle;
  expectGolden(`${path}/events.txt`, `${documents.flatMap(eventLines).join("\n")}\n`);
  const analysis = analyse(documents);
  const problems = analysis.problems.map(
    (problem) =>
      `${problem.severity} ${problem.code} ${problem.document ?? "bundle"}${problem.line === null ? "" : `:L${problem.line}`}#${problem.at ?? ""} ${messageOf(problem)}`,
  );
  expectGolden(`${path}/claims.txt`, `${[...claimsIn(analysis).map(claimLine), ...problems].join("\n")}\n`);
});

function eventLines({ name, format, because, logs }: ReadDocument): readonly string[] {
  return [
    `${name}: ${format}, ${verdictOf(because)}`,
    ...logs.flatMap(({ session, events }) => [
      `session ${session.id?.value ?? "without an id"}`,
      ...events.map(eventLine),
    ]),
  ];
}

function eventLine({ kind, seq, row, source, line, message: _, ...rest }: SessionEvent): string {
  return `${seq} row ${row} ${kind} ${line === null ? "" : `L${line}`}${source} ${JSON.stringify(rest)}`;
}

function claimLine(claim: Claim<unknown>): string {
  const grounds = claim.standing === "hidden" ? [] : claim.grounds;
  return `${claim.id} = ${said(claim)}${grounds.map(placeLine).join("")}`;
}

function placeLine(evidence: Evidence): string {
  if (evidence.kind === "absent") return ` | looked for ${evidence.sought} in ${evidence.looked}`;
  const { ref, says } = evidence;
  return ` | ${ref.doc}${ref.line === null ? "" : `:L${ref.line}`}#${ref.at} ${says}`;
}
