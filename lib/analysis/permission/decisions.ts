// What was decided about single calls. Only refusals leave words in these exports: an approval leaves none, so no `allow`
// is ever claimed. Who decided is a claim of its own, often weaker than what was decided.

import { declineEffect } from "../../knowledge/decline-effects.ts";
import { DENIAL_WORDINGS, type DenialWording, isGuardWording } from "../../knowledge/denials.ts";
import type { Decider, Decision, Effect } from "../../model/call-records.ts";
import type { Claim, UnknownReason } from "../../model/claim.ts";
import type { Evidence } from "../../model/evidence.ts";
import type { ClaimId } from "../../model/ids.ts";
import type { SessionRule } from "../../model/session-log.ts";
import { questionsOfCall } from "../../rules/call-questions.ts";
import { judged } from "../../rules/verdict.ts";
import { type Call, callIdClaim } from "../call-index.ts";
import { claimId, computed, inferred, observed, unknown } from "../claims.ts";
import { placeOf, recordPlace, shows, showsPlace } from "../evidence.ts";
import { statedTimeClaim } from "../times.ts";
import { askingCall } from "./asking-call.ts";
import { resourceShown } from "./resource-shown.ts";
import type { SessionRules } from "./session-rules.ts";
import { turnEffectOf } from "./turn-effect.ts";

/** A decision before what is around it is known: the sessions above, the calls after. */
export type PlainDecision = Omit<Decision, "depth" | "retried">;

export function decisionsOf(calls: readonly Call[], rules: SessionRules): readonly PlainDecision[] {
  const worded = calls.flatMap((call) => {
    const wording = wordingOf(call);
    return wording ? [{ call, wording }] : [];
  });
  const stopped = new Set(
    worded.flatMap(({ call, wording }) =>
      declineEffect(call.source.format, turnWording(call, wording))?.startsWith("stops")
        ? [stepOf(call)]
        : [],
    ),
  );
  return worded.map(({ call, wording }) => decisionOn(call, wording, rules, stopped.has(stepOf(call))));
}

function stepOf({ entry }: Call): string {
  return JSON.stringify([entry.doc, entry.event.row]);
}

function turnWording(call: Call, wording: DenialWording): string {
  return isCutOff(call, wording) ? "cut-off" : wording.id;
}

function wordingOf(call: Call): DenialWording | null {
  const { error } = call.event;
  if (call.event.phase !== "error" || !error) return null;
  const type = error.type?.value ?? null;
  const message = error.message?.value.text ?? "";
  return (
    DENIAL_WORDINGS.find(
      (wording) =>
        wording.hosts.includes(call.source.format) &&
        (wording.types === null || (type !== null && wording.types.includes(type))) &&
        (wording.startsWith === null || message.startsWith(wording.startsWith)) &&
        isToldIn(call, wording),
    ) ?? null
  );
}

/** What says who decided must be all that the host says: a guard and a person may quote it among words of their own. */
function isToldIn(call: Call, { startsWith, holds, stands }: DenialWording): boolean {
  const message = toldWords(call);
  const told = holds !== null && OWN_LINE.test(message) ? lastLine(message) : message;
  if (stands === "whole") return told.trim().replace(/\.$/, "") === (holds ?? startsWith);
  if (holds === null) return true;
  return stands === "anywhere" ? message.includes(holds) : told.startsWith(holds);
}

/** A line of the tool's own, which some builds put before the words. */
const OWN_LINE = /^Unable to [a-z ]{1,40}:/;

const FAILED_COMMAND = "Unable to execute command:";

/** Some builds put the command before the words, and a command may hold any words of a refusal. */
function toldWords({ event }: Call): string {
  const message = event.error?.message?.value.text ?? "";
  if (!message.startsWith(FAILED_COMMAND)) return message;
  const prefix = `${FAILED_COMMAND} ${event.resource?.value.value ?? ""}`;
  return (message.startsWith(prefix) ? message.slice(prefix.length) : lastLine(message)).trim();
}

function lastLine(text: string): string {
  const cut = text.trimEnd().lastIndexOf("\n");
  return cut < 0 ? "" : text.slice(cut + 1);
}

/** Whether a text that stops inside the host's sentence went on with somebody's words. */
function isCutOff(call: Call, wording: DenialWording): boolean {
  const message = call.event.error?.message?.value.text.trim() ?? "";
  return wording.id === "wordless" && message !== wording.startsWith && message !== `${wording.startsWith}.`;
}

/** `isStepStopped`: a call of the same step was refused so that this host ends the turn. */
function decisionOn(
  call: Call,
  wording: DenialWording,
  rules: SessionRules,
  isStepStopped: boolean,
): PlainDecision {
  const { error, resource, ended } = call.event;
  const id = claimId(call.subject, "decision");
  const place = placeOf(call.entry);
  const grounds = error
    ? [
        ...shows(place, error.message, "error-message"),
        ...shows(place, error.type, "error-type"),
        ...showsPlace(place, error.at, "error-message"),
      ]
    : [];
  return {
    id,
    session: call.session,
    call: callIdClaim(call),
    tool: call.event.tool.value,
    effect:
      wording.effect === "deny"
        ? observed<Effect>(claimId(id, "effect"), "deny", { warrant: wording.effectWarrant, grounds })
        : unknown(claimId(id, "effect"), "ambiguous", { warrant: wording.effectWarrant, grounds }),
    by: deciderOf(call, wording, rules, claimId(id, "by"), grounds),
    resource: resource
      ? observed(claimId(id, "resource"), resource.value.value, {
          warrant: "stated",
          grounds: resourceShown(call),
        })
      : unknown(claimId(id, "resource"), noResource(call)),
    at: statedTimeClaim(claimId(id, "at"), call.entry, ended, "acknowledgement-time"),
    words: error?.message
      ? observed(claimId(id, "words"), error.message.value.text, {
          warrant: "stated",
          grounds: shows(place, error.message, "error-message"),
        })
      : unknown(claimId(id, "words"), "not recorded"),
    turn: turnEffectOf(
      claimId(id, "turn"),
      call,
      { wording: turnWording(call, wording), isStepStopped },
      grounds,
    ),
  };
}

/** The text of a patch names files, of which none is the one resource. */
function noResource({ event }: Call): UnknownReason {
  if (event.isInputRedacted) return "redacted";
  return event.patch === null ? "not recorded" : "not looked for";
}

function deciderOf(
  call: Call,
  wording: DenialWording,
  rules: SessionRules,
  id: ClaimId,
  grounds: readonly Evidence[],
): Claim<Decider> {
  if (isCutOff(call, wording)) return unknown(id, "cut off", { warrant: wording.effectWarrant, grounds });
  if (wording.id === "permission-denied") return deniedByRule(call, rules, id, grounds);
  if (wording.byWarrant) return observed<Decider>(id, wording.by, { warrant: wording.byWarrant, grounds });
  const words = call.event.error?.message?.value.text.toLowerCase() ?? "";
  if (wording.effect === "deny" && isGuardWording(words)) {
    return inferred<Decider>(id, "guard", { warrant: "denied-by-guard-wording", grounds });
  }
  return unknown(id, "not recorded", { warrant: wording.effectWarrant, grounds });
}

/**
 * `Permission denied: ACTION`: a rule's words, and what was asked under that action was denied (permission.ts@025dd44). The
 * session's own rules may show which; else a guard may have written them. Where only a command split by us, or a path seen from
 * the directory, is denied, our reading is a premise.
 */
function deniedByRule(
  call: Call,
  rules: SessionRules,
  id: ClaimId,
  grounds: readonly Evidence[],
): Claim<Decider> {
  const denial = denyingRule(call, rules);
  if (!denial) return inferred<Decider>(id, "rule", { warrant: "denied-by-some-rule", grounds });
  const own = showsPlace(recordPlace(call.source), denial.rule.at, "session-rule");
  const basis = [...grounds, ...own];
  return denial.isStated
    ? computed<Decider>(id, "rule", { warrant: "denied-by-session-rule", grounds: basis })
    : inferred<Decider>(id, "rule", { warrant: "denied-by-made-resource", grounds: basis });
}

interface Denial {
  readonly rule: SessionRule;
  readonly isStated: boolean;
}

function denyingRule(call: Call, rules: SessionRules): Denial | null {
  const set = rules.get(call.session);
  if (!set) return null;
  const [, action] = /^Permission denied: (\S+)$/.exec(toldWords(call).trim()) ?? [];
  const asked = questionsOfCall(askingCall(call), set.setting);
  if (action === undefined || asked.kind !== "asked") return null;
  const denials = asked.questions.flatMap((question): Denial[] => {
    if (question.action !== action) return [];
    const { effect, decided, premise, other } = judged(set, question, asked.isSplitByUs);
    const isDenied = effect === "deny" && (other === null || other.effect === "deny");
    return isDenied && decided.by === "rule" ? [{ rule: decided.rule, isStated: premise === null }] : [];
  });
  return denials.find(({ isStated }) => isStated) ?? denials[0] ?? null;
}
