// Warrants for idles and for decisions about single calls.

import { defineWarrant } from "./define.ts";

const TWO = [{ format: "opencode-2", from: "2.0.0", to: "2.0.24" }] as const;
const ONE = [{ format: "opencode-1", from: "1.18.33", to: "1.18.33" }] as const;

export const SESSION_WARRANTS = [
  defineWarrant({
    id: "idle-row",
    ceiling: "observed",
    because: "The host wrote an idle row; the next prompt, notice or step ends it.",
    authority: { kind: "live", cite: "idle rows of 2.0.18 exports" },
    seenOn: null,
    rebuttedBy: "Work of the session between the two rows.",
  }),
  defineWarrant({
    id: "idle-after-stop",
    ceiling: "inferred",
    because:
      "This host writes no idle rows. The last step of a turn finished with `stop`, so nothing ran until the next message of the user.",
    authority: { kind: "live", cite: "1.18.33 exports" },
    seenOn: [{ format: "opencode-1", from: "1.0.0", to: "1.18.33" }],
    rebuttedBy: "A record of the session between the two messages.",
  }),
  defineWarrant({
    id: "denial-worded",
    ceiling: "observed",
    because: "The call's error is the host's own wording for a refusal.",
    authority: { kind: "live", cite: "error texts of 1.18.33 exports and 2.0.x hosts" },
    seenOn: null,
    rebuttedBy: "A tool that writes the same words for another reason.",
  }),
  defineWarrant({
    id: "denied-by-listed-rules",
    ceiling: "observed",
    because: "The error says that a rule prevents the call and lists rules.",
    authority: { kind: "live", cite: "rule denial on 1.18.33" },
    seenOn: null,
    rebuttedBy: "A rule list that does not match the call.",
  }),
  defineWarrant({
    id: "denied-by-session-rule",
    ceiling: "computed",
    because: "The session's own rules, evaluated for this call, deny it: the last rule that matches decides.",
    authority: { kind: "host-source", cite: "rule evaluation, 2.0.12" },
    seenOn: null,
    rebuttedBy: "Another resource than the one in the input being what was asked for.",
  }),
  defineWarrant({
    id: "denied-by-some-rule",
    ceiling: "inferred",
    because:
      "The words `Permission denied: …` are what a rule's denial reads like; a plugin's guard can write them too.",
    authority: { kind: "host-source", cite: "permission errors, 2.0.12; reports up to 2.0.24" },
    seenOn: [...TWO],
    rebuttedBy: "A guard that is known to write this message.",
  }),
  defineWarrant({
    id: "declined-by-user",
    ceiling: "observed",
    because:
      "The error says that the user declined the call, or carries the user's words after the host's sentence.",
    authority: { kind: "live", cite: "refusals on 1.18.33; reports up to 2.0.24" },
    seenOn: null,
    rebuttedBy: "A host that writes the sentence without a person.",
  }),
  defineWarrant({
    id: "rejected-without-words",
    ceiling: "observed",
    because: "This host writes a person's wordless rejection and a run's automatic one alike.",
    authority: { kind: "live", cite: "both provoked on 1.18.33" },
    seenOn: null,
    rebuttedBy: "A mark that tells the two apart.",
  }),
  defineWarrant({
    id: "rejected-by-policy",
    ceiling: "observed",
    because: "The error says that nobody could be asked.",
    authority: { kind: "host-source", cite: "non-interactive run, 2.x" },
    seenOn: null,
    rebuttedBy: "A person who was asked all the same.",
  }),
  defineWarrant({
    id: "denied-by-guard-wording",
    ceiling: "inferred",
    because: "The refusal names a rule or cap that this host does not have: the wording of a plugin's guard.",
    authority: { kind: "report", cite: "guards of dispatch plugins on 2.x" },
    seenOn: [...TWO],
    rebuttedBy: "A person who typed these words.",
  }),
  defineWarrant({
    id: "refused-by-somebody",
    ceiling: "observed",
    because: "The error's type says that the call was refused; its words name nobody.",
    authority: { kind: "host-source", cite: "error type `permission.rejected`" },
    seenOn: null,
    rebuttedBy: "A record of who refused.",
  }),
  defineWarrant({
    id: "failure-or-refusal",
    ceiling: "unknown",
    because: "This build writes a rule's denial, a person's rejection and a failed start alike.",
    authority: { kind: "live", cite: "early 2.x engine in 1.18.33" },
    seenOn: [...ONE],
    rebuttedBy: "An event log of the same session that holds the permission request.",
  }),
] as const;
