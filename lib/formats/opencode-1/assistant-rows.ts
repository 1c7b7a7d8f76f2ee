// An assistant's message is one step of the model and its calls. Two are not: the one that carries out a person's own
// shell command, and the one in which the host itself calls `task` for a subtask part. Neither has a `step-start`.

import { excerptOf } from "../../base/text.ts";
import type { StatedExcerpt, StepEvent, UserShellEvent } from "../../model/event.ts";
import type { ToolCallEvent } from "../../model/tool-call.ts";
import { settledAbort } from "./abort.ts";
import { type Draft, draftHead } from "./draft.ts";
import { hasHostId } from "./host-call.ts";
import type { MessageDigest, StepDigest } from "./messages.ts";
import type { PartContent, PartDigest } from "./parts.ts";
import { TASK_TOOL } from "./task.ts";
import type { CallDigest } from "./tool-parts.ts";
import { unreadPart } from "./unread.ts";

/** What other messages of the document say about an assistant's: found by id, whatever their order. */
export interface Parents {
  /** Users' messages whose only part announces a shell command of the person's own. */
  readonly shells: ReadonlySet<string>;
  /** Users' messages with a subtask part. */
  readonly subtasks: ReadonlySet<string>;
  /** All users' messages in the document. */
  readonly users: ReadonlySet<string>;
}

export const NO_PARENTS: Parents = { shells: new Set(), subtasks: new Set(), users: new Set() };

export function assistantEvents(
  message: MessageDigest,
  step: StepDigest,
  parents: Parents,
): readonly Draft[] {
  const shell = ownShell(message, step, parents);
  const events: Draft[] = [stepEvent(message, step, shell !== null)];
  for (const part of message.parts) {
    const { content } = part;
    if (content.kind === "tool" && content === shell) events.push(userShell(content, message, step));
    else if (content.kind === "tool") {
      events.push(callEvent(content, message, step, isHostCall(content, message, step, parents)));
    } else {
      const event = otherEvent(part, content, message);
      if (event !== null) events.push(event);
    }
  }
  return events;
}

/** The calls of a message whose author is not known: calls they are all the same. */
export function callsAlone({ info, parts }: MessageDigest): readonly Draft[] {
  return parts.flatMap(({ content }) => {
    if (content.kind !== "tool") return [];
    content.event.message = info.id;
    content.event.abort = settledAbort(content.abort, null);
    return [content.event];
  });
}

function stepEvent({ info, parts }: MessageDigest, step: StepDigest, isUserShell: boolean): StepEvent {
  const finish = stepFinish(parts);
  const { place } = info;
  // Written out, not spread: one shape for a hundred thousand events.
  return {
    seq: 0,
    row: place.row,
    source: place.pointer,
    line: place.line,
    at: info.created,
    message: info.id,
    kind: "step",
    agent: step.agent,
    model: step.model,
    streamed: null,
    completed: step.completed,
    finish: step.finish ?? finish?.reason ?? null,
    error: step.error,
    tokens: step.tokens ?? finish?.tokens ?? null,
    cost: step.cost ?? finish?.cost ?? null,
    text: lastText(parts),
    isSummary: step.isSummary,
    isUserShell,
  };
}

function callEvent(
  call: CallDigest,
  { info }: MessageDigest,
  step: StepDigest,
  isByHost: boolean,
): ToolCallEvent {
  const { event } = call;
  event.message = info.id;
  event.isByHost = isByHost;
  event.abort = settledAbort(call.abort, step.error?.type?.value ?? null);
  return event;
}

/** The one call of a message that carries out a person's shell command; null for any other message. */
function ownShell({ parts }: MessageDigest, step: StepDigest, parents: Parents): CallDigest | null {
  if (hasStepStart(parts)) return null;
  const calls = parts.flatMap(({ content }) => (content.kind === "tool" ? [content] : []));
  const [call] = calls;
  if (call === undefined || calls.length !== 1 || call.event.tool.value === TASK_TOOL) return null;
  if (step.parent !== null && parents.shells.has(step.parent)) return call;
  // On a page that begins after the announcement, the message alone must show it.
  const isAnotherTurns = step.parent !== null && parents.users.has(step.parent);
  const isOwn =
    parts.length === 1 && step.finish === null && call.event.tool.value === "bash" && hasHostId(call.event);
  return isOwn && !isAnotherTurns ? call : null;
}

function isHostCall(call: CallDigest, { parts }: MessageDigest, step: StepDigest, parents: Parents): boolean {
  if (call.event.tool.value !== TASK_TOOL || hasStepStart(parts)) return false;
  return hasHostId(call.event) || (step.parent !== null && parents.subtasks.has(step.parent));
}

/** Every step of the model begins with such a part; what the host does itself has none. */
export function hasStepStart(parts: readonly PartDigest[]): boolean {
  return parts.some(({ content }) => content.kind === "step-start");
}

function userShell({ event, exit }: CallDigest, { info }: MessageDigest, step: StepDigest): UserShellEvent {
  return {
    seq: 0,
    row: event.row,
    source: event.source,
    line: event.line,
    at: event.requested ?? info.created,
    message: info.id,
    kind: "user-shell",
    tool: event.tool.value,
    command: commandOf(event),
    status: event.state,
    exit,
    completed: event.ended ?? step.completed,
  };
}

function commandOf(event: ToolCallEvent): UserShellEvent["command"] {
  const command = event.resource?.value;
  return command === undefined ? null : { value: excerptOf(command.value), at: command.at };
}

function otherEvent(part: PartDigest, content: PartContent, { info }: MessageDigest): Draft | null {
  if (content.kind === "unread") return unreadPart(part, content.type, info);
  if (content.kind !== "retry") return null;
  const { attempt, error, at } = content;
  return { ...draftHead(part.place, at ?? info.created, info.id), kind: "retry", attempt, error };
}

type StepFinish = Extract<PartContent, { kind: "step-finish" }>;

function stepFinish(parts: readonly PartDigest[]): StepFinish | null {
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const content = parts[index]?.content;
    if (content?.kind === "step-finish") return content;
  }
  return null;
}

function lastText(parts: readonly PartDigest[]): StatedExcerpt | null {
  for (let index = parts.length - 1; index >= 0; index -= 1) {
    const content = parts[index]?.content;
    if (content?.kind === "text" && content.text !== null) return content.text;
  }
  return null;
}
