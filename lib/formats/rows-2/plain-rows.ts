// The rows that say one thing each: a prompt, a switch, instructions, a person's shell command, a compaction, an idle.

import { type Cursor, elements, isPresent, member, memberOneOf, statedNumber } from "../../base/cursor.ts";
import { isJsonArray } from "../../base/json.ts";
import type {
  CompactionEvent,
  EventHead,
  IdleEvent,
  PromptEvent,
  SwitchEvent,
  SystemEvent,
  UserShellEvent,
} from "../../model/event.ts";
import { readModel } from "./assistant.ts";
import {
  checkTimes,
  readableError,
  readableExcerpt,
  readableText,
  readableTime,
  readableWord,
} from "./readable.ts";
import type { RowReading } from "./reading.ts";

export function readPrompt(head: EventHead, row: Cursor, reading: RowReading): PromptEvent {
  const files = member(row, "files");
  const names = elements(member(row, "agents")).flatMap((agent) => {
    const name = readableWord(member(agent, "name"), reading);
    return name === null ? [] : [name.value];
  });
  return {
    kind: "prompt",
    ...head,
    text: readableExcerpt(member(row, "text"), reading),
    files: isJsonArray(files.value) ? files.value.length : 0,
    mentionedAgents: names,
  };
}

export function readSystem(head: EventHead, row: Cursor, reading: RowReading): SystemEvent {
  return {
    kind: "system",
    ...head,
    text: readableExcerpt(member(row, "text"), reading),
    description: readableWord(member(row, "description"), reading),
  };
}

export function readSkill(head: EventHead, row: Cursor, reading: RowReading): SystemEvent {
  return {
    kind: "skill",
    ...head,
    text: readableExcerpt(member(row, "text"), reading),
    description: readableWord(memberOneOf(row, "name", "skill"), reading),
  };
}

/** What the person ran. 2.x counts it under the type of its row, whatever the shell. */
export function readUserShell(head: EventHead, row: Cursor, reading: RowReading): UserShellEvent {
  const exit = member(row, "exit");
  return {
    kind: "user-shell",
    ...head,
    tool: "shell",
    command: readableExcerpt(member(row, "command"), reading),
    status: readableWord(member(row, "status"), reading),
    exit: statedNumber(exit) ?? readableWord(exit, reading),
    completed: readableTime(member(row, "time"), "completed", reading),
  };
}

export function readCompaction(head: EventHead, row: Cursor, reading: RowReading): CompactionEvent {
  if (isPresent(member(row, "native"))) reading.marks.native = true;
  readableText(member(row, "summary"), reading);
  checkTimes(member(row, "time"), reading);
  return {
    kind: "compaction",
    ...head,
    status: readableWord(member(row, "status"), reading),
    reason: readableWord(member(row, "reason"), reading),
    isUserMessage: false,
  };
}

export function readAgentSwitch(head: EventHead, row: Cursor, reading: RowReading): SwitchEvent {
  return { kind: "switch", ...head, what: "agent", to: readableWord(member(row, "agent"), reading) };
}

export function readModelSwitch(head: EventHead, row: Cursor, reading: RowReading): SwitchEvent {
  return { kind: "switch", ...head, what: "model", to: readModel(member(row, "model"), reading) };
}

export function readLocationSwitch(head: EventHead, row: Cursor, reading: RowReading): SwitchEvent {
  const directory = member(member(row, "location"), "directory");
  return { kind: "switch", ...head, what: "location", to: readableWord(directory, reading) };
}

export function readIdle(head: EventHead, row: Cursor, reading: RowReading): IdleEvent {
  reading.marks.idles += 1;
  const error = readableError(member(row, "error"), reading);
  if (error !== null) reading.marks.idleError = true;
  return { kind: "idle", ...head, outcome: readableWord(member(row, "outcome"), reading), error };
}
