// Claims about hosts that a later finding took back. Both stay: who reads the older document has to find what became of it.

import type { CorrectionFact, FactName } from "../../../model/host-fact-names.ts";
import type { AuthorityKind } from "../../../model/warrant.ts";
import type { CorrectionRecord, NonEmpty } from "../fact-record.ts";
import { headsOf, ON_2_0_16, ON_2_0_18 } from "./head.ts";

const later = headsOf("corrections", "opencode-2", "team-mode-notes", null);

interface Correction {
  readonly earlier: CorrectionRecord["earlier"];
  readonly authority: NonEmpty<AuthorityKind>;
  readonly versions?: CorrectionRecord["versions"];
  readonly see?: readonly FactName[];
}

const page = (section: string, ...authority: NonEmpty<AuthorityKind>): CorrectionRecord["earlier"] => ({
  authority,
  source: { document: "v2-builtin-tools", section },
  versions: ON_2_0_16,
});
const injection = (section: string, ...authority: NonEmpty<AuthorityKind>): CorrectionRecord["earlier"] => ({
  authority,
  source: { document: "host-subagent-injection", section },
  versions: ON_2_0_18,
});
const plugin = (section: string): CorrectionRecord["earlier"] => ({
  authority: ["plugin-source"],
  source: { document: "team-mode-notes", section },
  versions: null,
});

const CORRECTIONS: Readonly<Record<CorrectionFact, Correction>> = {
  "corrected-child-id": {
    earlier: injection("2", "unknown"),
    authority: ["host-source"],
    versions: ON_2_0_18,
    see: ["status-running-is-open"],
  },
  "corrected-input-field": {
    earlier: injection("2", "unknown"),
    authority: ["live", "host-source"],
    versions: ON_2_0_18,
    see: ["dispatch-event"],
  },
  "corrected-child-idle": {
    earlier: injection("4", "plugin-source"),
    authority: ["live"],
    versions: ON_2_0_18,
    see: ["no-child-idle"],
  },
  "corrected-injection-unseen": {
    earlier: injection("3", "unknown"),
    authority: ["live"],
    versions: ON_2_0_18,
    see: ["answer-seen-at-context"],
  },
  "corrected-child-body": {
    earlier: plugin("3.2"),
    authority: ["live", "plugin-source"],
    versions: { from: "2.0.18", to: "2.0.20" },
  },
  "corrected-no-stop": {
    earlier: plugin("3.2"),
    authority: ["live"],
    versions: { from: "2.0.22", to: "2.0.22" },
  },
  "corrected-codemode": {
    earlier: page("8", "host-source"),
    authority: ["live", "report"],
    versions: { from: "2.0.7", to: "2.0.18" },
    see: ["question-1", "codemode-experiment", "plugin-tools-in-catalogue"],
  },
  "corrected-six-tools": {
    earlier: page("1", "live"),
    authority: ["live"],
    versions: { from: "2.0.16", to: "2.0.20" },
    see: ["core-tools-complete"],
  },
  "corrected-evaluate": {
    earlier: plugin("3.2"),
    authority: ["live"],
    see: ["question-6", "browser-shared-action"],
  },
  "corrected-search-resource": {
    earlier: plugin("3.2"),
    authority: ["host-source", "plugin-source"],
    see: ["opencode-2.glob", "opencode-2.grep"],
  },
  "corrected-path-field": {
    earlier: page("6", "host-source"),
    authority: ["plugin-source"],
    see: ["opencode-2.read", "opencode-2.write", "opencode-2.edit", "opencode-2.skill"],
  },
  "corrected-agents-missing": { earlier: plugin("3.2"), authority: ["plugin-source"] },
  "corrected-tools-removed": {
    earlier: plugin("3.2"),
    authority: ["plugin-source"],
    see: ["request-removal"],
  },
  "corrected-usage": { earlier: plugin("3.2"), authority: ["plugin-source"] },
};

export const CORRECTION_RECORDS: readonly CorrectionRecord[] = records();

function records(): readonly CorrectionRecord[] {
  const all: CorrectionRecord[] = [];
  let id: CorrectionFact;
  for (id in CORRECTIONS) {
    const { earlier, authority, versions, see } = CORRECTIONS[id];
    all.push({
      kind: "correction",
      id,
      earlier,
      ...later("3.2", authority, { versions: versions ?? null, see: see ?? [] }),
    });
  }
  return all;
}
