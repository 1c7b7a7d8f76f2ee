// One document, several readers: the format of the document reads all but those records that only another format owns.
// Logs of one session are merged in the order of the file. Usually there is one reader, and nothing to merge.

import type { CoverageNode } from "../base/coverage-tree.ts";
import type { Json } from "../base/json.ts";
import type { SessionEvent } from "../model/event.ts";
import type { FormatId } from "../model/ids.ts";
import type { Problem } from "../model/problem.ts";
import type { DocumentEnd, DocumentStart, RawRecord } from "../model/raw-document.ts";
import { type Reason, reason } from "../model/reason.ts";
import { say } from "../model/sentences.ts";
import type { SessionLog } from "../model/session-log.ts";
import type { Format, Reader, ReaderResult } from "./format.ts";
import { problemList } from "./problem-list.ts";

export interface MixedResult extends ReaderResult {
  /** What was mixed into the document; empty when nothing was. */
  readonly mixed: readonly Reason[];
  /** The formats whose rows stand among those of the document's own. */
  readonly guests: readonly FormatId[];
}

export interface MixedReaders {
  record(record: RawRecord): void;
  end(end: DocumentEnd): MixedResult;
}

interface Guest {
  readonly format: Format;
  readonly reader: Reader;
  count: number;
}

export function mixedReaders(
  chosen: Format,
  formats: readonly Format[],
  start: DocumentStart,
  coverage: CoverageNode,
): MixedReaders {
  const reader = chosen.reader(start, coverage);
  const guests: Guest[] = [];
  const others = formats.filter((format) => format !== chosen);
  let count = 0;

  const guestFor = (value: Json): Guest | null => {
    if (chosen.owns(value)) return null;
    const format = others.find((other) => other.owns(value));
    if (format === undefined) return null;
    const known = guests.find((guest) => guest.format === format);
    if (known) return known;
    const made: Guest = { format, reader: format.reader(start, coverage), count: 0 };
    guests.push(made);
    return made;
  };

  return {
    record(record) {
      const guest = guestFor(record.value);
      if (guest === null) {
        count += 1;
        reader.record(record);
      } else {
        guest.count += 1;
        guest.reader.record(record);
      }
    },
    end(end) {
      const own = reader.end(end);
      if (guests.length === 0) return { ...own, mixed: [], guests: [] };
      const results = guests.map((guest) => guest.reader.end({ ...end, head: null }));
      const mixed = guests.map((guest) =>
        reason("rows-mixed", {
          rows: count,
          format: chosen.id,
          guestRows: guest.count,
          guest: guest.format.id,
        }),
      );
      const said = problemList(start.name);
      said.add("mixed-shapes", say("shapes-mixed", { reasons: mixed }), null, "rows-read-apart");
      return {
        logs: results.reduce((logs, result) => mergedLogs(logs, result.logs), own.logs),
        problems: distinct([...said.all(), ...own.problems, ...results.flatMap(({ problems }) => problems)]),
        condition: {
          isPartialPage: own.condition.isPartialPage,
          isSanitized: [own, ...results].some(({ condition }) => condition.isSanitized),
        },
        versionsByShape: own.versionsByShape,
        mixed,
        guests: guests.map(({ format }) => format.id),
      };
    },
  };
}

/** Rows that do not name their session, or name the same, belong to the document's first. */
function mergedLogs(logs: readonly SessionLog[], added: readonly SessionLog[]): readonly SessionLog[] {
  const merged = [...logs];
  for (const log of added) {
    const id = log.session.id?.value ?? null;
    const index =
      id === null ? 0 : merged.findIndex(({ session }) => session.id === null || session.id.value === id);
    const into = merged[index];
    if (into === undefined) merged.push(log);
    else merged[index] = mergedLog(into, log);
  }
  return merged;
}

function mergedLog(into: SessionLog, log: SessionLog): SessionLog {
  return {
    session: into.session.id === null ? { ...into.session, id: log.session.id } : into.session,
    events: inRowOrder([...into.events, ...log.events], isNewestFirst(into) || isNewestFirst(log)),
    rows: into.rows + log.rows,
    hasIdleRows: into.hasIdleRows || log.hasIdleRows,
  };
}

function isNewestFirst({ events }: SessionLog): boolean {
  const [first] = events;
  const last = events.at(-1);
  return first !== undefined && last !== undefined && last.row < first.row;
}

function inRowOrder(events: readonly SessionEvent[], isReversed: boolean): readonly SessionEvent[] {
  return [...events]
    .sort((left, right) => (isReversed ? right.row - left.row : left.row - right.row))
    .map((event, seq) => ({ ...event, seq }));
}

function distinct(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ code, at, line, says, values }) => {
    const key = JSON.stringify([code, at, line, code === "sanitized-export" ? null : [says, values]]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
