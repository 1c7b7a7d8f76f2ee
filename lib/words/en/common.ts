// Words that every screen uses: standings, moments, controls.

import type { Standing } from "../../model/standing.ts";
import type { MomentKind } from "../../model/timeline.ts";
import { formatCount } from "../format.ts";
import { invisibleNames } from "./invisible-names.ts";

export const common = {
  brand: "Groundline",
  skipToContent: "Skip to content",
  standing: {
    observed: "observed",
    computed: "computed",
    inferred: "inferred",
    unknown: "unknown",
  } satisfies Record<Standing, string>,
  /** What each standing means, in one clause. */
  standingMeans: {
    observed: "the file states it",
    computed: "arithmetic or an id join on what the files state",
    inferred: "a rule concludes it",
    unknown: "not determined, with its reason",
  } satisfies Record<Standing, string>,
  liveObserved: "live-observed",
  inferred: "inferred",
  hidden: "inferred, hidden",
  moreCharacters: (count: number) =>
    `… ${formatCount(count)} more ${count === 1 ? "character" : "characters"}`,
  hiddenCount: (what: string) => `${what}: hidden`,
  legend: "Standings",
  countedFrom: (at: string) => `times count from ${at}`,
  countedFromMeans: (at: string) =>
    `A time is written as its difference from ${at}, the first time in the session: that is computed. The mark beside it is that of the instant itself.`,
  moment: {
    request: "request",
    acknowledgement: "acknowledgement",
    "child-start": "child start",
    "child-end": "child end",
    injection: "injection",
    settled: "settled",
    idle: "idle",
    prompt: "human prompt",
    "lead-prompt": "prompt of the lead",
    notice: "notice",
    synthetic: "synthetic row",
    switch: "switch",
    system: "instructions",
    compaction: "compaction",
    retry: "retry",
    refused: "refused",
    surface: "tools differ",
    unread: "row not understood",
  } satisfies Record<MomentKind, string>,
  close: "Close",
  copied: "Copied.",
  copyFailed: "The browser did not allow copying. Select the text and copy it by hand.",
  copy: "Copy",
  copyThis: (what: string) => `Copy ${what}`,
  /** Between two sentences of a paragraph. */
  sentenceGap: " ",
  /** Between two things said one after the other. */
  separator: ", ",
  /** A name and what it is. */
  field: (name: string, value: string) => `${name}: ${value}`,
  openInSource: "open in source",
  /** Of a character that has no shape of its own, shown as a mark. */
  invisibleNames,
};
