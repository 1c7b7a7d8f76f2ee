// What a child spent on one episode, from its own export. Steps are summed only where every step states its numbers;
// a sum with holes in it is not shown as one.

import type { Claim } from "../../model/claim.ts";
import type { Usage } from "../../model/dispatch.ts";
import type { ClaimId } from "../../model/ids.ts";
import { computed, MOST_GROUNDS, unknown } from "../claims.ts";
import { placeOf, shows } from "../evidence.ts";
import { type Entry, type EntryOf, isKind } from "../session-source.ts";

const NOTHING: Usage = { input: 0, output: 0, reasoning: 0, cacheRead: 0, cacheWrite: 0 };

export function modelSteps(entries: readonly Entry[]): readonly EntryOf<"step">[] {
  return entries.filter(
    (entry): entry is EntryOf<"step"> => isKind(entry, "step") && !entry.event.isUserShell,
  );
}

export function tokensOf(id: ClaimId, entries: readonly Entry[]): Claim<Usage> {
  const steps = modelSteps(entries);
  const stated = steps.flatMap((step) => (step.event.tokens ? [{ step, tokens: step.event.tokens }] : []));
  if (stated.length === 0 || stated.length < steps.length)
    return unknown(id, "not recorded", { warrant: "sum" });
  const total = stated.reduce((sum, { tokens }) => addUsage(sum, tokens.value), NOTHING);
  const grounds = stated
    .slice(0, MOST_GROUNDS)
    .flatMap(({ step, tokens }) => shows(placeOf(step), tokens, "tokens"));
  return computed<Usage>(id, total, { warrant: "sum", grounds });
}

export function costOf(id: ClaimId, entries: readonly Entry[]): Claim<number> {
  const steps = modelSteps(entries);
  const stated = steps.flatMap((step) => (step.event.cost ? [{ step, cost: step.event.cost }] : []));
  if (stated.length === 0 || stated.length < steps.length)
    return unknown(id, "not recorded", { warrant: "sum" });
  const total = stated.reduce((sum, { cost }) => sum + cost.value, 0);
  return computed(id, total, {
    warrant: "sum",
    grounds: stated.slice(0, MOST_GROUNDS).flatMap(({ step, cost }) => shows(placeOf(step), cost, "cost")),
  });
}

export function callCount(id: ClaimId, entries: readonly Entry[]): Claim<number> {
  const calls = entries.filter((entry) => isKind(entry, "tool-call"));
  const grounds = calls
    .slice(0, MOST_GROUNDS)
    .flatMap((entry) =>
      isKind(entry, "tool-call") ? shows(placeOf(entry), entry.event.tool, "tool-name") : [],
    );
  const first = entries[0];
  const own = first ? shows(placeOf(first), first.event.message, "record") : [];
  return computed(id, calls.length, { warrant: "count", grounds: [...grounds, ...own] });
}

export function addUsage(left: Usage, right: Usage): Usage {
  return {
    input: left.input + right.input,
    output: left.output + right.output,
    reasoning: left.reasoning + right.reasoning,
    cacheRead: left.cacheRead + right.cacheRead,
    cacheWrite: left.cacheWrite + right.cacheWrite,
  };
}
