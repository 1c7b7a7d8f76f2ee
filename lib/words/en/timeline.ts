// What the Timeline screen says: its controls, the drawing's labels, the readout and the table beside it.

import type { Link } from "../../model/timeline.ts";
import { formatCount, formatDuration } from "../format.ts";
import { many } from "./many.ts";

const lanes = (count: number): string => (count === 1 ? "1 lane" : `${formatCount(count)} lanes`);
const children = (count: number): string => (count === 1 ? "1 child" : `${formatCount(count)} children`);

export const timeline = {
  heading: "Timeline",
  controls: "Search, filter and zoom",
  standing: (choice: string) => `Standing: ${choice}`,
  kind: (choice: string) => `Kind: ${choice}`,
  tool: (choice: string) => `Tool: ${choice}`,
  agent: (choice: string) => `Agent: ${choice}`,
  filterName: { standing: "Standing", kind: "Kind", tool: "Tool", agent: "Agent" },
  chosenOf: (name: string, choice: string) => `${name}: ${choice}`,
  all: "all",
  none: "none",
  chosen: (count: number, of: number) => `${formatCount(count)} of ${formatCount(of)}`,
  showAll: "Show all",
  showNone: "Show none",
  find: "Find one",
  foundNone: "None of them has this in its name.",
  agentNone: "agent not recorded",
  clear: "Clear search and filters",
  zoomOut: "Zoom out",
  zoomIn: "Zoom in",
  fit: "Fit",
  fitName: "Fit: show everything",
  zoom: "Zoom",
  cutGaps: (ms: number) => `Cut gaps over ${formatDuration(ms).replace(/\.0 s$/, " s")}`,
  view: "View",
  drawing: "Drawing",
  table: "Table",

  brush: "Visible range",
  brushValue: (from: string, to: string) => `${from} to ${to}`,
  brushHelp: "Arrow keys move it, Shift and arrow keys resize it.",
  range: "Range",
  rangeFrom: "From",
  rangeTo: "To",
  rangeHintWall: "Time of day, such as 12:03:07.763, with a date before it if needed.",
  rangeHintSince: "Time since the start, such as 87.658 s or 1 m 27.658 s.",
  rangeUnreadable: (text: string) =>
    text === "" ? "Type a time, such as 12:03:07.763." : `“${text}” is not a time that can be read.`,
  rangeOrder: "The first time must lie before the last.",
  rangeApply: "Show this range",
  rangeWhole: "Show everything",

  lead: "lead",
  untitled: "title not recorded",
  laneStanding: (standing: string) => `child of this dispatch, ${standing}`,
  bandLabel: "idle, waiting",
  collapse: (lane: string) => `Collapse ${lane}`,
  expand: (lane: string) => `Expand ${lane}`,
  ofLane: (action: string, title: string) => `${action}, ${title}`,
  collapseAll: "Collapse all lanes",
  expandAll: "Expand all lanes",
  emptyLanes: (count: number) =>
    count === 1
      ? "1 lane holds nothing in this range"
      : `${formatCount(count)} lanes hold nothing in this range`,
  crowdedLinks: (count: number) =>
    count === 1 ? "1 link not drawn: too close" : `${formatCount(count)} links not drawn: too close`,
  crowdedLinksMeans:
    "So many would cover everything. Those between the lanes in sight are drawn; zoom in, scroll or follow one with the key l for others.",
  showEmpty: "Show",
  hideEmpty: "Hide lanes that hold nothing in this range",

  /** The name of the drawing for a reader who does not see it. */
  canvas: (count: number, from: string, to: string) =>
    `Timeline of ${lanes(count)}, ${from} to ${to}. Arrow keys go from mark to mark. The table below lists the same.`,
  canvasRole: "timeline",
  idle: (length: string | null) =>
    length === null ? "idle, open at the end of the record" : `idle ${length}`,
  waiting: (count: number, length: string | null) =>
    length === null
      ? `idle while ${children(count)} open, to the end of the record`
      : `idle while ${children(count)} open, ${length}`,
  waitingShort: (count: number, length: string | null) =>
    length === null ? `${formatCount(count)} open` : `${formatCount(count)} open, ${length}`,
  idleShort: "idle",
  notLoadedShort: "not loaded",
  notLoaded: "not loaded: what it did, and when it stopped, is not in these files",
  gap: "nothing recorded",
  gapReadout: (length: string) => `nothing recorded for ${length}, cut`,
  run: (count: number) => `${many(count, "bar", "bars")}, too narrow to draw apart`,
  runCrossed: (count: number) => `${formatCount(count)} of them failed or refused`,
  runOpen: (count: number) => `${formatCount(count)} of them without a recorded end`,
  cluster: (count: number) => `${many(count, "moment", "moments")}, too close to draw apart`,
  clusterKinds: (kinds: readonly { readonly kind: string; readonly count: number }[]) =>
    kinds.map(({ kind, count }) => `${formatCount(count)} ${kind}`).join(", "),
  link: {
    dispatch: "dispatch to child",
    answer: "answer to the lead",
    presumption: "presumed settled as the lead went idle",
  } satisfies Record<Link["kind"], string>,
  linkBetween: (kind: string, from: string, to: string) => `${kind}, ${from} to ${to}`,
  linkNoEnd: (lane: string) => `The link ends in the lane ${lane}, of which nothing is recorded.`,
  linkNone: "No causal link starts or ends here.",
  barEnd: {
    recorded: "",
    open: "no end recorded",
    reversed: "its recorded end lies before its start",
  },
  took: (length: string) => `took ${length}`,
  at: (what: string, time: string) => `${what} ${time}`,
  /** One item for a readout: only the parts that there are. */
  readout: (parts: readonly string[]) => parts.filter((part) => part !== "").join(", "),

  keyRow: "Marks",
  keyBars: { step: "model step", call: "tool call", failed: "failed or refused", open: "no end recorded" },
  keyCluster: "moments close together",
  visible: (from: string, to: string) => `Visible ${from} to ${to}`,
  visibleCut: (from: string, to: string, count: number) =>
    count === 1
      ? `Visible ${from} to ${to}, one gap cut`
      : `Visible ${from} to ${to}, ${formatCount(count)} gaps cut`,
  keys: { moments: "marks", lanes: "lanes", link: "follow link", zoom: "zoom to it" },

  tableName: "Moments and bars in the visible range",
  rows: (count: number, total: number) =>
    count === total
      ? `${formatCount(count)} in range`
      : `${formatCount(count)} of ${formatCount(total)} in range`,
  rowsFiltered: (count: number, total: number) =>
    `${formatCount(count)} of ${formatCount(total)} that pass the filter in range`,
  rowMark: "A row's mark holds for its time, which may be better known. Since start is computed from it.",
  collapseTable: "Hide the rows",
  expandTable: "Show the rows",
  columns: {
    time: "Time",
    since: "Since start",
    lane: "Lane",
    what: "What",
    says: "What the record says",
    source: "Source",
  },
  sortEarliest: "Time, earliest first",
  sortLatest: "Time, latest first",
  reading: "reading…",
  rowFailed: "could not be read",
  names: "names {child}",
  afterRequest: "{latency} after the request",
  afterStart: "{working} after its start",
  afterEnd: "{delay} after the child’s end",
  openNow: (count: number) => `${children(count)} open`,
  sourceAt: (file: string, pointer: string) => `${file} ${pointer}`,
  wholeDocument: "whole document",
  noRows: "Nothing is recorded in this range.",
  noRowsFiltered: "Nothing in this range passes the search and the filters.",
  noRowsFilteredAll: "Nothing passes the search and the filters.",

  noTimes: "No record in these files carries a time.",
  noTimesHint: "Without times nothing can be placed. Dispatches and Source show what is recorded.",
  noLanes: "No session was found in these files.",
};
