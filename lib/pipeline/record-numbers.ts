// Numbers for the records of a document: those of its lists one list after another, then one for everything outside of
// them. A place is then a number and a pointer within.

import type { RecordList } from "../model/raw-document.ts";

export interface NumberedList {
  readonly at: string;
  /** Records in the lists before it. */
  readonly before: number;
}

export interface RecordPlace {
  readonly record: number;
  /** From the record; from the document for what stands in no list. */
  readonly path: string;
}

export interface RecordNumbers {
  readonly lists: readonly NumberedList[];
  /** Of all lists; also the number of what stands outside. */
  readonly records: number;
  readonly of: (line: number | null, at: string) => RecordPlace;
}

export function recordNumbers(lists: readonly Pick<RecordList, "at" | "starts">[]): RecordNumbers {
  let records = 0;
  const numbered = lists.map(({ at, starts }): NumberedList => {
    const before = records;
    records += starts.length;
    return { at, before };
  });
  return numbersOf(numbered, records);
}

export function numbersOf(lists: readonly NumberedList[], records: number): RecordNumbers {
  const outside = records;
  return {
    lists,
    records,
    of: (line, at) => {
      if (line !== null) return { record: Math.min(outside, (lists[0]?.before ?? 0) + line - 1), path: at };
      for (const list of lists) {
        if (!at.startsWith(`${list.at}/`)) continue;
        const end = at.indexOf("/", list.at.length + 1);
        const segment = at.slice(list.at.length + 1, end < 0 ? undefined : end);
        if (!/^(0|[1-9]\d*)$/.test(segment)) continue;
        return { record: list.before + Number(segment), path: end < 0 ? "" : at.slice(end) };
      }
      return { record: outside, path: at };
    },
  };
}
