// Which files of a folder may hold sessions, by the ending of their names. A file dropped or chosen by itself is always
// read: then a person meant that file. What is passed over is counted, never dropped in silence.

import { byCodeUnits } from "../base/order.ts";
import type { DroppedFile } from "../worker/protocol.ts";
import type { PassedOver } from "./import-ledger.ts";

const ENDINGS = new Set(["json", "jsonl", "ndjson", "zip", "gz", "log", "txt", ""]);

export interface FolderContent {
  readonly files: readonly DroppedFile[];
  readonly passedOver: PassedOver | null;
}

export function worthReading(files: readonly DroppedFile[]): FolderContent {
  const kept = files.filter(({ name }) => ENDINGS.has(endingOf(name)));
  const passed = files.filter(({ name }) => !ENDINGS.has(endingOf(name)));
  return { files: kept, passedOver: passed.length === 0 ? null : counted(passed) };
}

function counted(files: readonly DroppedFile[]): PassedOver {
  const counts = new Map<string, number>();
  for (const { name } of files) counts.set(endingOf(name), (counts.get(endingOf(name)) ?? 0) + 1);
  const endings = [...counts]
    .map(([ending, count]) => ({ ending, count }))
    .sort((left, right) => right.count - left.count || byCodeUnits(left.ending, right.ending));
  return { count: files.length, endings };
}

/** `json` of `a/b.JSON`; empty for a name without one; the whole name of a hidden file. */
function endingOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  if (name.startsWith(".")) return name.slice(1);
  const dot = name.lastIndexOf(".");
  return dot < 0 ? "" : name.slice(dot + 1);
}
