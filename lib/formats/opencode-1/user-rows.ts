// A user's message in 1.x is not always a person's: the host writes notices of background tasks, texts of files it read
// and compaction marks under the same role. Only what no mark takes away from the person becomes a prompt.

import type { CompactionEvent, NoticeEvent, PromptEvent, SyntheticEvent } from "../../model/event.ts";
import { type Draft, draftHead } from "./draft.ts";
import type { MessageDigest } from "./messages.ts";
import type { PartContent, PartDigest } from "./parts.ts";
import type { NoticeDigest, TextDigest } from "./text-parts.ts";
import { unreadPart } from "./unread.ts";

export function userEvents(message: MessageDigest): readonly Draft[] {
  const events: Draft[] = [];
  const first = message.parts.find((part) => isPersons(part.content));
  for (const part of message.parts) {
    const event = part === first ? prompt(message) : hostEvent(part, message, first !== undefined);
    if (event !== null) events.push(event);
  }
  // Without a part that says what it is, it is still a message of the user: a prompt with no words to show.
  return events.some((event) => event.kind !== "unread") ? events : [prompt(message), ...events];
}

function isPersons(content: PartContent): boolean {
  if (content.kind === "text") return !content.isByHost;
  return content.kind === "file" || content.kind === "agent" || content.kind === "subtask";
}

function prompt({ info, parts }: MessageDigest): PromptEvent {
  const words = parts.flatMap(({ content }) =>
    content.kind === "text" && !content.isByHost && content.text !== null ? [content.text] : [],
  );
  return {
    ...draftHead(info.place, info.created, info.id),
    kind: "prompt",
    text: words.find((text) => text.value.chars > 0) ?? words[0] ?? null,
    files: parts.filter(({ content }) => content.kind === "file").length,
    mentionedAgents: parts.flatMap(({ content }) =>
      content.kind === "agent" && content.name !== null ? [content.name] : [],
    ),
  };
}

/** What the host wrote under the user's role; null for a person's part, which the prompt already holds. */
function hostEvent(part: PartDigest, message: MessageDigest, hasPerson: boolean): Draft | null {
  const { content } = part;
  if (content.kind === "text" && content.isByHost) {
    // A notice is a message of its own. Beside a person's words its envelope only names a child.
    if (content.notice !== null && !hasPerson) return notice(part, content.notice, message);
    return synthetic(part, content, message);
  }
  if (content.kind === "compaction") return compaction(part, content.auto, message);
  if (content.kind === "tool") return content.event;
  return content.kind === "unread" ? unreadPart(part, content.type, message.info) : null;
}

function notice(part: PartDigest, said: NoticeDigest, { info }: MessageDigest): NoticeEvent {
  return {
    ...draftHead(part.place, info.created, info.id),
    kind: "notice",
    about: "subagent",
    origin: null,
    agent: null,
    exit: null,
    ...said,
  };
}

function synthetic(part: PartDigest, content: TextDigest, { info }: MessageDigest): SyntheticEvent {
  return {
    ...draftHead(part.place, info.created, info.id),
    kind: "synthetic",
    text: content.text,
    description: null,
    envelopeChild: content.notice?.subject ?? null,
    isRedacted: content.isRedacted,
  };
}

type CompactionContent = Extract<PartContent, { kind: "compaction" }>;

/** The host records only whether it began by itself; the words are those of the 2.x row. */
function compaction(
  part: PartDigest,
  auto: CompactionContent["auto"],
  { info }: MessageDigest,
): CompactionEvent {
  return {
    ...draftHead(part.place, info.created, info.id),
    kind: "compaction",
    status: null,
    reason: auto === null ? null : { value: auto.value ? "auto" : "manual", at: auto.at },
    isUserMessage: true,
  };
}
