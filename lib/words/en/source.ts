// What the Source screen says.

import type { Severity } from "../../model/problem.ts";
import { formatCount } from "../format.ts";
import { many } from "./many.ts";

const members = (size: number) => (size === 1 ? "1 member" : `${formatCount(size)} members`);
const items = (size: number) => (size === 1 ? "1 item" : `${formatCount(size)} items`);
const lines = (size: number) => (size === 1 ? "1 line" : `${formatCount(size)} lines`);
const characters = (count: number) => (count === 1 ? "1 character" : `${formatCount(count)} characters`);

export const source = {
  title: "Source",
  document: "Document",
  documentChoice: (name: string) => `Document: ${name}`,
  noDocument: "This bundle holds no document.",
  documentMissing: "The document of this link is not in this bundle. Choose one that is, or drop its file.",
  fileMissing: "The file of this document is not here any more. Drop it again to look into it.",
  opening: "Opening the document…",
  failed: (why: string) => `The document could not be read: ${why}`,
  retry: "Try again",
  notFound: "Nothing stands at this place in the file. What is shown is the nearest value above it.",

  tree: (name: string) => `Values of ${name}`,
  treeKeys: "Arrows move and unfold, Enter shows a value, Home and End go to the ends.",
  wholeDocument: "whole document",
  loadingRow: "…",
  tooDeep: (levels: number) => `deeper than ${many(levels, "level", "levels")}: look at the bytes`,
  object: (size: number) => `object, ${members(size)}`,
  list: (size: number) => `list, ${items(size)}`,
  lines: (size: number) => `JSON lines, ${lines(size)}`,
  emptyText: "empty text",
  textLength: characters,
  lineNumber: (line: number) => `line ${formatCount(line)}`,
  path: "Path",
  copyPath: "Copy",
  copyPointer: "Pointer",
  copyValue: "Value",
  copyPlace: "Place",
  copyJq: "jq command",

  value: "Value",
  chooseValue: "Choose a value in the tree to see its bytes and what rests on it.",
  kind: { null: "null", boolean: "boolean", number: "number" },
  text: (count: number) => `text, ${characters(count)}`,
  kindLabel: "Kind",
  bytesLabel: "Bytes",
  bytes: (from: number, to: number) =>
    `${formatCount(from)} to ${formatCount(to)}, ${formatCount(to - from)} in all`,
  bytesUnknown: "not known: the file is not loaded",
  row: (row: number) => `Row ${formatCount(row)}`,
  noRow: "no one row shows it",
  asInstant: "As a time",
  shownOf: (shown: number, all: number) => `${formatCount(shown)} of ${characters(all)} shown`,
  showAll: "Show all",
  showMore: "Show more",
  reading: "Reading…",
  unreadable: (why: string) => `These bytes could not be read: ${why}`,
  rawBytes: "Bytes as they stand in the file",
  rawShown: (shown: number, all: number) => `${formatCount(shown)} of ${many(all, "byte", "bytes")} shown`,

  resting: (count: number) =>
    count === 1 ? "1 claim rests on this value" : `${formatCount(count)} claims rest on this value`,
  restingNone: "No claim rests on this value or on anything inside it.",
  restingMore: (count: number) => `Show ${formatCount(count)} more`,
  restingLeftOut: (count: number) =>
    `${formatCount(count)} more rest on values inside it: choose a smaller value to see them.`,

  search: "Search this document",
  searchBundle: "Search the values of the whole bundle for this",
  searchPlaceholder: "Text in the file",
  searching: "Searching…",
  hits: (count: number, isAll: boolean) =>
    isAll
      ? count === 1
        ? "1 place holds it"
        : `${formatCount(count)} places hold it`
      : `The first ${formatCount(count)} places that hold it`,
  noHits: "No place in this document holds it.",
  searchTab: "Hits",

  problems: "Problems",
  problemCount: (count: number) => (count === 0 ? "Problems" : `Problems ${formatCount(count)}`),
  noProblems: "No problem was found in this document.",
  severity: { loss: "loss", warning: "warning", note: "note" } satisfies Record<Severity, string>,
  severityMeans: {
    loss: "something of the file could not be read",
    warning: "the file says something unexpected",
    note: "worth knowing, nothing is lost",
  } satisfies Record<Severity, string>,
  problemInBundle: "the bundle as a whole",
  showPlace: "show the place",
  byteAt: (byte: number) => `byte ${formatCount(byte)}`,

  unread: "Not read",
  unreadCount: (count: number) => (count === 0 ? "Not read" : `Not read ${formatCount(count)}`),
  unreadMeans:
    "Values that no rule looked at and that no screen shows as themselves. They are kept: here is where they stand.",
  unreadNone: "Every value of this document was read.",
  unreadShare: (read: number, all: number) =>
    `${formatCount(read)} of ${many(all, "value was", "values were")} read.`,
  unreadPattern: "Where",
  unreadValues: "Values",
  unreadFind: (name: string) => `Search for ${name}`,
};
