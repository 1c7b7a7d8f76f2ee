// What a `task` call states about the subagent it dispatched, in every spelling of the 1.x line: metadata, the
// `<task id state>` envelope (1.18), a `task_id:` line with a bare `<task_result>` block, a `<task_metadata>` block after
// the child's words (1.0, 1.1), and the failure sentence. Judges nothing: a running acknowledgement is only named.

import { type Cursor, member, memberOneOf, type Stated, statedBoolean } from "../../base/cursor.ts";
import { isJsonArray } from "../../base/json.ts";
import type { Pointer } from "../../base/json-pointer.ts";
import { excerptOf } from "../../base/text.ts";
import type { StatedExcerpt } from "../../model/event.ts";
import type { SessionId } from "../../model/ids.ts";
import type { Delegation } from "../../model/tool-call.ts";
import { readEnvelope } from "../host-text/envelope.ts";
import {
  childInSentence,
  failureSentence,
  isReply,
  saysWorkingInBackground,
} from "../host-text/sentences.ts";
import { readTaskResult } from "../host-text/task-result.ts";
import { withoutErrorName } from "./error-text.ts";
import { excerptAt, isRedacted, nameAt, type Reading, textAt } from "./reading.ts";
import { brandedSession } from "./session-id.ts";

/** The host's tool that dispatches a subagent. */
export const TASK_TOOL = "task";

const UPDATED = "Background task updated";

/** What the text of a result or error says. */
interface Answer {
  readonly child: Stated<SessionId> | null;
  readonly status: Stated<string> | null;
  readonly reply: StatedExcerpt | null;
  readonly hasReply: boolean | null;
  readonly isMessageToRunning: boolean;
}

const SILENT: Answer = { child: null, status: null, reply: null, hasReply: null, isMessageToRunning: false };

/** The delegation that a `task` call in this state makes. */
export function readDelegation(state: Cursor, reading: Reading): Delegation {
  const input = member(state, "input");
  const metadata = member(state, "metadata");
  const output = member(state, "output");
  const answer = answerIn(state, reading);
  const child = nameAt(memberOneOf(metadata, "sessionId", "sessionID"), reading);
  const resumes = nameAt(memberOneOf(input, "task_id", "session_id"), reading);
  return {
    agent: nameAt(memberOneOf(input, "subagent_type", "agent"), reading),
    description: textAt(member(input, "description"), reading),
    prompt: excerptAt(member(input, "prompt"), reading),
    requestedBackground: statedBoolean(member(input, "background")),
    resumes: brandedSession(resumes),
    childInMetadata: brandedSession(child),
    childInText: answer.child,
    statusInMetadata: nameAt(member(metadata, "status"), reading),
    statusInText: answer.status,
    reply: answer.reply,
    hasReply: answer.hasReply,
    isMessageToRunning: answer.isMessageToRunning,
    isRedacted: [input, metadata, output].some((cursor) => isRedacted(cursor.value)),
  };
}

function answerIn(state: Cursor, reading: Reading): Answer {
  const output = textAt(member(state, "output"), reading);
  if (output !== null) return answerInOutput(output, state);
  const error = textAt(member(state, "error"), reading);
  if (error === null) return SILENT;
  const child = failureSentence(withoutErrorName(error.value))?.child ?? null;
  return { ...SILENT, child: child === null ? null : sessionAt(child, error.at) };
}

function answerInOutput(output: Stated<string>, state: Cursor): Answer {
  const { value: text, at } = output;
  const envelope = readEnvelope(text);
  if (envelope !== null && envelope.tag !== "shell") {
    const isAnswer = envelope.state !== null && envelope.state !== "running";
    return {
      child: envelope.id === null ? null : sessionAt(envelope.id, at),
      status: envelope.state === null ? null : { value: envelope.state, at },
      ...(isAnswer ? replyOf(envelope.body, at) : { reply: null, hasReply: null }),
      isMessageToRunning: envelope.state === "running" && envelope.summary === UPDATED,
    };
  }
  if (saysWorkingInBackground(text)) {
    const child = childInSentence(text);
    const status = { value: "running", at };
    return { ...SILENT, child: child === null ? null : sessionAt(child, at), status };
  }
  return answerBeforeEnvelopes(output, state);
}

/** Hosts before the envelope had no background tasks: a result in one of their forms is the child's own, without a word. */
function answerBeforeEnvelopes({ value: text, at }: Stated<string>, state: Cursor): Answer {
  const result = readTaskResult(text);
  if (result !== null) {
    return { ...SILENT, child: sessionAt(result.id, at), ...replyOf(result.body, at) };
  }
  const bare = /^\s*<task_result>(?:\r?\n)?([\s\S]*?)(?:\r?\n)?<\/task_result>\s*$/.exec(text);
  if (bare !== null) return { ...SILENT, ...replyOf(bare[1] ?? "", at) };
  if (isJsonArray(member(member(state, "metadata"), "summary").value)) {
    return { ...SILENT, ...replyOf(text, at) };
  }
  return SILENT;
}

function replyOf(body: string, at: Pointer): Pick<Answer, "reply" | "hasReply"> {
  return { reply: { value: excerptOf(body), at }, hasReply: isReply(body) };
}

function sessionAt(id: string, at: Pointer): Stated<SessionId> | null {
  return brandedSession({ value: id, at });
}
