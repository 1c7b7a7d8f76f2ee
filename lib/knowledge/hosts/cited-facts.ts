// The facts that a claim may cite, without the tools and what is known of each in numbers: what a claim card has to load to show
// whose word a fact is and of which versions.

import type { CitedFact } from "../warrant-facts.ts";
import type { DenialRecord, RuleRecord } from "./fact-record.ts";
import { DELEGATION_RECORDS } from "./facts/delegation.ts";
import { DENIAL_RECORDS } from "./facts/denials.ts";
import { OPENCODE_1_RECORDS } from "./facts/opencode-1-rules.ts";
import { PERMISSION_RECORDS } from "./facts/permissions.ts";
import { SURFACE_RECORDS } from "./facts/surface.ts";
import { TEAM_MODE_RECORDS } from "./facts/team-mode.ts";
import { TOOL_RULE_RECORDS } from "./facts/tool-rules.ts";

const CITED: ReadonlyMap<string, RuleRecord | DenialRecord> = new Map(
  [
    ...SURFACE_RECORDS,
    ...TOOL_RULE_RECORDS,
    ...DELEGATION_RECORDS,
    ...PERMISSION_RECORDS,
    ...OPENCODE_1_RECORDS,
    ...TEAM_MODE_RECORDS,
    ...DENIAL_RECORDS,
  ].map((record) => [record.id, record]),
);

/** null only for a name that no record has, which a test rules out. */
export function citedFact(id: CitedFact): RuleRecord | DenialRecord | null {
  return CITED.get(id) ?? null;
}

/** The part of an address that leads to a fact. */
export function factAnchor(id: string): string {
  return `fact-${id}`;
}
