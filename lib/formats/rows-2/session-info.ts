// The session's own record: `info` of an export. A fork names its origin but is nobody's child.

import { type Cursor, isPresent, member, memberAt, type Stated, statedNumber } from "../../base/cursor.ts";
import { isJsonObject } from "../../base/json.ts";
import type { SessionId } from "../../model/ids.ts";
import { say } from "../../model/sentences.ts";
import type { SessionRecord } from "../../model/session-log.ts";
import { kindOf } from "../json-kind.ts";
import { entriesOf, type RuleEntry, ruleEntry, sessionRules } from "../session-rules.ts";
import { readModel } from "./assistant.ts";
import { judge } from "./judge.ts";
import { isRedacted, readableSession, readableText, readableTime, readableWord } from "./readable.ts";
import { placeOf, type RowReading } from "./reading.ts";
import { readTokens } from "./tokens.ts";

export function readSessionInfo(info: Cursor, reading: RowReading): SessionRecord {
  checkInfo(info, reading);
  const time = member(info, "time");
  for (const key of ["idle", "viewed", "archived"]) readableTime(time, key, reading);
  return {
    line: null,
    id: readableSession(member(info, "id"), reading),
    parent: readableSession(member(info, "parentID"), reading),
    forkOf: forkOf(info, reading),
    title: readableText(member(info, "title"), reading),
    agent: readableWord(member(info, "agent"), reading),
    model: readModel(member(info, "model"), reading),
    directory: readableWord(memberAt(info, "location", "directory"), reading),
    roots: [],
    version: readableWord(member(info, "version"), reading),
    created: isJsonObject(time.value) ? readableTime(time, "created", reading) : null,
    updated: readableTime(time, "updated", reading),
    outcome: readableWord(member(info, "outcome"), reading),
    cost: statedNumber(member(info, "cost")),
    tokens: readTokens(member(info, "tokens")),
    ...sessionRules(readRules(info, reading)),
    revert: readableWord(memberAt(info, "revert", "messageID"), reading),
  };
}

function checkInfo(info: Cursor, reading: RowReading): void {
  if (info.value === undefined) return;
  if (isJsonObject(info.value)) {
    judge(reading.schemas.info, info, "session", reading);
    isRedacted(member(info, "metadata"), reading);
    if (isPresent(memberAt(info, "location", "workspaceID"))) reading.marks.workspace = true;
    return;
  }
  const told = say("info-is", { kind: kindOf(info.value) });
  reading.problems.add("malformed-item", told, placeOf(info, reading));
}

function forkOf(info: Cursor, reading: RowReading): Stated<SessionId> | null {
  return (
    readableSession(memberAt(info, "fork", "sessionID"), reading) ??
    readableSession(memberAt(info, "metadata", "fork", "sessionID"), reading)
  );
}

/**
 * The session's rules in recorded order. A session that was migrated may keep those of 1.x, where `action` is the effect.
 * Where it states both lists, how the two follow on one another is not known: the older list is one entry that may decide.
 */
function readRules(info: Cursor, reading: RowReading): readonly RuleEntry[] {
  const own = entriesOf(member(info, "permissions"), (rule) =>
    readRule(rule, "action", "resource", "effect", reading),
  );
  const list = member(info, "permission");
  const older = entriesOf(list, (rule) => readRule(rule, "permission", "pattern", "action", reading));
  if (own.length === 0 || older.length === 0) return [...own, ...older];
  reading.problems.add("unexpected-shape", say("rules-stated-twice", {}), placeOf(list, reading));
  return [...own, { at: list.pointer, rule: null }];
}

function readRule(
  rule: Cursor,
  actionKey: string,
  resourceKey: string,
  effectKey: string,
  reading: RowReading,
): RuleEntry {
  const action = readableText(member(rule, actionKey), reading);
  const resource = readableText(member(rule, resourceKey), reading);
  const effect = readableText(member(rule, effectKey), reading);
  return ruleEntry(rule.pointer, action, resource, effect);
}
