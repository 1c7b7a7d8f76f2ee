// A plan as functions, one for each node of it, made once: an analysis has millions of members, and asking the plan at each of
// them what it is would cost more than what is done there. What the plan does not know is left out, whatever it is; what does
// not change keeps its identity, so that a large analysis is not copied for nothing.

import { isJsonObject } from "../base/json.ts";
import { EVIDENCE } from "./evidence-plan.ts";
import { ANY, FIXED, ID, list, members, type Plan, SUBJECT, type Surroundings } from "./plan.ts";
import { type RedactionState, redactText } from "./redact-text.ts";
import { redactValues } from "./sentence-values.ts";

/** What one walk carries along. */
export interface Walk {
  readonly around: Surroundings;
  readonly state: RedactionState;
}

/** `owner` is the record that holds the value. */
export type Walker = (value: unknown, owner: object, walk: Walk) => unknown;

type OfText = (text: string, owner: object, walk: Walk) => string;
type OfObject = (value: object, owner: object, walk: Walk) => object;

const walkers = new Map<Plan, Walker>();

export function walkerOf(plan: Plan): Walker {
  const known = walkers.get(plan);
  if (known !== undefined) return known;
  const ofText = textWalker(plan);
  const ofObject = objectWalker(plan);
  const walker: Walker = (value, owner, walk) => {
    if (typeof value === "string") return ofText(value, owner, walk);
    if (typeof value !== "object" || value === null) return value;
    return Array.isArray(value) ? walkList(value, item(), owner, walk) : ofObject(value, owner, walk);
  };
  // Plans hold themselves: what a node needs of others is asked for when it is first needed.
  let items: Walker | null = null;
  const item = (): Walker => {
    items ??= typeof plan === "object" && "list" in plan ? walkerOf(plan.list) : walker;
    return items;
  };
  walkers.set(plan, walker);
  return walker;
}

function textWalker(plan: Plan): OfText {
  if (plan === "kept") return (text) => text;
  if (typeof plan === "object" && "classOf" in plan) {
    const { classOf } = plan;
    return (text, owner, { around, state }) => redactText(text, classOf(owner, around), state);
  }
  const by = typeof plan === "object" && "class" in plan ? plan : ANY;
  return (text, _owner, { state }) => redactText(text, by, state);
}

function objectWalker(plan: Plan): OfObject {
  if (plan === "sentence-values") return (value, owner, { state }) => redactValues(value, owner, state);
  if (plan === "kept") return membersWalker({}, true);
  if ("keys" in plan) {
    const { keys } = plan;
    return (value, _owner, { state }) => {
      const counts = new Map<string, number>();
      let isSame = true;
      // Two names that become one add up.
      for (const [key, count] of Object.entries(value)) {
        state.at.push(key);
        const name = redactText(key, keys, state);
        state.at.pop();
        if (name !== key) isSame = false;
        if (typeof count === "number") counts.set(name, (counts.get(name) ?? 0) + count);
      }
      return isSame ? value : Object.fromEntries(counts);
    };
  }
  if ("claimed" in plan) return membersWalker(claimMembers(plan.claimed), false);
  return membersWalker("members" in plan ? plan.members : {}, true);
}

function walkList(items: readonly unknown[], walker: Walker, owner: object, walk: Walk): readonly unknown[] {
  const { at } = walk.state;
  let changed: unknown[] | null = null;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    at.push(index);
    const next = walker(item, owner, walk);
    at.pop();
    if (next === item) continue;
    changed ??= [...items];
    changed[index] = next;
  }
  return changed ?? items;
}

/** `isOwner`: its texts are classed by the value itself; those of a claim by the record that holds the claim. */
function membersWalker(plans: { readonly [key: string]: Plan }, isOwner: boolean): OfObject {
  const known = new Map<string, Walker | null>();
  const walkerFor = (key: string): Walker | null => {
    const plan = Object.hasOwn(plans, key) ? plans[key] : undefined;
    const walker = plan === "kept" ? null : walkerOf(plan ?? ANY);
    if (plan !== undefined) known.set(key, walker);
    return walker;
  };
  return (value, outer, walk) => {
    const { at } = walk.state;
    const owner = isOwner ? value : outer;
    let changed: Record<string, unknown> | null = null;
    if (!isJsonObject(value)) return value;
    for (const key of Object.keys(value)) {
      const member = value[key];
      if (member === null || typeof member === "number" || typeof member === "boolean") continue;
      let walker = known.get(key);
      if (walker === undefined) walker = walkerFor(key);
      if (walker === null) continue;
      at.push(key);
      const next = walker(member, owner, walk);
      at.pop();
      if (next === member) continue;
      changed ??= { ...value };
      changed[key] = next;
    }
    return changed ?? value;
  };
}

/** A claim of any standing. */
function claimMembers(value: Plan): { readonly [key: string]: Plan } {
  return {
    id: SUBJECT,
    standing: "kept",
    value,
    warrant: FIXED,
    grounds: GROUNDS,
    from: SUBJECTS,
    rivals: claimOf(value),
    reason: "kept",
    remedy: REMEDY,
    withdrawn: WITHDRAWN,
    because: "kept",
  };
}

const claims = new Map<Plan, Plan>();

/** The same plan for the same value, so that each is made into functions once. */
function claimOf(value: Plan): Plan {
  const known = claims.get(value) ?? { claimed: value };
  claims.set(value, known);
  return known;
}

const GROUNDS: Plan = list(EVIDENCE);
const SUBJECTS: Plan = list(SUBJECT);
const REMEDY: Plan = members({ kind: "kept", session: ID } as const);
const WITHDRAWN: Plan = list(members({ warrant: FIXED, grounds: GROUNDS }));
