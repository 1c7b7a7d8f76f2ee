// What the Library screen says: import, the ledger of the last import, the bundles, and what the browser keeps.

import type { Fate } from "../../model/library.ts";
import type { Severity } from "../../model/problem.ts";
import { formatCount } from "../format.ts";
import { importing } from "./importing.ts";

export const library = {
  title: "Library",
  places: "Places",
  main: "Library",
  holdings: (bundles: number, size: string) =>
    bundles === 1
      ? `1 bundle, ${size} in this browser. Kept until you delete it.`
      : `${formatCount(bundles)} bundles, ${size} in this browser. Kept until you delete them.`,
  holdingsInMemory: (bundles: number, size: string) =>
    bundles === 1
      ? `1 bundle, ${size} in memory until this page is closed.`
      : `${bundles} bundles, ${size} in memory until this page is closed.`,
  holdingsNone: "Nothing is kept in this browser yet.",
  holdingsOpening: "Opening what this browser keeps…",
  onlyLiveObserved: "Only live-observed",
  inferredShown: (count: number) => `${formatCount(count)} inferred shown`,
  inferredHidden: (count: number) => `${formatCount(count)} inferred hidden`,

  samples: "Try a sample",
  /** A sample's title in the site's list is English; another language has its own for each id. */
  sampleTitle: (_id: string, title: string) => title,
  samplesFailed: "The samples could not be loaded: the site's folder “samples” does not answer.",
  sampleFailed: (title: string) => `“${title}” could not be loaded. Try again.`,

  bundles: "Bundles",
  bundlesCount: (count: number, order: keyof typeof ORDERED) => `${formatCount(count)}, ${ORDERED[order]}`,
  bundlesFound: (found: number, count: number) => `${formatCount(found)} of ${formatCount(count)}`,
  findBundle: "Find by title, id or file",
  bundlesNotFound: (text: string) =>
    `No bundle here has “${text}” in its title, its ids or its files' names.`,
  orderBundles: "Order",
  bundleOrder: {
    newest: "Newest first",
    name: "By title",
    size: "Largest first",
    problems: "Most problems first",
  },
  emptyTitle: "No bundle yet",
  empty:
    "A bundle is a lead's export with the exports of its children. Drop one above, or open a sample to see what becomes of it.",
  columns: {
    title: "Title and host",
    when: (offset: string) => `When, ${offset}`,
    whenShort: "When",
    sessions: "Sessions",
    dispatches: "Dispatches",
    standings: "Standing of values",
    problems: "Problems",
    size: "Size",
    opened: "Last opened",
    actions: "Actions",
  },
  openBundle: (title: string) => `Open ${title}`,
  untitled: "untitled session",
  /** A host that the file does not name: the claim says more. */
  hostByShape: "recognised by the shape of its records",
  hostUnknown: "host not known",
  whenUnknown: "no time recorded",
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  sessionsLoaded: (count: number) => `${formatCount(count)} loaded`,
  sessionsMissing: (count: number) => `${formatCount(count)} not loaded`,
  sessionsMissingTitle: (ids: readonly string[]) => `Not loaded: ${ids.join(", ")}`,
  noDispatch: "none recorded",
  fate: (fate: Fate, count: number) => `${formatCount(count)} ${FATES[fate]}`,
  fates: (parts: readonly string[]) => parts.join(", "),
  inferredFatesHidden: "inferred, hidden",
  standingBar: (observed: number, computed: number, inferred: number, unknown: number) =>
    `${observed} observed, ${computed} computed, ${inferred} inferred, ${unknown} unknown`,
  problem: (severity: Severity, count: number) => `${formatCount(count)} ${SEVERITIES[severity](count)}`,
  problemsNone: "none",
  opened: {
    today: "today",
    yesterday: "yesterday",
    never: "not opened yet",
  },
  inMemoryOnly: "in memory only",
  analysing: "Analysing…",
  analysisStopped: "The analysis of this bundle stopped.",
  retry: "Try again",
  delete: (title: string) => `Delete ${title}`,
  deleteShort: "Delete",
  deleted: (title: string, size: string) => `Deleted “${title}”, ${size}.`,
  undo: "Undo",
  dismiss: "Dismiss",
  clearAll: "Clear all…",
  clearTitle: "Delete everything that is kept here?",
  clearText: (bundles: number, size: string) =>
    bundles === 1
      ? `1 bundle, ${size}. This cannot be undone. The files that you dropped stay where they are on your disk.`
      : `${bundles} bundles, ${size}. This cannot be undone. The files that you dropped stay where they are on your disk.`,
  clearYes: "Delete everything",
  exporting: {
    open: "Export library…",
    first: "Export it first…",
    title: "Export the whole library",
    text: (files: number, size: string) =>
      files === 1
        ? `One ZIP file with the one file that you dropped, byte for byte, ${size}.`
        : `One ZIP file with all ${formatCount(files)} files that you dropped, byte for byte, ${size}.`,
    notRedacted:
      "Nothing is left out or masked: prompts, answers, tool output, paths, and keys if any are in it. To show a session to somebody, save a report instead.",
    back: "To bring it back, here or in another browser, drop the file on this page: what is here already stays as it is, the rest is added.",
    save: "Save",
    cancel: "Cancel",
    close: "Close",
    reading: (read: string, of: string) => `${read} of ${of} read`,
    writing: "Being written…",
    saved: (files: number) => (files === 1 ? "1 file saved." : `${formatCount(files)} files saved.`),
    leftOut: (count: number) =>
      count === 1
        ? "1 file is not in it: the browser can no longer read it."
        : `${formatCount(count)} files are not in it: the browser can no longer read them.`,
    failed: (detail: string) => `It was not saved: ${detail}. What is kept here is untouched.`,
  },

  storage: {
    room: (used: string, quota: string) => `${used} of ${quota} used, this page itself included.`,
    mayDrop: "The browser may drop what is kept here when its disk runs full.",
    ask: "Ask it to keep this",
    persisted: "The browser has agreed not to drop it by itself.",
    declined: "The browser declined; it decides by itself. Keep the exported files.",
  },
  condition: {
    blocked:
      "Another tab still runs an older version of this page and holds what is kept here. Close or reload that tab; this one goes on by itself.",
    refused: (detail: string) =>
      `This browser keeps nothing for this page (${detail}). Everything works, in memory, until the page is closed. A private window or a setting that blocks site data does this.`,
    superseded:
      "Another tab runs a newer version of this page and has taken over what is kept here. This tab keeps nothing any more: reload it to go on.",
    reload: "Reload",
    full: "The browser has no room left. The last import is in memory until this page is closed; everything kept before is safe. Delete bundles to make room, then import it again.",
  },
  noScript: "This page reads your files itself, with JavaScript. Switch it on for this site.",
  ...importing,
};

const ORDERED = {
  newest: "newest first",
  name: "by title",
  size: "largest first",
  problems: "most problems first",
};

const FATES: Readonly<Record<Fate, string>> = {
  completed: "completed",
  error: "failed",
  refused: "refused",
  cancelled: "cancelled",
  settled: "settled, outcome not known",
  open: "open at end of record",
  unknown: "not known",
};

const SEVERITIES: Readonly<Record<Severity, (count: number) => string>> = {
  loss: (count) => (count === 1 ? "loss" : "losses"),
  warning: (count) => (count === 1 ? "warning" : "warnings"),
  note: (count) => (count === 1 ? "note" : "notes"),
};
