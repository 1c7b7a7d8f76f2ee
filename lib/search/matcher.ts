// A searched text as a question to ask of values: plain text, or a regular expression of the browser's own kind. Case
// folds as Unicode folds it one character for one (é É, σ ς Σ); nothing else is taken for equal.

import { type Result, refusal, success } from "../base/result.ts";
import type { QueryProblem, SearchQuery } from "../model/search.ts";
import { plainExpression } from "./plain-expression.ts";

export interface Matcher {
  /** `locate` may be asked of many values joined by line breaks at once; else of one value at a time. */
  readonly isJoinable: boolean;
  /** A place in the first value in which `find` finds something. It need not be what `find` would mark. */
  readonly locate: (text: string, from: number) => Match | null;
  /** The first match with at least one character, at or after `from`. Throws where the engine gives up: a text too long. */
  readonly find: (text: string, from: number) => Match | null;
}

export interface Match {
  readonly start: number;
  readonly end: number;
}

type Asked = Pick<SearchQuery, "text" | "isRegex" | "isCaseSensitive">;

export function matcherOf({ text, isRegex, isCaseSensitive }: Asked): Result<Matcher, QueryProblem> {
  if (text === "") return refusal({ kind: "matches-nothing" });
  const flags = isCaseSensitive ? "gm" : "gim";
  if (!isRegex) {
    const pattern = new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), `${flags}u`);
    const find = firstBy(pattern);
    return success({ isJoinable: !text.includes("\n"), locate: find, find });
  }
  const compiled = compile(text, flags);
  if (!compiled.ok) return compiled;
  const find = firstBy(compiled.value);
  const plain = plainExpression(text);
  if (plain === null) return success({ isJoinable: false, locate: find, find });
  return success({ isJoinable: true, locate: firstBy(new RegExp(plain, `${flags}u`)), find });
}

/** With Unicode's rules where the expression keeps them, else by the older ones, which allow `\-` and the like. */
function compile(source: string, flags: string): Result<RegExp, QueryProblem> {
  const unicode = tried(source, `${flags}u`);
  return unicode.ok ? unicode : tried(source, flags);
}

function tried(source: string, flags: string): Result<RegExp, QueryProblem> {
  try {
    return success(new RegExp(source, flags));
  } catch (error) {
    const engine = error instanceof Error ? error.message : String(error);
    // It repeats the expression with flags that nobody typed; what is wrong with it comes last.
    return refusal({ kind: "invalid-expression", engine: engine.replace(/^Invalid .*\/[a-z]*: /s, "") });
  }
}

function firstBy(pattern: RegExp): Matcher["find"] {
  return (text, from) => {
    pattern.lastIndex = from;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      const [{ length }] = match;
      if (length > 0) return { start: match.index, end: match.index + length };
      // An empty match says nothing; what follows it may be one that does.
      pattern.lastIndex = nextCharacter(text, match.index);
    }
    return null;
  };
}

function nextCharacter(text: string, at: number): number {
  const isPair = (text.codePointAt(at) ?? 0) > 0xff_ff;
  return at + (isPair ? 2 : 1);
}
