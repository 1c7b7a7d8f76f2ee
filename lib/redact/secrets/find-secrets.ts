// Finds the secrets of a text: where each stands and of which kind it is, never what it says. Every view of the text is
// walked once; at each character the rules whose beginning stands there look a bounded way around it.

import type { SecretKind } from "../../model/secret-kinds.ts";
import { AUTHORIZATION_RULE, AWS_SECRET_RULE, FIELD_RULE } from "./field-rule.ts";
import { highEntropyRuns } from "./high-entropy.ts";
import { KEY_RULES } from "./key-rules.ts";
import { type Meter, meter } from "./meter.ts";
import { PLACE_RULES } from "./place-rules.ts";
import type { SecretRule, Span } from "./secret-rule.ts";
import { TOKEN_RULES } from "./token-rules.ts";
import { type View, viewsOf } from "./views.ts";

export interface FoundSecret extends Span {
  readonly kind: SecretKind;
}

/** Named kinds before general ones: what two rules find at one place is called by the first. */
const RULES: readonly SecretRule[] = [
  ...TOKEN_RULES,
  ...KEY_RULES,
  AWS_SECRET_RULE,
  AUTHORIZATION_RULE,
  FIELD_RULE,
  ...PLACE_RULES,
];

interface Anchor {
  readonly text: string;
  readonly rule: SecretRule;
}

const ASCII = 128;
/** One place more than there are second characters: for those beyond ASCII, and for none. */
const WIDTH = ASCII + 1;
/** By the first two characters: most characters of most texts begin nothing, and must be passed over in no time. */
const ANCHORS = anchorTable();

/** Shorter texts hold no secret that could be told from a word. */
const SHORTEST = 6;

/**
 * In order, without overlaps, as ranges of the text. `counter` counts the characters looked at; `joinsLines`: a secret may be
 * broken over lines.
 */
export function findSecrets(
  text: string,
  counter: Meter = meter(),
  joinsLines = true,
): readonly FoundSecret[] {
  if (text.length < SHORTEST) return [];
  const found = viewsOf(text, counter, joinsLines).flatMap((view) => inOriginal(view, findIn(view, counter)));
  return found.length < 2 ? found : merged(found);
}

function findIn(view: View, counter: Meter): readonly FoundSecret[] {
  const { text } = view;
  const look = { text, low: lowered(text), meter: counter };
  const found: FoundSecret[] = [];
  // What lies inside a secret is part of it; only what reaches far may end behind it.
  let covered = 0;
  let coveredFar = 0;
  const { low } = look;
  const { codes, lists, others } = ANCHORS;
  counter.steps += text.length;
  let code = low.charCodeAt(0);
  for (let at = 0; at < text.length; at += 1) {
    const first = code;
    code = low.charCodeAt(at + 1);
    // At the end of the text there is no next one.
    const isPlain = code < ASCII;
    const anchors =
      first < ASCII ? lists[codes[first * WIDTH + (isPlain ? code : ASCII)] ?? 0] : others.get(first);
    if (anchors === undefined) continue;
    for (const { text: anchor, rule } of anchors) {
      if (at < (rule.reachesFar ? coveredFar : covered)) continue;
      if (view.joinsLines && rule.fullLength === null) continue;
      counter.steps += 1;
      if (!low.startsWith(anchor, at)) continue;
      const span = rule.at(look, at, anchor);
      if (span === null || span.end <= covered) continue;
      const end = view.joinsLines ? Math.min(span.end, span.start + (rule.fullLength ?? 0)) : span.end;
      found.push({ kind: rule.kind, start: span.start, end });
      covered = end;
      if (rule.reachesFar) coveredFar = end;
      break;
    }
  }
  if (view.joinsLines) return found;
  const drawn = highEntropyRuns(look).map((span) => ({ kind: "high-entropy" as const, ...span }));
  return [...found, ...drawn];
}

/** Of the same length: a few letters of other scripts are longer in lower case, and then only ASCII is lowered. */
function lowered(text: string): string {
  const low = text.toLowerCase();
  return low.length === text.length ? low : text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

function inOriginal({ inOriginal: placed }: View, found: readonly FoundSecret[]): readonly FoundSecret[] {
  if (placed === null) return found;
  return found.map(({ kind, start, end }) => ({ kind, ...placed({ start, end }) }));
}

/** Overlapping ranges become one, under the name of the first rule that found it; a general name gives way. */
function merged(found: readonly FoundSecret[]): readonly FoundSecret[] {
  const sorted = [...found].sort((left, right) => left.start - right.start || right.end - left.end);
  const result: FoundSecret[] = [];
  for (const next of sorted) {
    const last = result.at(-1);
    if (last === undefined || next.start >= last.end) result.push(next);
    else {
      const kind = GENERAL.has(last.kind) && !GENERAL.has(next.kind) ? next.kind : last.kind;
      result[result.length - 1] = { kind, start: last.start, end: Math.max(last.end, next.end) };
    }
  }
  return result;
}

const GENERAL: ReadonlySet<SecretKind> = new Set<SecretKind>([
  "high-entropy",
  "credential-field",
  "authorization-header",
  "cookie",
  "url-password",
]);

interface AnchorTable {
  /** First times width plus second: a place in `lists`; 0 is none. */
  readonly codes: Uint16Array;
  readonly lists: readonly (readonly Anchor[] | undefined)[];
  /** Anchors that begin beyond ASCII, whatever follows. */
  readonly others: ReadonlyMap<number, readonly Anchor[]>;
}

/** Anchors of one character stand under every second one, in the order of the rules. */
function anchorTable(): AnchorTable {
  const anchors = RULES.flatMap((rule) => rule.anchors.map((text) => ({ text, rule })));
  const codes = new Uint16Array(ASCII * WIDTH);
  const lists: (readonly Anchor[] | undefined)[] = [undefined];
  const others = new Map<number, readonly Anchor[]>();
  for (const first of new Set(anchors.map(({ text }) => text.charCodeAt(0)))) {
    const own = anchors.filter(({ text }) => text.charCodeAt(0) === first);
    if (first >= ASCII) {
      others.set(first, own);
      continue;
    }
    const short = own.filter(({ text }) => text.length === 1);
    if (short.length > 0) codes.fill(lists.push(short) - 1, first * WIDTH, (first + 1) * WIDTH);
    for (const second of new Set(own.map(({ text }) => text.charCodeAt(1)).filter(Number.isFinite))) {
      const column = Math.min(second, ASCII);
      const both = own.filter(
        ({ text }) => text.length === 1 || Math.min(text.charCodeAt(1), ASCII) === column,
      );
      codes[first * WIDTH + column] = lists.push(both) - 1;
    }
  }
  return { codes, lists, others };
}
