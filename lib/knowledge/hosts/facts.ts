// Everything that is known of hosts, as records in the order of the Reference. Heavy: only that page loads it. Analysis and the claim
// card use tool-names.ts, surface-rule.ts and cited-facts.ts.

import type { FactName } from "../../model/host-fact-names.ts";
import type { FactRecord } from "./fact-record.ts";
import { CORRECTION_RECORDS } from "./facts/corrections.ts";
import { DELEGATION_RECORDS } from "./facts/delegation.ts";
import { DENIAL_RECORDS } from "./facts/denials.ts";
import { OPENCODE_1_RECORDS } from "./facts/opencode-1-rules.ts";
import { PERMISSION_RECORDS } from "./facts/permissions.ts";
import { QUESTION_RECORDS } from "./facts/questions.ts";
import { SURFACE_RECORDS } from "./facts/surface.ts";
import { TEAM_MODE_RECORDS, VERDICT_RECORDS } from "./facts/team-mode.ts";
import { TOOL_RULE_RECORDS } from "./facts/tool-rules.ts";
import { TOOL_RECORDS } from "./facts/tools.ts";

const ONE_LAST = (record: FactRecord) => record.section === "opencode-1";

export const FACTS: readonly FactRecord[] = [
  ...TOOL_RECORDS.filter((record) => !ONE_LAST(record)),
  ...SURFACE_RECORDS,
  ...TOOL_RULE_RECORDS,
  ...DELEGATION_RECORDS,
  ...PERMISSION_RECORDS,
  ...DENIAL_RECORDS,
  ...TOOL_RECORDS.filter(ONE_LAST),
  ...OPENCODE_1_RECORDS,
  ...QUESTION_RECORDS,
  ...CORRECTION_RECORDS,
  ...VERDICT_RECORDS,
  ...TEAM_MODE_RECORDS,
];

const BY_ID: ReadonlyMap<string, FactRecord> = new Map(FACTS.map((record) => [record.id, record]));

export function factOf(id: FactName): FactRecord | null {
  return BY_ID.get(id) ?? null;
}
