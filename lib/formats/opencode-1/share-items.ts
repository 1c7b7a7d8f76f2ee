// The flat list that `opencode import <share url>` reads: a session, its messages and their parts as items of their own,
// in any order. Parts are put back to their message by `messageID`; an item repeated under one id replaces the earlier.

import { member, type Stated } from "../../base/cursor.ts";
import { ROOT } from "../../base/json-pointer.ts";
import type { SessionRecord } from "../../model/session-log.ts";
import { type InfoDigest, type MessageDigest, readInfo } from "./messages.ts";
import { type PartDigest, readPart } from "./parts.ts";
import { nameAt, type Reading, type Spot } from "./reading.ts";
import { readSessionRecord } from "./session-record.ts";

export interface ShareItems {
  item(spot: Spot): void;
  readonly sessions: () => readonly SessionRecord[];
  readonly messages: () => readonly MessageDigest[];
}

interface Group {
  info: InfoDigest | null;
  session: Stated<string> | null;
  readonly parts: PartDigest[];
}

export function shareItems(reading: Reading): ShareItems {
  const sessions = new Map<string, SessionRecord>();
  const groups = new Map<string, Group>();

  const groupOf = (id: string): Group => {
    const known = groups.get(id);
    if (known) return known;
    const made: Group = { info: null, session: null, parts: [] };
    groups.set(id, made);
    return made;
  };

  return {
    item(spot) {
      const data = member(spot.cursor, "data");
      const inside: Spot = { ...spot, cursor: data };
      const type = member(spot.cursor, "type");
      type.node.isRead = true;
      if (type.value === "session") {
        const record = readSessionRecord(inside, reading);
        if (record !== null) sessions.set(record.id?.value ?? "", record);
      } else if (type.value === "message") {
        const info = readInfo(inside, { pointer: data.pointer, line: spot.line, row: spot.row }, reading);
        groupOf(info.id?.value ?? data.pointer).info = info;
      } else if (type.value === "part") {
        const message = nameAt(member(data, "messageID"), reading);
        const group = groupOf(message?.value ?? data.pointer);
        group.session ??= nameAt(member(data, "sessionID"), reading);
        put(group.parts, readPart(inside, reading));
      }
    },
    sessions: () => [...sessions.values()],
    messages: () => [...groups.values()].map(messageOf),
  };
}

function put(parts: PartDigest[], part: PartDigest): void {
  const same = part.id === null ? -1 : parts.findIndex((known) => known.id === part.id);
  if (same < 0) parts.push(part);
  else parts[same] = part;
}

/** Parts whose message is not in the payload still count: calls are calls. */
function messageOf({ info, session, parts }: Group): MessageDigest {
  if (info !== null) return { info: info.session === null ? { ...info, session } : info, parts };
  const place = parts[0]?.place ?? { pointer: ROOT, line: null, row: 0 };
  return {
    info: { place, id: null, session, role: null, roleWord: null, created: null, step: null },
    parts,
  };
}
