// What each stage makes of each fixture, as lines that can be reviewed: the events that a reader translates, and the claims
// that analysis draws, with the places that show them. A change says which stage moved.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import type { Claim } from "@/lib/model/claim.ts";
import { claimsIn } from "@/lib/model/claim-index.ts";
import type { SessionEvent } from "@/lib/model/event.ts";
import type { Evidence } from "@/lib/model/evidence.ts";
import type { ReadDocument } from "@/lib/model/session-log.ts";
import { said } from "../scenario/analysed.ts";
import { feed } from "../scenario/feed.ts";
import { expectGolden } from "./golden-file.ts";

const FIXTURES = join(import.meta.dirname, "../fixtures");

/** `lead.json` and `lead-child.json` in one folder are one bundle; every other file is one by itself. */
function bundlesIn(folder: string): readonly { readonly name: string; readonly files: readonly string[] }[] {
  const files = readdirSync(folder)
    .filter((file) => /\.(json|jsonl)$/.test(file))
    .sort();
  const names = files.map((file) => file.replace(/\.(json|jsonl)$/, ""));
  const leads = names.filter(
    (name) => !names.some((other) => other !== name && name.startsWith(`${other}-child`)),
  );
  return leads.map((lead) => ({
    name: lead,
    files: files.filter(
      (file) => file.replace(/\.(json|jsonl)$/, "") === lead || file.startsWith(`${lead}-child`),
    ),
  }));
}

const scenarios = readdirSync(FIXTURES, { withFileTypes: true })
  .filter((format) => format.isDirectory())
  .flatMap((format) =>
    readdirSync(join(FIXTURES, format.name), { withFileTypes: true })
      .filter((version) => version.isDirectory())
      .flatMap((version) => {
        const folder = join(FIXTURES, format.name, version.name);
        return bundlesIn(folder).map(({ name, files }) => ({
          path: `${format.name}/${version.name}/${name}`,
          folder,
          files,
        }));
      }),
  );

test("there are fixtures to look at", () => {
  expect(scenarios.length).toBeGreaterThan(10);
});

test.each(scenarios)("$path", ({ path, folder, files }) => {
  const documents = files.flatMap((file) => {
    const text = readFileSync(join(folder, file), "utf8");
    return [...feed(file, file.endsWith(".jsonl") ? text : JSON.parse(text))];
  });
  expectGolden(`${path}/events.txt`, `${documents.flatMap(eventLines).join("\n")}\n`);
  const analysis = analyse(documents);
  const problems = analysis.problems.map(
    ({ code, severity, document, line, at, message }) =>
      `${severity} ${code} ${document ?? "bundle"}${line === null ? "" : `:L${line}`}#${at ?? ""} ${message}`,
  );
  expectGolden(`${path}/claims.txt`, `${[...claimsIn(analysis).map(claimLine), ...problems].join("\n")}\n`);
});

function eventLines({ name, format, because, logs }: ReadDocument): readonly string[] {
  return [
    `${name}: ${format}, ${because}`,
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
