// Data and plan, walked together. What the plan does not know is left out, whatever it is; what does not change keeps its
// identity, so that a large analysis is not copied for nothing.

import { EVIDENCE } from "./evidence-plan.ts";
import {
  ANY,
  FIXED,
  ID,
  list,
  members,
  type Plan,
  SUBJECT,
  type Surroundings,
  type TextClass,
} from "./plan.ts";
import { type RedactionState, redactText } from "./redact-text.ts";
import { redactValues } from "./sentence-values.ts";

type Members = { readonly [key: string]: Plan };

export function walk(
  value: unknown,
  plan: Plan,
  owner: object,
  around: Surroundings,
  state: RedactionState,
): unknown {
  if (typeof value === "string") return redactString(value, plan, owner, around, state);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const item = typeof plan === "object" && "list" in plan ? plan.list : plan;
    return walkList(value, item, owner, around, state);
  }
  if (plan === "sentence-values") return redactValues(value, owner, state);
  if (typeof plan === "object" && "keys" in plan) return walkKeys(value, plan.keys, state);
  if (typeof plan === "object" && "claimed" in plan)
    return walkMembers(value, claimMembers(plan.claimed), owner, around, state);
  const plans = typeof plan === "object" && "members" in plan ? plan.members : {};
  return walkMembers(value, plans, value, around, state);
}

function redactString(
  text: string,
  plan: Plan,
  owner: object,
  around: Surroundings,
  state: RedactionState,
): string {
  if (plan === "kept") return text;
  if (plan === "sentence-values") return redactText(text, ANY, state);
  if ("classOf" in plan) return redactText(text, plan.classOf(owner, around), state);
  return redactText(text, "class" in plan ? plan : ANY, state);
}

function walkList(
  items: readonly unknown[],
  plan: Plan,
  owner: object,
  around: Surroundings,
  state: RedactionState,
): readonly unknown[] {
  let isSame = true;
  const walked = items.map((item, index) => {
    state.at.push(index);
    const next = walk(item, plan, owner, around, state);
    state.at.pop();
    if (next !== item) isSame = false;
    return next;
  });
  return isSame ? items : walked;
}

function walkMembers(
  value: object,
  plans: Members,
  owner: object,
  around: Surroundings,
  state: RedactionState,
): object {
  let changed: Record<string, unknown> | null = null;
  for (const [key, member] of Object.entries(value)) {
    if (member === null || typeof member === "number" || typeof member === "boolean") continue;
    const plan = Object.hasOwn(plans, key) ? plans[key] : undefined;
    if (plan === "kept") continue;
    state.at.push(key);
    const next = walk(member, plan ?? ANY, owner, around, state);
    state.at.pop();
    if (next === member) continue;
    changed ??= { ...value };
    changed[key] = next;
  }
  return changed ?? value;
}

/** Two names that become one add up. */
function walkKeys(value: object, by: TextClass, state: RedactionState): object {
  const counts = new Map<string, number>();
  let isSame = true;
  for (const [key, count] of Object.entries(value)) {
    state.at.push(key);
    const name = redactText(key, by, state);
    state.at.pop();
    if (name !== key) isSame = false;
    if (typeof count === "number") counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return isSame ? value : Object.fromEntries(counts);
}

const claimPlans = new Map<Plan, Members>();

/** A claim of any standing: its value is classed by the record that holds the claim. */
function claimMembers(value: Plan): Members {
  const known = claimPlans.get(value);
  if (known !== undefined) return known;
  const grounds = list(EVIDENCE);
  const made: Members = {
    id: SUBJECT,
    standing: "kept",
    value,
    warrant: FIXED,
    grounds,
    from: list(SUBJECT),
    rivals: { claimed: value },
    reason: "kept",
    remedy: members({ kind: "kept", session: ID } as const),
    withdrawn: list(members({ warrant: FIXED, grounds })),
    because: "kept",
  };
  claimPlans.set(value, made);
  return made;
}
