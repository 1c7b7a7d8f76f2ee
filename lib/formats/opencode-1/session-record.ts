// The session's own record: `info` of an export, or the `session` item of a share payload. 1.x names its host here, and
// its directory; it has no link from a fork to its origin.

import { type Cursor, member, type Stated, statedNumber } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import type { SessionId } from "../../model/ids.ts";
import { say } from "../../model/sentences.ts";
import type { SessionRecord } from "../../model/session-log.ts";
import { entriesOf, type RuleEntry, ruleEntry, sessionRules } from "../session-rules.ts";
import { judge } from "./judge.ts";
import { checkTime, nameAt, type Reading, type Spot, shown, textAt, timeAt } from "./reading.ts";
import { sessionInfo } from "./schema.ts";
import { brandedSession } from "./session-id.ts";
import { readTokens } from "./tokens.ts";

/** A session of which the document holds rows but no record. */
export function unrecordedSession(id: Stated<SessionId> | null, line: number | null): SessionRecord {
  return {
    line,
    id,
    parent: null,
    forkOf: null,
    title: null,
    agent: null,
    model: null,
    directory: null,
    roots: [],
    version: null,
    created: null,
    updated: null,
    outcome: null,
    cost: null,
    tokens: null,
    rules: [],
    unreadRules: [],
    revert: null,
  };
}

/** Reads the record at `info`; null when there is none. */
export function readSessionRecord(info: Spot, reading: Reading): SessionRecord | null {
  const { cursor } = info;
  if (cursor.value === undefined) return null;
  if (!isJsonObject(cursor.value)) {
    reading.problems.add(
      "malformed-item",
      say("session-record-is", { place: cursor.pointer, value: shown(cursor.value) }),
      { at: cursor.pointer, line: info.line },
      "messages-read-record-lost",
    );
    return null;
  }
  judge(sessionInfo, info, reading);
  const time = member(cursor, "time");
  checkTime(time, "compacting", info, reading);
  checkTime(time, "archived", info, reading);
  return {
    ...unrecordedSession(brandedSession(nameAt(member(cursor, "id"), reading)), info.line),
    parent: brandedSession(nameAt(member(cursor, "parentID"), reading)),
    title: textAt(member(cursor, "title"), reading),
    agent: nameAt(member(cursor, "agent"), reading),
    model: nameAt(member(member(cursor, "model"), "id"), reading),
    directory: textAt(member(cursor, "directory"), reading),
    version: nameAt(member(cursor, "version"), reading),
    created: timeAt(time, "created", info, reading),
    updated: timeAt(time, "updated", info, reading),
    cost: statedNumber(member(cursor, "cost")),
    tokens: readTokens(member(cursor, "tokens")),
    ...sessionRules(readRules(member(cursor, "permission"), reading)),
    revert: nameAt(member(member(cursor, "revert"), "messageID"), reading),
  };
}

/** The session's ruleset. 1.x calls the effect `action` and the action `permission`. */
function readRules(list: Cursor, reading: Reading): readonly RuleEntry[] {
  return entriesOf(list, (rule) => {
    const action = textAt(member(rule, "permission"), reading);
    const resource = textAt(member(rule, "pattern"), reading);
    const effect = textAt(member(rule, "action"), reading);
    return ruleEntry(rule.pointer, action, resource, effect);
  });
}
