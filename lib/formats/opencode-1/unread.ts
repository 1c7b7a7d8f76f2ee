// What could not be read stays in the log as an event of its own, so that nothing is lost silently.

import type { UnreadEvent } from "../../model/event.ts";
import { draftHead } from "./draft.ts";
import type { InfoDigest } from "./messages.ts";
import type { PartDigest, PartPlace } from "./parts.ts";

export function unreadPart(part: PartDigest, type: string | null, info: InfoDigest): UnreadEvent {
  return { ...draftHead(part.place, info.created, info.id), kind: "unread", type };
}

export function unreadRow(
  place: PartPlace,
  type: string | null,
  info: InfoDigest | null = null,
): UnreadEvent {
  return { ...draftHead(place, info?.created ?? null, info?.id ?? null), kind: "unread", type };
}
