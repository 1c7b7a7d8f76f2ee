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
  bundlesCount: (count: number) => (count === 1 ? "1, newest first" : `${count}, newest first`),
  showAllBundles: (count: number) => `Show all ${count} bundles`,
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

  storage: {
    room: (quota: string) => `There is room for ${quota}.`,
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
