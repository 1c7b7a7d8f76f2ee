// Integers as text: in base 36, a space between two, a run of equal ones once with its length. Read one by one, so that
// a run of a billion costs nothing until it is asked for.

/** A column while it grows: each run of equal integers once, with its length, and the run that goes on. */
export interface IntColumn {
  readonly values: number[];
  readonly runs: number[];
  value: number;
  /** 0: there is none yet. */
  run: number;
}

export function intColumn(): IntColumn {
  return { values: [], runs: [], value: 0, run: 0 };
}

export function pushInt(column: IntColumn, value: number): void {
  if (column.run > 0 && column.value === value) {
    column.run += 1;
    return;
  }
  if (column.run > 0) {
    column.values.push(column.value);
    column.runs.push(column.run);
  }
  column.value = value;
  column.run = 1;
}

/** 1, 1, 1, 1, -36 is `1*4 -10`. */
export function columnText({ values, runs, value, run }: IntColumn): string {
  const tokens: string[] = [];
  for (const [place, each] of values.entries()) pushRun(tokens, each, runs[place] ?? 0);
  pushRun(tokens, value, run);
  return tokens.join(" ");
}

function pushRun(tokens: string[], value: number, run: number): void {
  const token = value.toString(36);
  if (run > 2) tokens.push(`${token}*${run.toString(36)}`);
  else for (let again = 0; again < run; again += 1) tokens.push(token);
}

/** Gives the next integer; null at the end, or where the text is none. */
export type ColumnReader = () => number | null;

export function columnReader(text: string): ColumnReader {
  let at = 0;
  let value = 0;
  let left = 0;
  return () => {
    if (left === 0) {
      if (at >= text.length) return null;
      const space = text.indexOf(" ", at);
      const end = space < 0 ? text.length : space;
      const token = text.slice(at, end);
      at = end + 1;
      const star = token.indexOf("*");
      value = integerOf(star < 0 ? token : token.slice(0, star));
      left = star < 0 ? 1 : integerOf(token.slice(star + 1));
      if (!Number.isSafeInteger(value) || !(left > 0)) {
        at = text.length;
        left = 0;
        return null;
      }
    }
    left -= 1;
    return value;
  };
}

function integerOf(token: string): number {
  return /^-?[0-9a-z]+$/.test(token) ? Number.parseInt(token, 36) : Number.NaN;
}
