// The dialog that saves a report: what to include, what is removed and what stays, and why a file is not given away.

import { formatCount } from "../format.ts";

const texts = (count: number): string => (count === 1 ? "1 text" : `${formatCount(count)} texts`);

export const reportDialog = {
  open: "Report",
  title: "Save a report",
  means: "One file that opens anywhere, offline, and drops back into Groundline. Nothing is uploaded.",
  include: "Include free text",
  includeMeans: "Secrets are masked in any case.",
  all: "All",
  none: "None",
  leftOut: (count: number) => `${texts(count)} left out`,
  included: (count: number) => `${texts(count)} included`,
  noText: "none that a report would hold",
  options: "How it is written",
  language: "Language",
  zone: "Times",
  form: "File",
  forms: { html: "Page (.html)", json: "Data (.json)" },
  preview: "Preview",
  removed: "Removed",
  stays: "Stays",
  removedCount: (count: string) => `Removed, ${count}`,
  staysCount: (count: string) => `Stays, ${count}`,
  nothingRemoved: "Nothing is removed from this session.",
  alwaysStays:
    "Always: ids, times, numbers, states, the names of tools and agents, and sentences that are the host’s own.",
  nothingIncluded: "No free text is included.",
  place: "Place in the data",
  becomes: "becomes",
  moreOfKind: (count: number) => `${formatCount(count)} more of this kind`,
  ids: "ids that read like text",
  names: "names that read like text",
  keys: "keys that read like text",
  other: "other text",
  making: "Making the report…",
  scanned: "The finished file was searched for secrets again: none found.",
  /** `isMore`: so many were listed, and there are more. */
  blocked: (count: number, isMore: boolean) =>
    count === 1
      ? "Saving is blocked: the finished file holds something that looks like a secret."
      : `Saving is blocked: the finished file holds ${isMore ? "at least " : ""}${formatCount(count)} things that look like secrets.`,
  blockedAdvice:
    "Leave out the kind of text that holds it. If it stays, it stands in an id or a name: replace it in the export and import that.",
  hit: (name: string, line: number, column: number) =>
    line === 0
      ? `${name}: in the packed data of the file`
      : `${name}: line ${formatCount(line)}, column ${formatCount(column)} of the file`,
  moreHits: (count: number) => `${formatCount(count)} more`,
  failed: "The report could not be made.",
  again: "Try again",
  save: { html: "Save page", json: "Save data" },
  cancel: "Cancel",
  close: "Close",
  note: "Report",
  madeFrom: (documents: number, loaded: number) => {
    const files = documents === 1 ? "Made from 1 file" : `Made from ${formatCount(documents)} files`;
    if (loaded === 0)
      return documents === 1 ? `${files}; it is not loaded.` : `${files}; they are not loaded.`;
    return loaded === documents ? `${files}, loaded here.` : `${files}; ${formatCount(loaded)} loaded here.`;
  },
  withoutText: "Free text was not included.",
  withText: (kinds: readonly string[]) => `Included: ${kinds.join(", ")}.`,
  withoutInferred: "Inferences were taken out.",
  fileElsewhere:
    "A report holds no file. Drop the export that it was made from, and its places open here; nothing is missing from the report.",
  notInReport: "not in this report",
  fromReport: (documents: number) =>
    documents === 1
      ? "A Groundline report of 1 file"
      : `A Groundline report of ${formatCount(documents)} files`,
};
