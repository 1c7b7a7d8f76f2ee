// What the Permissions screen draws, put together from the view: which decisions there are, with what was tried instead and
// where each stands; which rules a session has. Pure, and light: a verdict is made when its row is drawn.

import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Decision, RecordedRule, Retry, RuleMatch, UnreadEntry } from "@/lib/model/call-records.ts";
import { type Claim, isKnown, knownValue } from "@/lib/model/claim.ts";
import type { EvidenceRef } from "@/lib/model/evidence.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { mainSession } from "@/lib/model/main-session.ts";
import { textOfPatch } from "@/lib/model/patch-text.ts";
import { type GivenRule, type RuleSet, ruleSet } from "@/lib/rules/rule-set.ts";
import { type RuleSetting, ruleSetting } from "@/lib/rules/setting.ts";

export interface DecidedCall {
  readonly decision: Decision;
  readonly retries: readonly Retry[];
  /** null: no place is recorded. */
  readonly place: EvidenceRef | null;
}

/** A rule as it is asked here: recorded in the file, or written by the reader (`ref` null). */
export interface ShownRule extends GivenRule {
  readonly ref: EvidenceRef | null;
}

export interface AskableRules {
  readonly session: SessionId;
  readonly setting: RuleSetting;
  readonly recorded: readonly RecordedRule[];
  readonly unread: readonly UnreadEntry[];
  readonly calls: readonly RuleMatch[];
}

/** In order of time; what has none stands last, as recorded. */
export function decisionRows({ decisions, retries }: BundleView): readonly DecidedCall[] {
  const byDecision = new Map<string, Retry[]>();
  for (const retry of retries) {
    const known = byDecision.get(retry.decision);
    if (known) known.push(retry);
    else byDecision.set(retry.decision, [retry]);
  }
  const timed = decisions.map((decision) => ({
    at: knownValue(decision.at) ?? Number.POSITIVE_INFINITY,
    row: { decision, retries: byDecision.get(decision.id) ?? [], place: firstPlace(decision.effect) },
  }));
  return timed.sort((left, right) => (left.at === right.at ? 0 : left.at - right.at)).map(({ row }) => row);
}

/** The folder that a refused call names: absent when it names none, null when this is not known here. */
export function askedFolder(
  decision: Decision,
  view: Pick<BundleView, "ruleMatches">,
): { readonly folder?: string | null } {
  const match = matchOf(decision, view);
  if (match?.folder === null) return {};
  return { folder: match?.folder.path ?? null };
}

/** What a refused call was about, as it is put to the rules: its resource, or the files of a patch. */
export function askedResource(decision: Decision, view: Pick<BundleView, "ruleMatches">): string | null {
  return knownValue(decision.resource) ?? resourceText(matchOf(decision, view));
}

function matchOf({ session, call }: Decision, { ruleMatches }: Pick<BundleView, "ruleMatches">) {
  const id = knownValue(call);
  return ruleMatches.find((one) => one.session === session && id !== null && one.calls.includes(id));
}

/** null: nothing that rules look at is stated. */
export function resourceText(match: Pick<RuleMatch, "resource" | "files"> | undefined): string | null {
  if (match === undefined) return null;
  return match.resource ?? (match.files === null ? null : textOfPatch(match.files));
}

/** The files of the patch that a question of this text is about: no address holds them but by it. */
export function askedFiles(
  calls: readonly RuleMatch[],
  asked: { readonly tool: string; readonly resource: string },
): RuleMatch["files"] {
  const match = calls.find(
    (one) => one.files !== null && one.tool === asked.tool && resourceText(one) === asked.resource,
  );
  return match?.files ?? null;
}

/** The first place that a claim shows. */
export function firstPlace(claim: Claim<unknown>): EvidenceRef | null {
  if (claim.standing === "hidden") return null;
  const shown = claim.grounds.find((evidence) => evidence.kind === "present");
  return shown?.kind === "present" ? shown.ref : null;
}

export function countDecisions(decisions: readonly Decision[]): {
  readonly denied: number;
  readonly open: number;
} {
  const denied = decisions.filter(({ effect }) => knownValue(effect) === "deny").length;
  return { denied, open: decisions.length - denied };
}

/** Of the asked session; of the main one, or the first that has rules, when none was asked for. */
export function rulesOfSession(view: BundleView, asked: SessionId | null): AskableRules | null {
  const withRules = new Set(view.rules.map(({ session }) => session));
  const main = mainSession(view)?.id;
  const found =
    view.ruleSets.find(({ session }) => session === asked) ??
    view.ruleSets.find(({ session }) => session === main && withRules.has(session)) ??
    view.ruleSets.find(({ session }) => withRules.has(session)) ??
    view.ruleSets.find(({ session }) => session === main) ??
    view.ruleSets[0];
  if (found === undefined) return null;
  const { session, host, directory, root, unread } = found;
  return {
    session,
    setting: ruleSetting(
      host,
      isKnown(directory) ? directory.value : null,
      isKnown(root) ? root.value : null,
    ),
    recorded: view.rules.filter((rule) => rule.session === session),
    unread,
    calls: view.ruleMatches.filter((match) => match.session === session),
  };
}

/** Sessions whose rules may be asked, those with rules of their own first. */
export function askableSessions(
  view: BundleView,
): readonly { readonly session: SessionId; readonly rules: number }[] {
  const counts = new Map<SessionId, number>();
  for (const { session } of view.rules) counts.set(session, (counts.get(session) ?? 0) + 1);
  return view.ruleSets
    .map(({ session }) => ({ session, rules: counts.get(session) ?? 0 }))
    .sort((left, right) => Number(right.rules > 0) - Number(left.rules > 0));
}

export function shownRules(
  { setting, recorded, unread }: AskableRules,
  written: readonly GivenRule[] | null,
): RuleSet<ShownRule> {
  return written === null
    ? ruleSet<ShownRule>(recorded, setting, unread)
    : ruleSet<ShownRule>(
        written.map((rule) => ({ ...rule, ref: null })),
        setting,
      );
}
