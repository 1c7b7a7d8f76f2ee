// Whether a permission may have been asked for in a long call. This host starts the clock before it asks, so an ask may be in
// the time; so may a slow command, which stays beside it as a rival. Where the session's own rules allow all that the call
// asks, or the host asks nothing for such a tool, nobody is asked, and no ask is concluded. An approval itself leaves no trace and is never claimed.

import { toolPermission } from "../../knowledge/tool-permissions.ts";
import type { WaitCause } from "../../model/call-records.ts";
import type { Claim } from "../../model/claim.ts";
import type { Evidence } from "../../model/evidence.ts";
import type { ClaimId } from "../../model/ids.ts";
import { questionsOfCall } from "../../rules/call-questions.ts";
import { judged } from "../../rules/verdict.ts";
import type { Call } from "../call-index.ts";
import { inferred, rival, unknown } from "../claims.ts";
import { recordPlace, showsPlace } from "../evidence.ts";
import { askingCall } from "./asking-call.ts";
import type { SessionRules } from "./session-rules.ts";

/** `times`: the evidence of its start and its end. */
export function waitCause(
  id: ClaimId,
  call: Call,
  times: readonly Evidence[],
  rules: SessionRules,
): Claim<WaitCause> {
  // A question waits for a person by its nature, whether it was allowed or asked for.
  if (call.event.question) return unknown(id, "ambiguous", { warrant: "possible-ask", grounds: times });
  const allowing = allowingRules(call, rules);
  if (allowing.length > 0 || asksNothing(call))
    return unknown(id, "contradicted", { warrant: "possible-ask", grounds: [...times, ...allowing] });
  return inferred<WaitCause>(id, "ask", {
    warrant: "possible-ask",
    grounds: times,
    rivals: rival<WaitCause>("command", "slow-command", times),
  });
}

/** Nothing in the host asks for it. What runs inside `execute` asks for itself, in the time of the whole. */
function asksNothing({ source, event }: Call): boolean {
  const { kind } = toolPermission(source.format, event.tool.value);
  return kind === "nothing" && event.tool.value !== "execute";
}

/** The rules that allow each thing the call asks; none when one of them is not allowed, or is not known. */
function allowingRules(call: Call, rules: SessionRules): readonly Evidence[] {
  const set = rules.get(call.session);
  if (!set || set.rules.length === 0) return [];
  const asked = questionsOfCall(askingCall(call), set.setting);
  if (asked.kind !== "asked" || asked.questions.length === 0 || asked.possible.length > 0) return [];
  const evidence = asked.questions
    .flatMap((question) => {
      const part = judged(set, question, asked.isSplitByUs);
      return part.other === null ? [part] : [part, part.other];
    })
    .map(({ effect, decided }) =>
      effect === "allow" && decided.by === "rule"
        ? showsPlace(recordPlace(call.source), decided.rule.at, "session-rule")
        : null,
    );
  return evidence.every((one) => one !== null) ? evidence.flat() : [];
}
