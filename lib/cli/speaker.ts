// What goes to standard error: errors always, notes unless --quiet, progress only where a person is watching.
// Everything from a file is made safe for a terminal first.

import type { CliWords } from "../words/en/cli.ts";
import { type Output, writeAll } from "./streams.ts";
import { terminalText } from "./terminal-text.ts";

export interface Speaker {
  /** The language that is spoken. */
  readonly words: CliWords;
  error(message: string): Promise<void>;
  note(message: string): Promise<void>;
  progress(name: string, done: number, of: number): void;
  /** Takes the progress line away. */
  quietNow(): void;
}

const CLEAR_LINE = "\r\u001b[2K";
/** Progress is redrawn each time this share of a file was read. */
const STEP = 0.01;

export function speaker(output: Output, isQuiet: boolean, words: CliWords): Speaker {
  const isWatched = output.isTTY === true && !isQuiet;
  let shown: { readonly name: string; readonly share: number } | null = null;
  const quietNow = () => {
    if (shown !== null) output.write(CLEAR_LINE);
    shown = null;
  };
  const line = (message: string) => {
    quietNow();
    return writeAll(output, [`groundline: ${terminalText(message)}\n`]);
  };
  return {
    words,
    error: line,
    note: async (message) => {
      if (!isQuiet) await line(message);
    },
    progress(name, done, of) {
      const share = of === 0 ? 1 : done / of;
      if (!isWatched || (shown?.name === name && share - shown.share < STEP)) return;
      shown = { name, share };
      output.write(`${CLEAR_LINE}${terminalText(words.reading(name, done, of))}`);
    },
    quietNow,
  };
}
