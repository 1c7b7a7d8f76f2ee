// The paragraph "what happened" as data: sentences of the dictionary whose places hold claims. A screen and the report fill
// the places with marked values. Nothing is said that the claims do not say.

import type { DurationMs, EpochMs } from "../base/time.ts";
import type { HostVersion, Session, Totals } from "../model/analysis.ts";
import { type Claim, isKnown, knownValue } from "../model/claim.ts";
import type { Words } from "./en/index.ts";
import { fill } from "./fill.ts";

/** A claim in a sentence, by what it holds. `unknown` stands for a value that is not known, instead of the reason. */
export type SaidClaim =
  | {
      readonly form: "name";
      readonly property: "title";
      readonly claim: Claim<string>;
      readonly unknown: string;
    }
  | { readonly form: "host"; readonly property: "host"; readonly claim: Claim<HostVersion> }
  | { readonly form: "time"; readonly property: "firstAt" | "lastAt"; readonly claim: Claim<EpochMs> }
  | { readonly form: "duration"; readonly property: "wall"; readonly claim: Claim<DurationMs> }
  | { readonly form: "count"; readonly property: string; readonly claim: Claim<number> };

export type Sentence = readonly (string | SaidClaim)[];

/** The totals that count. */
type CountKey = {
  [Key in keyof Totals]: Totals[Key] extends Claim<number> ? Key : never;
}[keyof Totals];

type Outcome = keyof Words["overview"]["outcome"];

const OUTCOMES: readonly Outcome[] = [
  "completed",
  "failed",
  "cancelled",
  "refused",
  "open",
  "undetermined",
  "settledByInference",
];

/** `session`: the one that the bundle is named after. */
export function whatHappened(
  session: Session | null,
  totals: Totals,
  words: Words["overview"],
): readonly Sentence[] {
  return [
    ...(session === null ? [] : sessionSentences(session, totals, words)),
    ...dispatchSentences(totals, words),
    filled(
      words.rest(knownValue(totals.idles), knownValue(totals.denials), knownValue(totals.childrenNotLoaded)),
      {
        idles: counted(totals, "idles"),
        denials: counted(totals, "denials"),
        missing: counted(totals, "childrenNotLoaded"),
      },
    ),
  ];
}

function sessionSentences(session: Session, totals: Totals, words: Words["overview"]): readonly Sentence[] {
  return [
    filled(words.ran, {
      title: { form: "name", property: "title", claim: session.title, unknown: words.untitled },
      host: { form: "host", property: "host", claim: session.host },
      from: { form: "time", property: "firstAt", claim: session.firstAt },
      to: { form: "time", property: "lastAt", claim: session.lastAt },
      wall: { form: "duration", property: "wall", claim: totals.wall },
    }),
    filled(words.holds(knownValue(session.prompts), knownValue(session.steps)), {
      prompts: { form: "count", property: "prompts", claim: session.prompts },
      steps: { form: "count", property: "steps", claim: session.steps },
    }),
  ];
}

function dispatchSentences(totals: Totals, words: Words["overview"]): readonly Sentence[] {
  const dispatches = counted(totals, "dispatches");
  if (isKnown(totals.dispatches) && totals.dispatches.value === 0) {
    return [filled(words.noDispatches, { dispatches })];
  }
  return [
    [
      ...filled(words.dispatched(knownValue(totals.dispatches)), { dispatches }),
      words.sentenceGap,
      ...outcomeParts(totals, words),
      words.end,
    ],
    filled(words.mostOpen(knownValue(totals.mostOpen), knownValue(totals.depth)), {
      count: counted(totals, "mostOpen"),
      depth: counted(totals, "depth"),
    }),
  ];
}

/** What is known of each outcome; those that are not known share one reason. */
function outcomeParts(totals: Totals, words: Words["overview"]): Sentence {
  const shown = OUTCOMES.filter((key) => {
    const claim = totals[key];
    return claim.standing === "hidden" || (isKnown(claim) && claim.value > 0);
  });
  const parts: Sentence[] = shown.map((key) =>
    totals[key].standing === "hidden"
      ? [words.hiddenOutcome]
      : filled(words.outcome[key], { count: counted(totals, key) }),
  );
  const unknown = OUTCOMES.filter((key) => totals[key].standing === "unknown");
  const [first] = unknown;
  if (first !== undefined) {
    parts.push(filled(words.outcomesUnknown(unknown), { reason: counted(totals, first) }));
  }
  return parts.flatMap((part, index) => (index === 0 ? part : [words.separator, ...part]));
}

function counted(totals: Totals, key: CountKey): SaidClaim {
  return { form: "count", property: key, claim: totals[key] };
}

function filled(template: string, parts: Readonly<Record<string, SaidClaim>>): Sentence {
  return fill(template, parts).map((piece) => (typeof piece === "string" ? piece : piece.part));
}
