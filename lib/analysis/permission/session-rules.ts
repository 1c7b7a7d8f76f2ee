// The rule set of each session, ready to be asked. A session without rules of its own has an empty one.

import type { SessionId } from "../../model/ids.ts";
import type { SessionRecord, SessionRule } from "../../model/session-log.ts";
import { type RuleSet, ruleSet } from "../../rules/rule-set.ts";
import { ruleSetting } from "../../rules/setting.ts";
import type { SessionSource } from "../session-source.ts";

export type SessionRules = ReadonlyMap<SessionId, RuleSet<SessionRule>>;

export function sessionRules(sources: readonly SessionSource[]): SessionRules {
  return new Map(
    sources.map(({ id, format, record }) => [
      id,
      ruleSet(
        record.rules,
        ruleSetting(format, record.directory?.value ?? null, rootOf(record)),
        record.unreadRules,
      ),
    ]),
  );
}

/** The project's root, where all rows that name one name the same. */
export function rootOf({ roots }: Pick<SessionRecord, "roots">): string | null {
  const [first, ...others] = roots;
  return others.length === 0 ? (first?.value ?? null) : null;
}
