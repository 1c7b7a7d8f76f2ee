// A list of rules made ready to be asked many times: patterns compiled once, in the order in which they are recorded.
// Rules of the project, the agent and saved answers are not in an export, so a set says what these rules say and no more.

import type { Effect } from "../model/call-records.ts";
import type { OpenBecause } from "../model/rule-words.ts";
import { isAbsolutePath, resolvePath } from "./paths.ts";
import type { RuleSetting } from "./setting.ts";
import { compileWildcard, foldForWildcard, type Matcher } from "./wildcard.ts";

/** A rule in one spelling for all hosts. `effect` is the word as recorded. */
export interface GivenRule {
  readonly action: string;
  readonly resource: string;
  readonly effect: string;
}

export interface ReadyRule<Rule extends GivenRule = GivenRule> {
  readonly rule: Rule;
  readonly matchesAction: Matcher;
  readonly matchesResource: Matcher;
  /** Its pattern names a place from the root: 2.x holds it against the whole path of a file. */
  readonly isAbsolute: boolean;
}

export interface RuleSet<Rule extends GivenRule = GivenRule> {
  readonly setting: RuleSetting;
  readonly rules: readonly ReadyRule<Rule>[];
  /** How many rules stand before each entry that could not be read: such an entry might match anything. */
  readonly unread: ReadonlySet<number>;
  /** The same rules as Windows would hold them, where the file does not show the system; else null. */
  readonly onWindows: RuleSet<Rule> | null;
}

/** What is asked: one action on one resource. */
export interface RuleQuestion {
  readonly action: string;
  readonly resource: string;
}

export type Decided<Rule extends GivenRule = GivenRule> =
  | { readonly by: "rule"; readonly index: number; readonly rule: Rule }
  /** No rule matches: the host asks. */
  | { readonly by: "default" }
  /** An entry that could not be read stands after every rule that matches. `before`: so many rules stand before it. */
  | { readonly by: "unread"; readonly before: number }
  /** What it depends on is not in the file. `among`: those of which one may be it. */
  | { readonly by: "open"; readonly because: OpenBecause; readonly among: readonly RuleAt<Rule>[] };

export interface RuleAt<Rule extends GivenRule = GivenRule> {
  readonly index: number;
  readonly rule: Rule;
}

export interface Verdict<Rule extends GivenRule = GivenRule> {
  /** null: the deciding rule's word is none of the three, an entry that is not read may decide, or it is open. */
  readonly effect: Effect | null;
  readonly decided: Decided<Rule>;
}

export function ruleSet<Rule extends GivenRule>(
  rules: readonly Rule[],
  setting: RuleSetting,
  unread: readonly { readonly before: number }[] = [],
): RuleSet<Rule> {
  const isSystemShown = setting.paths !== null;
  return {
    setting,
    onWindows: isSystemShown ? null : ruleSet(rules, { ...setting, paths: "windows" }, unread),
    unread: new Set(unread.map(({ before }) => before)),
    rules: rules.map((rule) => ({
      rule,
      matchesAction: compileWildcard(rule.action, setting.paths),
      matchesResource: compileWildcard(rule.resource, setting.paths),
      isAbsolute: isAbsolutePath(rule.resource.replaceAll("\\", "/"), setting.paths ?? "posix"),
    })),
  };
}

/** The last rule whose action and resource both match decides; none means ask. */
export function decide<Rule extends GivenRule>(set: RuleSet<Rule>, question: RuleQuestion): Verdict<Rule> {
  const asked = foldQuestion(set.setting, question);
  for (let index = set.rules.length - 1; index >= 0; index -= 1) {
    if (set.unread.has(index + 1)) return unreadAfter(index + 1);
    const ready = set.rules[index];
    if (ready?.matchesAction(asked.action) && ready.matchesResource(targetFor(ready, asked)))
      return { effect: effectWord(ready.rule.effect), decided: { by: "rule", index, rule: ready.rule } };
  }
  return unmatched(set);
}

/** What is said where no rule matches. */
export function unmatched({ unread }: RuleSet): Verdict<never> {
  return unread.has(0) ? unreadAfter(0) : { effect: "ask", decided: { by: "default" } };
}

export function unreadAfter(before: number): Verdict<never> {
  return { effect: null, decided: { by: "unread", before } };
}

export interface FoldedQuestion {
  readonly action: string;
  readonly resource: string;
  /** The whole path of a relative file, for rules that name places from the root; null when there is none. */
  readonly whole: string | null;
}

export function foldQuestion(setting: RuleSetting, { action, resource }: RuleQuestion): FoldedQuestion {
  const whole = wholePath(setting, action, resource);
  return {
    action: foldForWildcard(action, setting.paths),
    resource: foldForWildcard(resource, setting.paths),
    whole: whole === null ? null : foldForWildcard(whole, setting.paths),
  };
}

export function targetFor(ready: ReadyRule, asked: FoldedQuestion): string {
  return ready.isAbsolute && asked.whole !== null ? asked.whole : asked.resource;
}

/** 2.x alone, for `read` and `edit` (packages/core/src/permission.ts@025dd44). */
export function wholePath(
  { host, paths, directory }: RuleSetting,
  action: string,
  resource: string,
): string | null {
  if (host !== "opencode-2" || directory === null || paths === null) return null;
  if ((action !== "read" && action !== "edit") || isAbsolutePath(resource, paths)) return null;
  return resolvePath(directory, resource, paths);
}

export function effectWord(word: string): Effect | null {
  return word === "allow" || word === "ask" || word === "deny" ? word : null;
}
