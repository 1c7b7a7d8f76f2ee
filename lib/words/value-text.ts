// A claim's value as text, by what its property holds. The only place that knows how each property is written, so that
// card, copy and tables agree. It formats; it never decides what a value means.

import { isJsonArray, type Json, type JsonObject, memberOf } from "../base/json.ts";
import { durationMs, epochMs, isInstant } from "../base/time.ts";
import type { Measure, Usage } from "../model/dispatch.ts";
import { type Clock, formatTime, formatTimeExact } from "./clock.ts";
import type { Words } from "./en/index.ts";
import { formatCost, formatCount, formatDuration, formatExactDuration, formatId } from "./format.ts";

export interface ValueText {
  readonly text: string;
  /** Whole and exact, for a title and for copying. */
  readonly exact: string;
  /** Our own words and numbers, or text as recorded. */
  readonly kind: "time" | "duration" | "number" | "word" | "id" | "recorded";
}

type ClaimWords = Words["claim"];

const TIMES = new Set([
  "requestedAt",
  "startedAt",
  "acknowledgedAt",
  "childStartedAt",
  "childEndedAt",
  "injectedAt",
  "settledAt",
  "nextStepAt",
  "createdAt",
  "firstAt",
  "lastAt",
  "from",
  "to",
  "at",
  "start",
  "end",
]);
const DURATIONS = new Set(["wall", "work", "length"]);
const COSTS = new Set(["cost", "costOwn", "costLoaded"]);
const IDS = new Set(["call", "child", "parent", "forkOf", "idClaim", "id", "shell", "message", "from"]);

export function valueText(property: string, value: Json, words: ClaimWords, clock: Clock): ValueText {
  if (typeof value === "number") return numberText(property, value, clock);
  if (typeof value === "boolean") return wordText(booleanWord(property, value, words));
  if (typeof value === "string") return stringText(property, value, words);
  if (value === null) return wordText(words.values.none);
  if (isJsonArray(value)) return listText(value, words);
  return objectText(value, words);
}

export function measureText(measure: Measure, words: ClaimWords): ValueText {
  const [text, exact] = [formatDuration(measure.ms), formatExactDuration(measure.ms)];
  return measure.bound === "upper bound"
    ? { text: words.values.atMost(text), exact: words.values.atMost(exact), kind: "duration" }
    : { text, exact, kind: "duration" };
}

/** What went in and came out as recorded; the exact text lists the cache too. Never a sum: no file states one. */
export function usageText(usage: Usage, words: ClaimWords): ValueText {
  const { input, output, reasoning, cacheRead, cacheWrite } = usage;
  const [a, b, c, d, e] = [input, output, reasoning, cacheRead, cacheWrite].map(formatCount);
  return {
    text: words.tokensShort(a ?? "", b ?? ""),
    exact: words.tokensOf(a ?? "", b ?? "", c ?? "", d ?? "", e ?? ""),
    kind: "number",
  };
}

function numberText(property: string, value: number, clock: Clock): ValueText {
  if (TIMES.has(property) && isInstant(value)) {
    const at = epochMs(value);
    return { text: formatTime(at, clock), exact: formatTimeExact(at, clock), kind: "time" };
  }
  if (DURATIONS.has(property)) {
    return { text: formatDuration(value), exact: formatExactDuration(value), kind: "duration" };
  }
  if (COSTS.has(property)) return { text: formatCost(value), exact: String(value), kind: "number" };
  return { text: formatCount(value), exact: String(value), kind: "number" };
}

function stringText(property: string, value: string, words: ClaimWords): ValueText {
  const known = vocabularyOf(property, words);
  const word = known !== null && Object.hasOwn(known, value) ? known[value] : undefined;
  if (word !== undefined) return wordText(word);
  if (IDS.has(property)) return { text: formatId(value), exact: value, kind: "id" };
  return { text: value, exact: value, kind: "recorded" };
}

function vocabularyOf(property: string, words: ClaimWords): Readonly<Record<string, string>> | null {
  const { values } = words;
  switch (property) {
    case "outcome":
      return values.outcome;
    case "settledBy":
      return values.settledBy;
    case "acknowledgement":
      return values.acknowledgement;
    case "effect":
      return values.effect;
    case "by":
      return { ...values.decider, ...values.retryMatch };
    case "turn":
      return values.turnEffect;
    case "verdict":
      return values.ruleVerdict;
    case "cause":
      return values.waitCause;
    case "reach":
    case "others":
      return values.reach;
    default:
      return null;
  }
}

function booleanWord(property: string, value: boolean, words: ClaimWords): string {
  if (property === "background") return value ? words.values.background : words.values.waited;
  return value ? words.values.yes : words.values.no;
}

function listText(value: readonly Json[], words: ClaimWords): ValueText {
  const items = value.map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
  const text = items.length === 0 ? words.values.none : words.values.list(items);
  return { text, exact: text, kind: "recorded" };
}

function objectText(value: JsonObject, words: ClaimWords): ValueText {
  const ms = memberOf(value, "ms");
  if (typeof ms === "number") {
    const bound = memberOf(value, "bound") === "upper bound" ? "upper bound" : "exact";
    return measureText({ ms: durationMs(ms), bound }, words);
  }
  const usage = usageOf(value);
  if (usage !== null) return usageText(usage, words);
  const [doc, at] = [memberOf(value, "doc"), memberOf(value, "at")];
  if (typeof doc === "string" && typeof at === "string") return { text: at, exact: at, kind: "id" };
  const [format, from, to] = ["format", "from", "to"].map((key) => memberOf(value, key));
  if (isFormat(format, words) && typeof from === "string" && typeof to === "string") {
    return wordText(words.values.hostVersions(words.values.format[format], from, to));
  }
  const text = JSON.stringify(value);
  return { text, exact: text, kind: "recorded" };
}

function usageOf(value: JsonObject): Usage | null {
  const count = (key: string) => {
    const member = memberOf(value, key);
    return typeof member === "number" ? member : null;
  };
  const [input, output, reasoning] = [count("input"), count("output"), count("reasoning")];
  const [cacheRead, cacheWrite] = [count("cacheRead"), count("cacheWrite")];
  if (input === null || output === null || reasoning === null || cacheRead === null || cacheWrite === null) {
    return null;
  }
  return { input, output, reasoning, cacheRead, cacheWrite };
}

function isFormat(value: Json | undefined, words: ClaimWords): value is keyof ClaimWords["values"]["format"] {
  return typeof value === "string" && Object.hasOwn(words.values.format, value);
}

function wordText(text: string): ValueText {
  return { text, exact: text, kind: "word" };
}
