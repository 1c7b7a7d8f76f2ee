// What the Tools screen says: reach, moments, groups, differences, the simulated catalogue, and why little is known.

import type { Reach, SurfaceOccasion } from "../../model/tool-surface.ts";
import { formatCount } from "../format.ts";
import { many, noun } from "./many.ts";

export type ToolGroupName = "called" | "stated" | "removed" | "absent" | "undecided" | "host";
type DoorName = "direct" | "execute";

const tools = (count: number) => (count === 1 ? "1 tool" : `${formatCount(count)} tools`);

export const toolsWords = {
  heading: "Tools",
  intro:
    "What the model could call, and by which door. An export holds no tool definitions: what is listed was called, or stated by the host, or follows from a rule of the host. Of every other tool nothing is known.",
  session: "Session",
  sessionChoice: (title: string, role: "lead" | "child" | "unknown") =>
    role === "unknown" ? title : `${title} (${role})`,
  find: "Find a tool",
  matrix: "Reach of each tool at each moment",
  tool: "Tool",
  everyOther: "every other tool",
  /** Where no tool is named. */
  everyTool: "every tool",
  everyOtherMeans: "Stands for all tools that are not named here.",
  /** In a cell: short. */
  reach: {
    direct: "direct",
    "via-execute": "in execute",
    "removed-by-rule": "removed",
    "removed-from-request": "taken out",
    absent: "absent",
  } satisfies Record<Reach, string>,
  reachMeans: {
    direct: "The model could call it by itself.",
    "via-execute": "A program inside execute could call it.",
    "removed-by-rule": "A rule took it away, at both doors.",
    "removed-from-request":
      "A plugin or the host took it out of the request: it could not be called by itself.",
    absent: "There was no such tool at the door that was tried.",
  } satisfies Record<Reach, string>,
  reachLegend: "Reach",
  unknown: "unknown",
  carried: "presumed to go on",
  /** Read after a value by a screen reader. */
  carriedAfter: ", presumed to go on",
  calls: (count: number) => `×${formatCount(count)}`,
  callsNamed: (count: number) => (count === 1 ? "1 call shows it" : `${formatCount(count)} calls show it`),
  occasion: {
    "session-start": "start",
    "session-rules": "session rules",
    "agent-switch": "agent switch",
    "model-switch": "model switch",
    "system-row": "instructions",
    compaction: "compaction",
    "stated-list": "list of the host",
    "host-answer": "other answer",
  } satisfies Record<SurfaceOccasion, string>,
  occasionMeans: {
    "session-start": "The session begins.",
    "session-rules": "The session has rules of its own.",
    "agent-switch": "Another agent is asked from here on.",
    "model-switch": "Another model is asked from here on.",
    "system-row": "The host put instructions before the model.",
    compaction: "The conversation was compacted.",
    "stated-list": "The host's answer lists the tools that were available.",
    "host-answer": "A call was answered otherwise than one before it.",
  } satisfies Record<SurfaceOccasion, string>,
  moment: (number: number) => `Moment ${formatCount(number)}`,
  occasions: (parts: readonly string[]) => parts.join(" + "),
  unchanged: (count: number) =>
    count === 1 ? "1 later moment added nothing" : `${formatCount(count)} later moments added nothing`,
  whole: "whole list",
  group: {
    called: "Called",
    stated: "Stated by the host, not called",
    removed: "Taken away by a rule",
    absent: "Not there",
    undecided: "Named, and not decided",
    host: "Brought by the host",
  } satisfies Record<ToolGroupName, string>,
  groupMeans: {
    called: "A call of it is recorded.",
    stated: "A list that the host states names it.",
    removed: "The session's own rules deny it altogether.",
    absent: "The host said that there is no such tool.",
    undecided: "A call of it failed, or was cut off, as one under a wrong name does.",
    host: "Known from the host's program. That it could be called here is inferred at most.",
  } satisfies Record<ToolGroupName, string>,
  /** Why a reach is unknown although a call names the tool. */
  undecidedHow: "a call under a wrong name ends alike",
  /** Head of the column that leads to the record, and what stands in it where none shows it. */
  record: "Record",
  noRecord: "none",
  count: tools,
  show: "Show",
  fold: "Fold",
  noMatch: (text: string) => `No tool that is named here fits “${text}”.`,
  nothing:
    "No record of this session speaks of a tool, and no rule about its host does. An export holds no tool definitions, so nothing is known.",
  noSession: "No session is loaded, so no surface can be shown.",
  only: "Only live-observed: what the host's registry and rules would suggest is left out.",
  earlier: "Earlier moments",
  later: "Later moments",
  momentsOf: (from: number, to: number, of: number) =>
    `Moments ${formatCount(from)} to ${formatCount(to)} of ${formatCount(of)}`,
  shown: (named: number, moments: number) =>
    `${tools(named)} named, ${moments === 1 ? "1 moment" : `${formatCount(moments)} moments`}`,

  denied: "Denied, yet reachable",
  /** {denied} is the plugin's tool, {open} the host's action, {count} its tools. */
  deniedNote:
    "A rule denies {denied}. The host's own {open} goes by another name, and the rules of this session do not take it away: as far as they say, {count} can still be reached.",
  deniedRule: "the rule that denies",
  openRule: "the last rule for the host's action",
  /** {name} is one of the two, {rule} what it says. */
  ruleSays: "{name}: {rule}",
  noOpenRule: "No rule of this session names the host's action.",
  deniedFix: (action: string) =>
    `As the last rule for it, one for the action ${action} with the resource * and the effect deny would take it away.`,

  differences: "Differences",
  left: "Before",
  right: "After",
  sideOf: (session: string, moment: string) => `${session}: ${moment}`,
  swap: "Swap",
  leadAndChild: "Lead and child",
  /** Before the title of the session that the child's own record, or another rule, names. */
  leadOfChild: "The child's lead:",
  choicesLeftOut: (count: number) =>
    count === 1
      ? "1 more moment is not in the lists; a link can name it."
      : `${formatCount(count)} more moments are not in the lists; a link can name any of them.`,
  oneMoment: "There is one moment in one session here, and nothing to hold against it.",
  differing: (count: number) =>
    count === 0
      ? "No difference is known."
      : count === 1
        ? "1 difference."
        : `${formatCount(count)} differences.`,
  alike: (count: number) =>
    count === 1
      ? "1 statement is alike on both sides."
      : `${formatCount(count)} statements are alike on both sides.`,
  unsayable: (count: number) =>
    count === 1
      ? "1 cannot be said: known on one side only"
      : `${formatCount(count)} cannot be said: known on one side only`,
  unsayableMeans: "Something known against nothing known is no difference.",
  doorColumn: "Door",
  door: {
    direct: "call of its own",
    execute: "inside execute",
  } satisfies Record<DoorName, string>,
  bothDoors: "both doors",
  renamed: (older: string, newer: string) => `${older} = ${newer}`,
  renamedMeans: "1.x and 2.x call this tool by two names.",

  catalogue: "Catalogue budget",
  catalogueMeans:
    "OpenCode 2 describes the tools that can only be called inside execute in its system prompt, within a budget. This is a simulation: form and budget are those of 2.0.16; which entries fall out is not known, so they are taken in order.",
  catalogueOf: "Tools",
  catalogueHost: "the 50 that the host brings",
  cataloguePasted: "pasted",
  paste: "Tools, one a line, or as JSON",
  pasteHint: "weather.get(input: { city: string }) // Looks up the weather.",
  hostWithoutDescriptions:
    "Their descriptions are not known here, so a real catalogue is longer. What the rules of a session take away is not left out.",
  pastedUnread: (count: number) =>
    count === 1 ? "1 line or member names no tool." : `${formatCount(count)} lines or members name no tool.`,
  pastedBroken: "This begins like JSON and does not parse as JSON, so nothing of it was read.",
  pastedBeyond: (count: number, read: number) =>
    count === 1
      ? `1 line or member after the first ${formatCount(read)} was not read.`
      : `${formatCount(count)} lines or members after the first ${formatCount(read)} were not read.`,
  pastedCut: (count: number, read: number) =>
    `The text was read up to its first ${many(read, "character", "characters")}; ${formatCount(count)} after ${noun(read, "it", "them")} ${noun(count, "was", "were")} not.`,
  budgetUsed: (used: number, budget: number) =>
    `${formatCount(used)} of ${formatCount(budget)} “tokens” (characters divided by four)`,
  budgetWanted: (wanted: number) => `All entries together would take ${formatCount(wanted)}.`,
  partial: "partial: the rest would be found with search",
  wholeCatalogue: "whole",
  listedOf: (listed: number, of: number) => `${formatCount(listed)} of ${formatCount(of)} listed`,
  namespaces: "Namespaces, listed whatever the budget",
  namespacesLeftOut: (count: number) =>
    count === 1
      ? "1 more namespace is not shown here."
      : `${formatCount(count)} more namespaces are not shown here.`,
  entries: "Entries",
  entryLeftOut: "left out",
  entryCut: "first line cut",
  entryTokens: (count: number) => formatCount(count),
  noEntries: "Nothing to simulate yet.",
};
