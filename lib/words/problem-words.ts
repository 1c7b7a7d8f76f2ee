// What a language must have to say problems, verdicts of formats and advice. A sentence is a template: `{place}` is filled
// with a value, `{count|byte|bytes}` with a number and the noun that goes with it. A missing key is a type error; a
// place that the sentence has no value for, or a value without a place, fails tests/unit/words/problem-words.test.ts.

import type { HintKey } from "../model/hint.ts";
import type { Look } from "../model/look.ts";
import type { ReasonKey } from "../model/reason.ts";
import type { ClassValues, JsonKind } from "../model/sentence.ts";
import type { SentenceKey } from "../model/sentences.ts";

export interface ProblemWords {
  readonly sentences: Readonly<Record<SentenceKey, string>>;
  readonly hints: Readonly<Record<HintKey, string>>;
  readonly reasons: Readonly<Record<ReasonKey, string>>;
  readonly terms: ValueTerms;
}

/** How values are named. */
export interface ValueTerms {
  readonly kinds: Readonly<Record<JsonKind, string>>;
  readonly looks: Readonly<Record<Look, string>>;
  readonly phases: Readonly<Record<ClassValues["phase"], string>>;
  /** With the place {character}, or {byte} in hexadecimal. */
  readonly byteCharacter: string;
  readonly byteNumber: string;
  readonly byteLineBreak: string;
  readonly byteEnd: string;
  /** At the beginning of a sentence. */
  readonly line: string;
  readonly lineUnknown: string;
  /** Within a sentence. */
  readonly rowLine: string;
  readonly rowDocument: string;
  readonly topLevel: string;
  readonly spot: string;
  readonly spotUnknown: string;
  readonly childUnnamed: string;
  readonly callUnnamed: string;
  readonly numberTooLarge: string;
  readonly someList: string;
  readonly someObject: string;
  readonly absentValue: string;
  /** In place of a value that a redacted report leaves out. */
  readonly leftOut: string;
  /** With the place {word}. */
  readonly quoted: string;
  readonly listComma: string;
  readonly clauseBreak: string;
  /** With the places {format} and {reason}. */
  readonly formatReason: string;
  /** With the place {key}: a sentence that this version does not know. */
  readonly unknownSentence: string;
}
