// What happens in a generated session, before it is written in any host's shape: beats in order, each with the time it
// takes. A lead may dispatch; a child of a child may too, down to one level. The plan is also the truth that property tests hold
// analysis against: it knows which child was answered and which never was.

import fc from "fast-check";
import { anyText, anyWord } from "./strings.ts";

export type Answer =
  | { readonly kind: "notice"; readonly state: "completed" | "error" | "cancelled"; readonly reply: string }
  | { readonly kind: "none" };

export interface DispatchPlan {
  readonly agent: string;
  readonly task: string;
  readonly prompt: string;
  readonly background: boolean;
  /** Of a background child; the result of a synchronous call is its `reply`. */
  readonly answer: Answer;
  readonly reply: string;
  readonly isChildLoaded: boolean;
  /** Whether the child's own export shows an end. */
  readonly childEnds: boolean;
  readonly childBeats: readonly Beat[];
}

export type Denial = "rule" | "user" | "user-with-words" | "not-available";

export type CallPlan =
  | { readonly kind: "plain"; readonly flesh: number; readonly lasts: number }
  | { readonly kind: "denied"; readonly how: Denial; readonly words: string }
  | { readonly kind: "dispatch"; readonly plan: DispatchPlan };

export type Beat =
  | { readonly kind: "prompt"; readonly wait: number; readonly text: string }
  | {
      readonly kind: "step";
      readonly wait: number;
      readonly calls: readonly CallPlan[];
      readonly text: string;
    }
  /** The answer of one child that is still owed one; nothing when none is. */
  | { readonly kind: "answer"; readonly wait: number; readonly which: number }
  | { readonly kind: "idle"; readonly wait: number }
  | { readonly kind: "other"; readonly wait: number; readonly flesh: number };

const wait = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 9_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 60_000, max: 4_000_000 }) },
);

const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.record({
    kind: fc.constant("notice" as const),
    state: fc.constantFrom("completed" as const, "error" as const, "cancelled" as const),
    reply: anyText,
  }),
  fc.constant({ kind: "none" as const }),
);

function dispatchPlan(depth: number): fc.Arbitrary<DispatchPlan> {
  return fc.record({
    agent: anyWord,
    task: anyText,
    prompt: anyText,
    background: fc.boolean(),
    answer,
    reply: anyText,
    isChildLoaded: fc.boolean(),
    childEnds: fc.boolean(),
    childBeats: beats(depth - 1, 3),
  });
}

function callPlan(depth: number): fc.Arbitrary<CallPlan> {
  const plain: fc.Arbitrary<CallPlan> = fc.record({
    kind: fc.constant("plain" as const),
    flesh: fc.nat(),
    lasts: wait,
  });
  const denied: fc.Arbitrary<CallPlan> = fc.record({
    kind: fc.constant("denied" as const),
    how: fc.constantFrom<Denial>("rule", "user", "user-with-words", "not-available"),
    words: anyText,
  });
  if (depth <= 0) return fc.oneof({ weight: 4, arbitrary: plain }, { weight: 1, arbitrary: denied });
  const dispatch: fc.Arbitrary<CallPlan> = fc.record({
    kind: fc.constant("dispatch" as const),
    plan: dispatchPlan(depth),
  });
  return fc.oneof(
    { weight: 3, arbitrary: plain },
    { weight: 1, arbitrary: denied },
    { weight: 4, arbitrary: dispatch },
  );
}

/** Beats of one session; `depth` is how many levels of children it may have below it. */
export function beats(depth: number, most: number): fc.Arbitrary<readonly Beat[]> {
  const beat: fc.Arbitrary<Beat> = fc.oneof(
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("prompt" as const), wait, text: anyText }) },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant("step" as const),
        wait,
        calls: fc.array(callPlan(depth), { maxLength: 3 }),
        text: anyText,
      }),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant("answer" as const), wait, which: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("idle" as const), wait }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("other" as const), wait, flesh: fc.nat() }) },
  );
  return fc.array(beat, { maxLength: most });
}

export interface BundlePlan {
  readonly start: number;
  readonly seed: number;
  readonly beats: readonly Beat[];
}

export const bundlePlan: fc.Arbitrary<BundlePlan> = fc.record({
  start: fc.integer({ min: 1_760_000_000_000, max: 1_800_000_000_000 }),
  seed: fc.nat(),
  beats: beats(2, 8),
});
