// What a rule knows of a host beyond the file: the facts that a claim under it rests on. Apart from warrants.ts, so that only a
// claim card that is open loads it. A rule that merely reads what a file states leans on nothing and is not here.

import type { DenialFact, RuleFact } from "../model/host-fact-names.ts";
import type { WarrantName } from "../model/warrant.ts";
import type { NonEmpty } from "./hosts/fact-record.ts";

/** Facts that a claim may cite: no tool by itself, no question, nothing that was taken back. */
export type CitedFact = RuleFact | DenialFact;

export const WARRANT_FACTS: Readonly<Partial<Record<WarrantName, NonEmpty<CitedFact>>>> = {
  "child-in-metadata": ["acknowledgement-names-child"],
  "child-in-result": ["acknowledgement-names-child"],
  acknowledged: ["acknowledgement-names-child", "status-running-is-open"],
  "answered-by-notice": ["answer-is-a-message", "keys-of-two-moments"],
  "settled-by-injection": ["answer-is-a-message"],
  "parent-idle": ["injection-before-idle", "no-child-idle"],
  "idle-row": ["idle-rows"],
  "denial-worded": [
    "denial.rule-with-list",
    "denial.user-with-words",
    "denial.wordless",
    "denial.user-declined",
    "denial.nobody-to-ask",
    "denial.permission-denied",
  ],
  "denied-by-listed-rules": ["denial.rule-with-list"],
  "denied-by-session-rule": ["denial.permission-denied", "opencode-2-last-rule"],
  "denied-by-some-rule": ["denial.permission-denied", "opencode-2-saved-answers"],
  "declined-by-user": ["denial.user-with-words", "denial.user-declined", "opencode-2-wordless-decline"],
  "rejected-without-words": ["denial.wordless", "opencode-1-run-rejects"],
  "rejected-by-policy": ["denial.nobody-to-ask", "opencode-2-run-cannot-ask"],
  "denied-by-guard-wording": ["denial.refused-in-other-words", "guards-only-tighten"],
  "refused-by-somebody": ["denial.refused-in-other-words"],
  "failure-or-refusal": ["denial.unable-to-execute"],
  "denied-by-made-resource": ["shell-commands-parsed", "opencode-2-last-rule"],
  "rules-for-recorded-call": ["opencode-1-last-rule", "opencode-2-last-rule"],
  "rules-for-made-question": ["opencode-1-last-rule", "opencode-2-last-rule", "shell-commands-parsed"],
  "turn-by-rows": [
    "idle-rows",
    "opencode-1-wordless-reject",
    "opencode-1-reject-with-words",
    "opencode-2-wordless-decline",
    "opencode-2-run-cannot-ask",
  ],
  "turn-by-decline": ["opencode-1-wordless-reject", "opencode-2-wordless-decline"],
  "possible-ask": ["opencode-2-clock-before-ask"],
  "tool-call-reached": ["surface-rule"],
  "nested-call-completed": ["execute-result"],
  "tool-in-stated-list": ["opencode-1-invalid"],
  "not-in-stated-list": ["opencode-1-invalid", "opencode-1-denied-vanish"],
  "offered-by-registry": ["surface-rule", "core-tools-complete"],
  "offered-by-model": ["tools-by-model-in-source", "core-tools-complete"],
  "removed-by-session-rule": ["denied-everywhere", "opencode-1-denied-vanish"],
  "tool-taken-from-request": ["request-removal"],
  "direct-door-closed": ["request-removal"],
  "tools-not-exported": ["definitions-not-stored"],
  "plugin-door-denied": ["denied-yet-reachable", "browser-shared-action"],
  "plugin-door-by-reading": ["plugin-doors", "denied-everywhere"],
};

export function factsOf(warrant: WarrantName): readonly CitedFact[] {
  return WARRANT_FACTS[warrant] ?? [];
}
