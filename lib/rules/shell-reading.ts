// Where a shell line is being read, and why reading stopped. A construct that is not understood ends it: the whole line is
// then not split, for a part of a split would be a guess.

import type { NotSplit } from "../model/rule-words.ts";

const MOST_DEPTH = 24;

export interface FoundCommand {
  readonly start: number;
  readonly resource: string;
  /** As written, quotes included; redirects and assignments before the name left out. */
  readonly words: readonly string[];
  /** Of its redirects, as written. */
  readonly targets: readonly string[];
}

export interface HereDocument {
  readonly mark: string;
  readonly isIndented: boolean;
  /** Substitutions inside run. */
  readonly isLive: boolean;
}

export interface ShellReading {
  readonly text: string;
  at: number;
  depth: number;
  /** Inside backticks the next one closes. */
  isInBackticks: boolean;
  because: NotSplit | null;
  readonly found: FoundCommand[];
  /** Targets of redirects so far. */
  readonly targets: string[];
  /** Bodies that begin on the next line. */
  readonly due: HereDocument[];
}

export function startReading(text: string): ShellReading {
  return { text, at: 0, depth: 0, isInBackticks: false, because: null, found: [], targets: [], due: [] };
}

/** Nothing more is read: every loop sees the end. */
export function fail(reading: ShellReading, because: NotSplit): string {
  reading.because ??= because;
  reading.at = reading.text.length;
  return "";
}

/**
 * One level in, for whatever may hold itself. A line can nest as deep as it is long, and the stack cannot. Where it is too deep
 * `read` is not called, and nothing more is read.
 */
export function inside(reading: ShellReading, read: () => void): void {
  reading.depth += 1;
  if (reading.depth > MOST_DEPTH) fail(reading, "too-deep");
  else read();
  reading.depth -= 1;
}

export function isOver(reading: ShellReading): boolean {
  return reading.at >= reading.text.length;
}

/** Blanks and continued lines. */
export function skipBlanks(reading: ShellReading): void {
  const blank = /(?:[ \t\r]|\\\r?\n)*/y;
  blank.lastIndex = reading.at;
  reading.at += blank.exec(reading.text)?.[0].length ?? 0;
}
