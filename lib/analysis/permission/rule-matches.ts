// What a session's own rules say of each call. Rules of the project or the agent are not in an export, so this says what the
// session's rules say, not what the host did. It is computed where the rules are asked for what the call records, and inferred
// where a command was split here, a path is seen from the directory, or the host is known to ask for something else.

import { byCodeUnits } from "../../base/order.ts";
import type { RecordedRule, RuleMatch, SessionRuleSet } from "../../model/call-records.ts";
import type { Claim, UnknownReason } from "../../model/claim.ts";
import { sessionSubject } from "../../model/claim-subject.ts";
import type { Evidence } from "../../model/evidence.ts";
import type { CallId, ClaimId } from "../../model/ids.ts";
import type { RuleVerdict, VerdictLack } from "../../model/rule-words.ts";
import type { SessionRule } from "../../model/session-log.ts";
import type { PermissionResource } from "../../model/tool-call.ts";
import { decide, type RuleSet, type Verdict } from "../../rules/rule-set.ts";
import { type CallVerdict, verdictForCall } from "../../rules/verdict.ts";
import type { Call } from "../call-index.ts";
import { claimId, computed, inferred, observed, unknown } from "../claims.ts";
import { placeOf, recordPlace, refAt, shows, showsPlace } from "../evidence.ts";
import type { SessionSource } from "../session-source.ts";
import { askingCall } from "./asking-call.ts";
import { resourceShown } from "./resource-shown.ts";
import { rootOf, type SessionRules } from "./session-rules.ts";

/** Of rules that were tried in vain so many are shown. */
const MOST_TRIED = 8;

type SessionRuleList = RuleSet<SessionRule>;

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
      root: rootClaim(claimId(id, "root"), source),
      unread: source.record.unreadRules.map(({ at, before }) => ({
        ref: refAt(recordPlace(source), at),
        before,
      })),
    };
  });
}

function rootClaim(id: ClaimId, source: SessionSource): Claim<string> {
  const { roots } = source.record;
  const root = rootOf(source.record);
  const grounds = roots.flatMap((one) =>
    shows({ ...recordPlace(source), line: one.line }, one, "project-root"),
  );
  if (root !== null) return observed(id, root, { warrant: "stated", grounds });
  if (roots.length > 0) return unknown(id, "ambiguous", { warrant: "stated", grounds });
  return unknown(id, source.isSanitized ? "redacted" : "not recorded");
}

/** One entry per session and distinct call, for sessions that have rules of their own. */
export function ruleMatches(calls: readonly Call[], rules: SessionRules): readonly RuleMatch[] {
  const found = new Map<string, { match: RuleMatch; calls: CallId[] }>();
  for (const call of calls) {
    const { resource, tool } = call.event;
    const set = rules.get(call.session);
    if (!set || set.rules.length === 0) continue;
    const asked = resource && [resource.action, resource.value.value, folderOf(resource)];
    const key = JSON.stringify([call.session, tool.value, asked, call.event.patch?.value ?? null]);
    const id = call.event.call?.value;
    const known = found.get(key);
    if (known) {
      if (id !== undefined) known.calls.push(id);
      continue;
    }
    found.set(key, { match: matchFor(call, set), calls: id === undefined ? [] : [id] });
  }
  return [...found]
    .sort(([a], [b]) => byCodeUnits(a, b))
    .map(([, { match, calls: ids }]) => ({ ...match, calls: ids }));
}

/** As the input names it; a path of null where it is not readable. */
function folderOf({ folder }: PermissionResource): RuleMatch["folder"] {
  if (folder === "session") return null;
  return folder === "hidden" ? { path: null } : { path: folder.value };
}

function matchFor(call: Call, set: SessionRuleList): RuleMatch {
  const { resource, tool, patch } = call.event;
  const id = claimId(call.subject, "rule");
  const said = verdictForCall(set, askingCall(call));
  return {
    id,
    session: call.session,
    tool: tool.value,
    action: resource?.action ?? tool.value,
    resource: resource?.value.value ?? null,
    folder: resource && folderOf(resource),
    files: patch?.value ?? null,
    verdict: verdictClaim(claimId(id, "verdict"), call, set, said),
    lack: said.lack,
    asItStands: resource && ruleAsItStands(call, set, resource),
    place: refAt(placeOf(call.entry), resource?.value.at ?? patch?.at ?? tool.at),
    calls: [],
  };
}

function ruleAsItStands(
  { source }: Call,
  set: SessionRuleList,
  { action, value }: PermissionResource,
): RuleMatch["asItStands"] {
  const { decided } = decide(set, { action, resource: value.value });
  if (decided.by !== "rule") return null;
  return { rule: refAt(recordPlace(source), decided.rule.at), effect: decided.rule.effect };
}

const REASONS: Readonly<Record<VerdictLack, UnknownReason>> = {
  "in-text": "unreadable",
  "not-stated": "not recorded",
  "not-known": "not recorded",
  "other-line": "not recorded",
  "not-split": "unreadable",
  effect: "unreadable",
  unread: "unreadable",
  open: "not recorded",
  unplaced: "not recorded",
  letters: "not recorded",
};

function verdictClaim(
  id: ClaimId,
  call: Call,
  set: SessionRuleList,
  { verdict, lack, standing, deciding }: CallVerdict<SessionRule>,
): Claim<RuleVerdict> {
  const warrant = standing === "computed" ? "rules-for-recorded-call" : "rules-for-made-question";
  const grounds = [
    ...resourceShown(call),
    ...shows(placeOf(call.entry), call.event.tool, "tool-name"),
    ...rulesShown(call, set, deciding),
  ];
  if (verdict === null) {
    const isHidden = (lack === "not-stated" || lack === "in-text") && call.event.isInputRedacted;
    return unknown(id, isHidden ? "redacted" : REASONS[lack ?? "effect"], { warrant, grounds });
  }
  const known = standing === "computed" ? computed : inferred;
  return known(id, verdict, { warrant, grounds });
}

/** The rules that decide, or the entry in their way. Where none matches, each was tried: the last ones are shown. */
function rulesShown(
  { source }: Call,
  set: SessionRuleList,
  deciding: readonly Verdict<SessionRule>[],
): readonly Evidence[] {
  const places = new Set(
    deciding.flatMap(({ decided }) => {
      if (decided.by === "rule") return decided.rule.at;
      if (decided.by === "open") return decided.among.map(({ rule }) => rule.at);
      if (decided.by === "unread")
        return source.record.unreadRules.find(({ before }) => before === decided.before)?.at ?? [];
      return set.rules
        .slice(-MOST_TRIED)
        .map(({ rule }) => rule.at)
        .toReversed();
    }),
  );
  return [...places].flatMap((at) => showsPlace(recordPlace(source), at, "session-rule"));
}
