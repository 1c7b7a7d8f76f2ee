// What a file without any JSON looks like, from its first characters. For the stage that finds no document at all.

import type { Lookalike } from "./lookalikes.ts";

interface TextRule {
  readonly pattern: RegExp;
  readonly looksLike: string;
  readonly advice: string;
}

const AS_JSON = "Choose JSON when exporting, or use opencode export (1.x) or opencode session export (2.x).";

const RULES: readonly TextRule[] = [
  {
    pattern: /^#[^\n]*\n[\s\S]{0,400}?\*\*Session ID:?\*\*/,
    looksLike: "a session exported from OpenCode as Markdown",
    advice: `Markdown holds no ids and no times, so nothing can be told from it. ${AS_JSON}`,
  },
  {
    pattern:
      /^(?:[^\n]*\n){0,30}?\s*(?:opencode|opencode2)\s+(?:session\s+)?export\b[^\n]*(?:\[|sessionID)|^(?:[^\n]*\n){0,30}?(?:Commands|Options):\s*\n/,
    looksLike: "the help text of a command",
    advice:
      "On OpenCode 2.x the command is opencode session export ses_…; opencode export prints its help instead.",
  },
  {
    pattern: /^\s*(?:<!doctype html|<html|<head)/i,
    looksLike: "a web page",
    advice: `A shared page shows a session but does not hold it. ${AS_JSON}`,
  },
  { pattern: /^\s*<\?xml/, looksLike: "XML", advice: AS_JSON },
  { pattern: /^%PDF-/, looksLike: "a PDF", advice: AS_JSON },
  {
    pattern: /^(?:\u0089|\uFFFD)PNG|^GIF8|^(?:\uFFFD|\u00FF){2,3}[^\n]{0,8}JFIF/,
    looksLike: "an image",
    advice: AS_JSON,
  },
  {
    pattern: /^SQLite format 3/,
    looksLike: "a database of SQLite",
    advice: `The host's own database is not read. ${AS_JSON}`,
  },
  { pattern: /^#{1,3} \S/, looksLike: "a Markdown document", advice: AS_JSON },
  {
    pattern: /^(?:INFO|WARN|ERROR|DEBUG)\s+\d{4}-\d\d-\d\dT/,
    looksLike: "a log of OpenCode's server",
    advice: AS_JSON,
  },
];

/** `start`: the first few thousand characters of a file in which no JSON was found. */
export function whatTextLooksLike(start: string): Lookalike {
  const trimmed = start.replace(/^\uFEFF/, "");
  const found = RULES.find(({ pattern }) => pattern.test(trimmed));
  if (found !== undefined) return { looksLike: found.looksLike, advice: found.advice };
  return { looksLike: "a text without JSON", advice: AS_JSON };
}
