// What a claim is about, in names: looked up in the view by the id's parts (`<session>/<subject>/<property>`).
// A look-up, never an interpretation: a name that is not known, or hidden, is replaced by a number or an id.

import type { BundleView, ClaimSubject } from "../model/bundle-view.ts";
import { type Claim, knownValue } from "../model/claim.ts";
import type { Dispatch } from "../model/dispatch.ts";
import type { ClaimId, SessionId } from "../model/ids.ts";
import type { SubjectNames } from "./claim-sentence.ts";
import type { Words } from "./en/index.ts";
import { formatId, formatName } from "./format.ts";

type ClaimWords = Words["claim"];

export function subjectOf(
  id: ClaimId,
  view: BundleView,
  words: ClaimWords,
  given: ClaimSubject | null = null,
): SubjectNames {
  const cut = id.lastIndexOf("/");
  const [prefix, property] = [id.slice(0, Math.max(cut, 0)), id.slice(cut + 1)];
  const dispatch = view.dispatches.find((item) => item.id === prefix);
  if (dispatch !== undefined) {
    return { kind: "dispatch", property, who: dispatchName(dispatch, words), number: dispatch.number };
  }
  const session = view.sessions.find((item) => prefix === `${item.id}/session` || item.idClaim.id === id);
  if (session !== undefined) {
    const key = session.idClaim.id === id ? "idClaim" : property;
    return { kind: "session", property: key, who: sessionName(session.id, view), number: null };
  }
  return (
    ofLists(prefix, property, view, words) ??
    ofTotals(id, view, words) ??
    ofSpan(property, given, words) ?? { kind: "other", property, who: words.bundle, number: null }
  );
}

/** `researcher on Compare docs with code`, or `dispatch 3` where the names are not known. */
export function dispatchName(dispatch: Dispatch, words: ClaimWords): string {
  const [agent, task] = [dispatch.agent, dispatch.description].map(nameOf);
  if (agent != null && task != null) return words.dispatchWho(agent, task);
  return agent ?? task ?? words.dispatchNumber(dispatch.number);
}

/** The title, or the shortened id of a session without one. */
export function sessionName(id: SessionId, view: Pick<BundleView, "sessions">): string {
  const session = view.sessions.find((item) => item.id === id);
  const title = session === undefined ? null : nameOf(session.title);
  return title === null || title === "" ? formatId(id) : title;
}

function nameOf(claim: Claim<string>): string | null {
  const name = knownValue(claim);
  return name === null ? null : formatName(name);
}

function ofLists(prefix: string, property: string, view: BundleView, words: ClaimWords): SubjectNames | null {
  const idle = view.idles.find((item) => item.id === prefix);
  if (idle !== undefined) {
    return { kind: "idle", property, who: sessionName(idle.session, view), number: null };
  }
  const decision = view.decisions.find((item) => item.id === prefix);
  if (decision !== undefined) {
    return { kind: "decision", property, who: words.callWho(decision.tool), number: null };
  }
  const retry = view.retries.find((item) => item.id === prefix);
  if (retry !== undefined) {
    const refused = view.decisions.find((item) => item.id === retry.decision);
    return { kind: "retry", property, who: words.callWho(refused?.tool ?? ""), number: null };
  }
  const rules = view.ruleSets.find((item) => item.id === prefix);
  if (rules !== undefined) {
    return { kind: "rules", property, who: sessionName(rules.session, view), number: null };
  }
  const match = view.ruleMatches.find((item) => item.id === prefix);
  if (match !== undefined) {
    return { kind: "ruleMatch", property, who: words.callWho(match.tool), number: null };
  }
  const call = [...view.unfinished, ...view.waits].find((item) => item.id === prefix);
  if (call !== undefined) return { kind: "call", property, who: words.callWho(call.tool), number: null };
  const other = [...view.nestedErrors, ...view.questions, ...view.aborted].find((item) => item.id === prefix);
  if (other !== undefined) {
    const recorded = knownValue(other.call);
    return {
      kind: "call",
      property,
      who: words.callWho(recorded === null ? "" : formatId(recorded)),
      number: null,
    };
  }
  if (view.shells.some((item) => item.id === prefix)) {
    return { kind: "shell", property, who: words.callWho("shell"), number: null };
  }
  if (view.orphanNotices.some((item) => item.id === prefix)) {
    return { kind: "orphan", property, who: words.lead, number: null };
  }
  const surface = view.surfaces.find((item) => item.id === prefix);
  if (surface !== undefined) {
    return { kind: "surface", property, who: sessionName(surface.session, view), number: null };
  }
  const tools = ofSurfaces(prefix, property, view, words);
  if (tools !== null) return tools;
  const revert = view.reverts.find((item) => item.id === prefix);
  if (revert === undefined) return null;
  return { kind: "revert", property, who: sessionName(revert.session, view), number: null };
}

function ofSurfaces(
  prefix: string,
  property: string,
  view: BundleView,
  words: ClaimWords,
): SubjectNames | null {
  const denied = view.deniedYetReachable.find((item) => item.id === prefix);
  if (denied !== undefined) return { kind: "deniedDoor", property, who: denied.denied, number: null };
  for (const surface of view.toolSurfaces) {
    if (surface.id === prefix) {
      return { kind: "toolSurface", property, who: sessionName(surface.session, view), number: null };
    }
    if (!prefix.startsWith(`${surface.id}/`)) continue;
    const entry = surface.tools.find((item) => item.id === prefix);
    if (entry !== undefined)
      return { kind: "reach", property, who: toolsName(entry.tools, words), number: null };
  }
  return null;
}

const MOST_NAMED = 3;

/** The first names, and how many more: one statement may speak of fifty tools. */
export function toolsName(names: readonly string[], words: ClaimWords): string {
  const shown = words.values.list(names.slice(0, MOST_NAMED).map(formatName));
  return names.length > MOST_NAMED ? words.andMoreTools(shown, names.length - MOST_NAMED) : shown;
}

function ofTotals(id: ClaimId, view: BundleView, words: ClaimWords): SubjectNames | null {
  const total = Object.entries(view.totals).find(([, claim]) => claim.id === id);
  return total === undefined ? null : { kind: "totals", property: total[0], who: words.bundle, number: null };
}

function ofSpan(property: string, given: ClaimSubject | null, words: ClaimWords): SubjectNames | null {
  if (given?.kind !== "span") return null;
  return { kind: "span", property, who: words.callWho(given.name), number: null };
}
