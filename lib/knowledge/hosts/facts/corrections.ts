// Claims about hosts that a later finding took back. Both stay: who reads the older document has to find what became of it.

import type { CorrectionFact, FactName } from "../../../model/host-fact-names.ts";
import type { AuthorityKind } from "../../../model/warrant.ts";
import type { CorrectionRecord, Figures, NonEmpty } from "../fact-record.ts";
import { cap } from "../tools/details.ts";
import { headsOf, NO_FIGURES, ON_1_18_33, ON_2_0_16, ON_2_0_18 } from "./head.ts";

const later = headsOf("corrections", "opencode-2", "team-mode-notes", null);

interface Correction {
  readonly earlier: CorrectionRecord["earlier"];
  readonly authority: NonEmpty<AuthorityKind>;
  readonly versions?: CorrectionRecord["versions"];
  readonly see?: readonly FactName[];
  readonly figures?: Partial<Figures>;
  /** Where the later finding stands, when it is not the list of later findings. */
  readonly from?: Pick<CorrectionRecord, "host" | "source">;
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

function ofProgram(section: string): Pick<CorrectionRecord, "host" | "source"> {
  return { host: "opencode-1", source: { document: "opencode-program", section } };
}

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
    figures: {
      lists: [
        { what: "one-form", values: ["id", "time", "text", "type"] },
        { what: "other-form", values: ["id", "role", "metadata", "content[]"] },
      ],
      texts: ["ctx.session.context({sessionID})"],
    },
  },
  "corrected-no-stop": {
    earlier: plugin("3.2"),
    authority: ["live"],
    versions: { from: "2.0.22", to: "2.0.22" },
    figures: { texts: ["interrupted: true", "interrupted: false"] },
  },
  "corrected-codemode": {
    earlier: page("8", "host-source"),
    authority: ["live", "report"],
    versions: { from: "2.0.7", to: "2.0.18" },
    see: ["question-1", "codemode-experiment", "plugin-tools-in-catalogue"],
    figures: { texts: ["mksglu/context-mode PR 1171"] },
  },
  "corrected-six-tools": {
    earlier: page("1", "live"),
    authority: ["live"],
    versions: { from: "2.0.16", to: "2.0.20" },
    see: ["core-tools-complete"],
    figures: {
      caps: [
        cap("definitions-desktop", 9, "items"),
        cap("definitions-build", 12, "items"),
        cap("definitions-general", 10, "items"),
        cap("definitions-architect", 4, "items"),
      ],
      lists: [{ what: "core-names", values: ["edit", "execute", "question", "shell", "subagent", "write"] }],
    },
  },
  "corrected-evaluate": {
    earlier: plugin("3.2"),
    authority: ["live"],
    see: ["question-6", "browser-shared-action"],
    figures: {
      caps: [
        cap("evaluated-read", 152, "items"),
        cap("evaluated-grep", 86, "items"),
        cap("evaluated-edit", 246, "items"),
        cap("evaluated-outside", 38, "items"),
        cap("evaluated-subagent", 16, "items"),
      ],
    },
  },
  "corrected-search-resource": {
    earlier: plugin("3.2"),
    authority: ["host-source", "plugin-source"],
    see: ["opencode-2.glob", "opencode-2.grep"],
  },
  "corrected-path-field": {
    earlier: page("6", "host-source"),
    authority: ["plugin-source"],
    see: [
      "opencode-2.read",
      "opencode-2.write",
      "opencode-2.edit",
      "opencode-2.skill",
      "path-field-in-source",
    ],
    figures: {
      lists: [
        { what: "one-form", values: ["path", "id"] },
        { what: "other-form", values: ["filePath", "name"] },
      ],
    },
  },
  "corrected-agents-missing": {
    earlier: plugin("3.2"),
    authority: ["plugin-source"],
    figures: { texts: ["agents_resolved_in_request"] },
  },
  "corrected-tools-removed": {
    earlier: plugin("3.2"),
    authority: ["plugin-source"],
    see: ["request-removal"],
  },
  "corrected-usage": {
    earlier: plugin("3.2"),
    authority: ["plugin-source"],
    figures: { texts: ["session.usage.updated"] },
  },
  "corrected-1-bash": {
    earlier: {
      authority: ["host-source"],
      source: { document: "export-notes", section: "4" },
      versions: null,
    },
    authority: ["host-source"],
    versions: ON_1_18_33,
    see: ["opencode-1.bash"],
    from: ofProgram("`bash`"),
    figures: {
      lists: [
        { what: "one-form", values: ["command", "timeout", "description"] },
        { what: "other-form", values: ["command", "timeout", "workdir"] },
      ],
    },
  },
  "corrected-1-tools": {
    earlier: { authority: ["live"], source: { document: "export-notes", section: "1.3" }, versions: null },
    authority: ["host-source"],
    versions: ON_1_18_33,
    see: ["opencode-1.list", "opencode-1.batch", "opencode-1.plan_enter", "opencode-1-tools-by-model"],
    from: ofProgram("`ToolRegistry`"),
    figures: { lists: [{ what: "gone-names", values: ["list", "batch", "plan_enter"] }] },
  },
  "corrected-elapsed": {
    earlier: injection("7", "live"),
    authority: ["plugin-source"],
    see: ["answer-seen-at-context"],
    from: { host: "team-mode", source: { document: "team-mode-notes", section: "2.4" } },
    figures: { caps: [cap("elapsed-at-injection", 53_102, "ms")] },
  },
};

export const CORRECTION_RECORDS: readonly CorrectionRecord[] = records();

function records(): readonly CorrectionRecord[] {
  const all: CorrectionRecord[] = [];
  let id: CorrectionFact;
  for (id in CORRECTIONS) {
    const { earlier, authority, versions, see, figures, from } = CORRECTIONS[id];
    all.push({
      kind: "correction",
      id,
      earlier,
      ...later("3.2", authority, { versions: versions ?? null, see: see ?? [] }),
      ...from,
      ...NO_FIGURES,
      ...figures,
    });
  }
  return all;
}
