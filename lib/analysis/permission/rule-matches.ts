// Which of a session's own rules decides a call: the last whose action and resource patterns both match. Rules of the
// project or the agent are not in an export, so this says what the session's rules say, not what the host did.

import { byCodeUnits } from "../../base/order.ts";
import type { RecordedRule, RuleMatch, SessionRuleSet } from "../../model/call-records.ts";
import { sessionSubject } from "../../model/claim-subject.ts";
import type { CallId } from "../../model/ids.ts";
import type { SessionRule } from "../../model/session-log.ts";
import { decide, type RuleSet } from "../../rules/rule-set.ts";
import type { Call } from "../call-index.ts";
import { claimId, observed, unknown } from "../claims.ts";
import { recordPlace, refAt, shows } from "../evidence.ts";
import type { SessionSource } from "../session-source.ts";
import type { SessionRules } from "./session-rules.ts";

export function recordedRules(sources: readonly SessionSource[]): readonly RecordedRule[] {
  return sources.flatMap((source) =>
    source.record.rules.map(({ at, action, resource, effect }) => ({
      session: source.id,
      ref: refAt(recordPlace(source), at),
      action,
      resource,
      effect,
    })),
  );
}

/** One per session, with rules or without: any may be asked. */
export function sessionRuleSets(sources: readonly SessionSource[]): readonly SessionRuleSet[] {
  return sources.map((source) => {
    const id = claimId(sessionSubject(source.id), "rules");
    const { directory } = source.record;
    return {
      id,
      session: source.id,
      host: source.format,
      directory: directory
        ? observed(claimId(id, "directory"), directory.value, {
            warrant: "stated",
            grounds: shows(recordPlace(source), directory, "document-head"),
          })
        : unknown(claimId(id, "directory"), source.isSanitized ? "redacted" : "not recorded"),
    };
  });
}

/** One entry per session and distinct pair of action and resource, for sessions that have rules of their own. */
export function ruleMatches(calls: readonly Call[], rules: SessionRules): readonly RuleMatch[] {
  const found = new Map<string, { match: RuleMatch; calls: CallId[] }>();
  for (const call of calls) {
    const { resource } = call.event;
    const set = rules.get(call.session);
    if (!resource || !set || set.rules.length === 0) continue;
    const key = JSON.stringify([call.session, resource.action, resource.value.value]);
    const id = call.event.call?.value;
    const known = found.get(key);
    if (known) {
      if (id !== undefined) known.calls.push(id);
      continue;
    }
    const match = matchFor(call, set, resource.action, resource.value.value);
    found.set(key, { match, calls: id === undefined ? [] : [id] });
  }
  return [...found]
    .sort(([a], [b]) => byCodeUnits(a, b))
    .map(([, { match, calls: ids }]) => ({ ...match, calls: ids }));
}

function matchFor(call: Call, set: RuleSet<SessionRule>, action: string, resource: string): RuleMatch {
  const { decided } = decide(set, { action, resource });
  const rule = decided.by === "rule" ? decided.rule : null;
  return {
    id: claimId(call.subject, "rule"),
    session: call.session,
    tool: call.event.tool.value,
    action,
    resource,
    effect: rule?.effect ?? null,
    rule: rule ? refAt(recordPlace(call.source), rule.at) : null,
    calls: [],
  };
}
