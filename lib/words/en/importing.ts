// What import says: the drop zone, the ledger, and where else a file may be dropped.

import type { Severity } from "../../model/problem.ts";
import { formatCount } from "../format.ts";
import { many } from "./many.ts";

/** Why a file belongs to a bundle that is here already. Keys are lib/library/placement.ts's reasons. */
const joins = {
  "same-session": "another export of a session that is here",
  "its-parent-is-here": "its parentID names a session that is here",
  "dispatched-from-here": "a dispatch here names it as its child",
  "its-child-is-here": "it dispatched a session that is here",
  "parent-of-one-here": "a session here names it as its parent",
  "names-the-same-session": "both name a session that is not loaded",
} as const;

export const importing = {
  importRegion: "Import",
  dropTitle: "Drop an exported session, its children, logs, a folder or a ZIP.",
  dropText: "Nothing leaves this page. Files may come in any order; a child joins the lead it belongs to.",
  dropReads: "Read: OpenCode 1 and 2 exports, as JSON, JSON lines, ZIP or gzip; a library exported here.",
  dropAnywhere: "or drop anywhere on the page",
  dropNow: (count: number) =>
    count === 0
      ? "Drop to import."
      : count === 1
        ? "Drop 1 file to import it."
        : `Drop ${formatCount(count)} files to import them.`,
  chooseFiles: "Choose files",
  chooseFolder: "Choose a folder",
  pasteText: "Paste text",
  dropHereTitle: "Drop its export here.",
  dropHereText: "Nothing leaves this page. The link opens by itself once the session is here.",
  dropUnread: "What was dropped holds no file. Drop exported files, a folder or a ZIP.",
  dropFailed: (detail: string) => `The dropped files could not be read: ${detail}.`,

  paste: {
    title: "Paste text",
    label: "The text of an export, or lines of a log",
    import: "Import text",
    cancel: "Cancel",
    /** Name of a file that was pasted. */
    name: (number: number) => `pasted-${number}.txt`,
  },

  ledger: "Last import",
  ledgerCount: (total: number, parts: readonly string[]) =>
    total === 1 ? `1 file: ${parts.join(", ")}` : `${formatCount(total)} files: ${parts.join(", ")}`,
  ledgerParts: {
    read: (count: number) => `${formatCount(count)} read`,
    here: (count: number) => `${formatCount(count)} already here`,
    reading: (count: number) => `${formatCount(count)} reading`,
    waiting: (count: number) => `${formatCount(count)} waiting`,
    placing: (count: number) => `${formatCount(count)} being analysed`,
    choice: (count: number) => `${formatCount(count)} to decide`,
    refused: (count: number) => (count === 1 ? "1 not a session" : `${formatCount(count)} not sessions`),
    cancelled: (count: number) => `${formatCount(count)} cancelled`,
    failed: (count: number) => `${formatCount(count)} failed`,
  },
  hide: "Hide",
  cancelAll: "Cancel all",
  onlyToLookAt: (count: number) => `Problems only (${formatCount(count)})`,
  ledgerColumns: { file: "File", bytes: "Bytes", verdict: "Verdict", result: "Result" },
  bytesOf: (read: string, total: string) => `${read} of ${total}`,
  progressOf: (name: string) => `Reading ${name}`,
  rate: (rate: string) => `${rate}/s`,
  waiting: "waiting",
  reading: "reading",
  placing: "being analysed",
  cancel: "Cancel",
  cancelFile: (name: string) => `Cancel ${name}`,

  formatExport: (format: string) => `${format} export`,
  formatExportOf: (version: string) => `OpenCode ${version} export`,
  records: (count: string) => (count === "1" ? "1 record" : `${count} records`),
  childSession: "child session",
  sanitized: "linkage removed by sanitising",
  severalDocuments: (count: number) => many(count, "document", "documents"),
  statedIn: "stated in the file",
  notASession: "Not a session",
  moreDocuments: (count: number) =>
    count === 1 ? "1 more document" : `${formatCount(count)} more documents`,

  problems: (counts: readonly string[]) => `and ${counts.join(", ")}`,
  problemWord: { loss: "Loss", warning: "Warning", note: "Note" } satisfies Record<Severity, string>,
  problemLine: (line: string) => `line ${line}`,
  problemBytes: (from: string, to: string) => (from === to ? `byte ${from}` : `bytes ${from} to ${to}`),
  alsoProblems: (count: number) =>
    count === 1 ? "1 more of the same kind" : `${formatCount(count)} more of the same kind`,

  newBundle: "new bundle {bundle}",
  joined: "joined {bundle}: {why}",
  joins,
  moreBundles: (count: number) =>
    count === 1 ? "and 1 more bundle" : `and ${formatCount(count)} more bundles`,
  alreadyHere: "Already here: the same bytes, in {bundle}.",
  alreadyHereNowhere: "Already here: the same bytes.",
  wasHere: "It was here already, and was deleted since.",
  nowIn: "now in {bundle}",
  deletedSince: (count: number) =>
    count === 1 ? "its bundle was deleted since" : `${formatCount(count)} bundles of it were deleted since`,
  openIt: "Open it",
  keptInMemory: "in memory only: the browser has no room left",
  newer: (added: number, session: string) =>
    `${many(added, "new record", "new records")}. Another export of ${session}.`,
  newerAndGone: (added: number, gone: number, session: string) =>
    `${many(added, "new record", "new records")}, and ${formatCount(gone)} that only the export here holds. Another export of ${session}.`,
  older: (gone: number, session: string) =>
    `${many(gone, "record", "records")} less than the export of ${session} that is here, and none new.`,
  equal: (session: string) => `The same records of ${session} as here, in other bytes.`,
  replace: "Replace",
  keepBoth: "Keep both",
  leave: "Leave it out",
  /** An exported library was taken apart; `of`: files that it says it holds. */
  unpacked: (files: number, of: number) =>
    files === of
      ? `An exported library: its ${of === 1 ? "file follows" : `${formatCount(of)} files follow`}.`
      : `An exported library: ${formatCount(files)} of its ${many(of, "file follows", "files follow")}.`,
  noReplace: (name: string) => `Replacing is not offered: ${name} also holds other sessions.`,
  leftOut: "left out; nothing was changed",
  notImported: "not imported; nothing was changed",
  cancelled: "cancelled; nothing was changed",
  failed: "not imported; nothing was changed",
  failedPlacing: "kept, but not analysed yet",
  passedOver: (count: number, endings: string) =>
    count === 1
      ? `1 other file of the folder was not looked at: its name ends in ${endings}.`
      : `${formatCount(count)} other files of the folder were not looked at: their names end in ${endings}.`,
  passedEnding: (ending: string, count: number) => `.${ending} (${formatCount(count)})`,
  passedEndings: (parts: readonly string[], more: number) =>
    more === 0 ? parts.join(", ") : `${parts.join(", ")} and ${many(more, "more kind", "more kinds")}`,
};
