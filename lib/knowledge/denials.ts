// How hosts word a refusal in a call's error. Data, in order: the first entry that fits decides. What fits none is no
// decision. Sources: texts provoked on 1.18.33; 2.x source and reports up to 2.0.24.

import type { Decider } from "../model/call-records.ts";
import type { FactSource, FactVersions } from "../model/host-fact.ts";
import type { DenialId } from "../model/host-fact-names.ts";
import type { AuthorityKind } from "../model/warrant.ts";
import type { WarrantName } from "./warrants.ts";

export interface DenialWording {
  readonly id: DenialId;
  readonly hosts: readonly ("opencode-1" | "opencode-2" | "opencode-2-preview")[];
  /** The error's type must be one of these; null: any, or none. */
  readonly types: readonly string[] | null;
  /** The message must start with, or hold, this text; null: any. */
  readonly startsWith: string | null;
  readonly holds: string | null;
  /**
   * How that text must stand, after a line of the tool's own if it has one: `whole`: as all that is told; `opening`: at its
   * start, as a plugin's guard and a person may quote it further on; `anywhere`: as some builds put it behind other words.
   */
  readonly stands: "whole" | "opening" | "anywhere";
  readonly effect: "deny" | "undetermined";
  readonly by: Decider;
  readonly effectWarrant: WarrantName;
  readonly byWarrant: WarrantName | null;
  readonly authority: AuthorityKind;
  /** Versions that were seen to write it, or whose source does. */
  readonly versions: FactVersions;
  readonly source: FactSource;
}

const ONE = ["opencode-1"] as const;
const TWO = ["opencode-2", "opencode-2-preview"] as const;
const DECLINED = "The user declined this tool call";
const NOBODY = "This non-interactive run cannot ask the user for permission";
const REJECTED = "The user rejected permission to use this specific tool call";

export const DENIAL_WORDINGS: readonly DenialWording[] = [
  {
    id: "rule-with-list",
    hosts: [...ONE, ...TWO],
    types: null,
    startsWith: "The user has specified a rule which prevents you from using this specific tool call",
    holds: null,
    stands: "opening",
    effect: "deny",
    by: "rule",
    effectWarrant: "denial-worded",
    byWarrant: "denied-by-listed-rules",
    authority: "live",
    versions: { from: "1.18.33", to: "1.18.33" },
    source: { document: "export-notes", section: "1.5" },
  },
  {
    id: "user-with-words",
    hosts: [...ONE, ...TWO],
    types: null,
    startsWith: `${REJECTED} with the following feedback:`,
    holds: null,
    stands: "opening",
    effect: "deny",
    by: "user",
    effectWarrant: "denial-worded",
    byWarrant: "declined-by-user",
    authority: "live",
    versions: { from: "1.18.33", to: "1.18.33" },
    source: { document: "export-notes", section: "1.5" },
  },
  {
    id: "wordless",
    hosts: [...ONE, ...TWO],
    types: null,
    startsWith: REJECTED,
    holds: null,
    stands: "opening",
    effect: "deny",
    by: "user-or-auto-reject",
    effectWarrant: "denial-worded",
    byWarrant: "rejected-without-words",
    authority: "live",
    versions: { from: "1.18.33", to: "1.18.33" },
    source: { document: "export-notes", section: "1.5" },
  },
  {
    id: "unable-to-execute",
    hosts: TWO,
    types: ["unknown", "tool.execution"],
    startsWith: "Unable to execute command:",
    holds: null,
    stands: "opening",
    effect: "undetermined",
    by: "unknown",
    effectWarrant: "failure-or-refusal",
    byWarrant: null,
    authority: "live",
    versions: { from: "1.18.33", to: "1.18.33" },
    source: { document: "export-notes", section: "6" },
  },
  {
    id: "user-declined-plainly",
    hosts: TWO,
    types: null,
    startsWith: DECLINED,
    holds: null,
    stands: "whole",
    effect: "deny",
    by: "user",
    effectWarrant: "denial-worded",
    byWarrant: "declined-by-user",
    authority: "report",
    versions: null,
    source: { document: "export-notes", section: "2.6" },
  },
  {
    id: "user-declined",
    hosts: TWO,
    types: ["aborted", "permission.rejected"],
    startsWith: null,
    holds: DECLINED,
    stands: "whole",
    effect: "deny",
    by: "user",
    effectWarrant: "denial-worded",
    byWarrant: "declined-by-user",
    authority: "report",
    versions: null,
    source: { document: "export-notes", section: "2.6" },
  },
  {
    id: "nobody-to-ask-plainly",
    hosts: TWO,
    types: null,
    startsWith: NOBODY,
    holds: null,
    stands: "opening",
    effect: "deny",
    by: "policy",
    effectWarrant: "denial-worded",
    byWarrant: "rejected-by-policy",
    authority: "host-source",
    versions: null,
    source: { document: "export-notes", section: "2.6" },
  },
  {
    id: "nobody-to-ask",
    hosts: TWO,
    types: ["permission.rejected"],
    startsWith: null,
    holds: NOBODY,
    stands: "opening",
    effect: "deny",
    by: "policy",
    effectWarrant: "denial-worded",
    byWarrant: "rejected-by-policy",
    authority: "host-source",
    versions: null,
    source: { document: "export-notes", section: "2.6" },
  },
  {
    id: "permission-denied",
    hosts: TWO,
    types: ["permission.rejected"],
    startsWith: null,
    holds: "Permission denied:",
    stands: "anywhere",
    effect: "deny",
    by: "rule",
    effectWarrant: "denial-worded",
    byWarrant: "denied-by-some-rule",
    authority: "host-source",
    versions: null,
    source: { document: "export-notes", section: "2.6" },
  },
  {
    id: "refused-in-other-words",
    hosts: TWO,
    types: ["permission.rejected"],
    startsWith: null,
    holds: null,
    stands: "opening",
    effect: "deny",
    by: "unknown",
    effectWarrant: "refused-by-somebody",
    byWarrant: null,
    authority: "report",
    versions: { from: "2.0.24", to: "2.0.24" },
    source: { document: "export-notes", section: "2.6" },
  },
];

/** Marks of a guard's wording in a refusal that names nobody: a numbered red line or rule, a cap, a guard or plugin. */
const GUARD_MARKS: readonly string[] = [
  "guard",
  "红线",
  "plugin",
  "hook",
  "policy",
  "blocked by",
  "limit reached",
  "cap reached",
  "quota",
];

/** A refusal that opens with the number of somebody's rule: `r6 …`, `g12: …`. */
const NUMBERED_RULE = /^[a-z]{1,3}\d{1,3}\b/;

/** True for a refusal, in lower case, that is worded as plugins and hooks word theirs. */
export function isGuardWording(words: string): boolean {
  return GUARD_MARKS.some((mark) => words.includes(mark)) || NUMBERED_RULE.test(words);
}
