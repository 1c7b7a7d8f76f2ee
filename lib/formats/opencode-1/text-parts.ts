// One text part. The host marks what a person did not write as `synthetic`; only such a text is looked at for the
// envelope of a background task, and only when the envelope is all of it.

import { member } from "../../base/cursor.ts";
import { excerptOf } from "../../base/text.ts";
import type { NoticeEvent, StatedExcerpt } from "../../model/event.ts";
import { type Envelope, readEnvelope } from "../host-text/envelope.ts";
import { isReply } from "../host-text/sentences.ts";
import { checkSpan, countedRedaction, type Reading, type Spot, textAt } from "./reading.ts";

/** What a background task's envelope says. */
export type NoticeDigest = Pick<NoticeEvent, "subject" | "state" | "description" | "body" | "hasReply">;

export interface TextDigest {
  readonly kind: "text";
  readonly text: StatedExcerpt | null;
  /** Not a person's words: marked `synthetic`, or `ignored` (put there by a plugin, and not sent to the model). */
  readonly isByHost: boolean;
  readonly isRedacted: boolean;
  /** The text announces a shell command of the user's own, and says nothing else. */
  readonly isShellAnnouncement: boolean;
  readonly notice: NoticeDigest | null;
}

const SHELL_ANNOUNCEMENT = "The following tool was executed by the user";
const SUMMARY = /^Background task [^:\n]*: ([\s\S]*)$/;

export function readTextPart(spot: Spot, reading: Reading): TextDigest {
  const part = spot.cursor;
  const words = member(part, "text");
  const isRedacted = countedRedaction(words, reading);
  const text = textAt(words, reading);
  const isByHost = isTrue(spot, "synthetic") || isTrue(spot, "ignored");
  checkSpan(member(part, "time"), spot, reading);
  return {
    kind: "text",
    text: text === null ? null : { value: excerptOf(text.value), at: text.at },
    isByHost,
    isRedacted,
    isShellAnnouncement: isByHost && text !== null && text.value.trim() === SHELL_ANNOUNCEMENT,
    notice: isByHost && text !== null ? noticeIn(text.value, text.at) : null,
  };
}

function isTrue(spot: Spot, key: string): boolean {
  const flag = member(spot.cursor, key);
  if (flag.value === true) flag.node.isRead = true;
  return flag.value === true;
}

function noticeIn(text: string, at: StatedExcerpt["at"]): NoticeDigest | null {
  const envelope = readEnvelope(text);
  if (envelope === null || envelope.tag !== "task" || !envelope.isWholeText) return null;
  const description = descriptionIn(envelope);
  return {
    subject: envelope.id === null ? null : { value: envelope.id, at },
    state: envelope.state === null ? null : { value: envelope.state, at },
    description: description === null ? null : { value: description, at },
    body: { value: excerptOf(envelope.body), at },
    hasReply: isReply(envelope.body),
  };
}

function descriptionIn(envelope: Envelope): string | null {
  return SUMMARY.exec(envelope.summary ?? "")?.[1] ?? null;
}
