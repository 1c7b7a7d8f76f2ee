// Rows that the host wrote for the model. One that the host itself marks as telling of a subagent or a shell is a
// notice; every other is synthetic, however much its text looks like one, and so is one that was redacted until it names
// nothing. None is ever a person's words.

import { type Cursor, member, type Stated, statedNumber } from "../../base/cursor.ts";
import { excerptOf, quoteOf } from "../../base/text.ts";
import type { EventHead, NoticeEvent, SyntheticEvent } from "../../model/event.ts";
import { type Envelope, readEnvelope } from "../host-text/envelope.ts";
import { isReply } from "../host-text/sentences.ts";
import { isRedacted, readableText, readableWord } from "./readable.ts";
import type { RowReading } from "./reading.ts";

/** What the host writes before the envelope of a shell that a person started. */
const BY_THE_USER = /^The following shell command was executed by the user:\r?\n/;

/** `row` holds text, description and metadata: a synthetic row, or the data of a synthetic event. */
export function readSynthetic(
  head: EventHead,
  row: Cursor,
  reading: RowReading,
): NoticeEvent | SyntheticEvent {
  const metadata = member(row, "metadata");
  const isMetadataRedacted = isRedacted(metadata, reading);
  const isTextRedacted = isRedacted(member(row, "text"), reading);
  const text = readableText(member(row, "text"), reading);
  const description = readableWord(member(row, "description"), reading);
  const envelope = text === null ? null : envelopeIn(text.value, description?.value ?? null);
  const origin = readableWord(member(metadata, "source"), reading);
  const about = aboutOf(origin);
  const isAnonymous = about !== null && isRedacted(subjectIn(metadata, about), reading) && envelope === null;
  if (origin !== null && about !== null && !isAnonymous) {
    return notice(head, { about, metadata, text, envelope, origin, description }, reading);
  }
  return {
    kind: "synthetic",
    ...head,
    text: text === null ? null : { value: excerptOf(text.value), at: text.at },
    description,
    envelopeChild: childOf(envelope, text),
    isRedacted: isMetadataRedacted || isTextRedacted || isAnonymous,
  };
}

function aboutOf(origin: Stated<string> | null): NoticeEvent["about"] | null {
  return origin?.value === "subagent" || origin?.value === "shell" ? origin.value : null;
}

function subjectIn(metadata: Cursor, about: NoticeEvent["about"]): Cursor {
  return member(metadata, about === "shell" ? "shellID" : "childID");
}

interface NoticeParts extends Pick<NoticeEvent, "about" | "origin" | "description"> {
  readonly metadata: Cursor;
  readonly text: Stated<string> | null;
  readonly envelope: Envelope | null;
}

function notice(
  head: EventHead,
  { about, metadata, text, envelope, origin, description }: NoticeParts,
  reading: RowReading,
): NoticeEvent {
  return {
    kind: "notice",
    about,
    subject: readableWord(subjectIn(metadata, about), reading) ?? stated(envelope?.id, text),
    agent: readableWord(member(metadata, "agent"), reading),
    state: readableWord(member(metadata, "state"), reading) ?? stated(envelope?.state, text),
    body: envelope === null || text === null ? null : { value: quoteOf(envelope.body), at: text.at },
    // Without an envelope the text as a whole is what came back.
    hasReply: text === null ? null : isReply(envelope === null ? text.value : envelope.body),
    exit: statedNumber(member(metadata, "exit")) ?? readableWord(member(metadata, "exit"), reading),
    ...head,
    origin,
    description,
  };
}

function envelopeIn(text: string, description: string | null): Envelope | null {
  return readEnvelope(text.replace(BY_THE_USER, ""), description);
}

function childOf(envelope: Envelope | null, text: Stated<string> | null): Stated<string> | null {
  if (envelope === null || envelope.tag === "shell" || !envelope.isWholeText) return null;
  return stated(envelope.id, text);
}

function stated(value: string | null | undefined, text: Stated<string> | null): Stated<string> | null {
  return value === null || value === undefined || text === null ? null : { value, at: text.at };
}
