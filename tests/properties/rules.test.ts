// Laws of rule sets, over rules and questions that nobody thought of.

import fc from "fast-check";
import { expect, test } from "vitest";
import { evaluate } from "@/lib/rules/evaluate.ts";
import { decideOpenly } from "@/lib/rules/open-question.ts";
import { decide, ruleSet } from "@/lib/rules/rule-set.ts";
import { ruleSetting } from "@/lib/rules/setting.ts";
import { matchesWildcard } from "@/lib/rules/wildcard.ts";

const piece = fc.constantFrom("*", "?", "a", "A", "git ", " ", "/", "\\", "src", "中", "😀", ".", "(", "\n");
const pattern = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
const text = pattern.map((given) => given.replaceAll(/[*?]/g, "x"));
const rule = fc.record({
  action: fc.oneof(fc.constantFrom("*", "shell", "edit", "read"), pattern),
  resource: pattern,
  effect: fc.constantFrom("allow", "ask", "deny"),
});
const rules = fc.array(rule, { maxLength: 12 });
const question = fc.record({
  action: fc.oneof(fc.constantFrom("shell", "edit", "read"), text),
  resource: text,
});
const setting = fc
  .record({
    host: fc.constantFrom("opencode-1", "opencode-2", "opencode-2-preview"),
    directory: fc.constantFrom("/p/q", "C:\\p\\q", "p", null),
  })
  .map(({ host, directory }) => ruleSetting(host, directory));

test("a rule that matches nothing changes nothing", () => {
  fc.assert(
    fc.property(rules, fc.nat(12), question, setting, (given, place, asked, where) => {
      const at = Math.min(place, given.length);
      const deaf = { action: "nobody asks this", resource: "*", effect: "deny" } as const;
      const more = ruleSet(given.toSpliced(at, 0, deaf), where);
      const before = decide(ruleSet(given, where), asked);
      const after = decide(more, asked);
      expect(after.effect).toBe(before.effect);
      if (before.decided.by === "rule") {
        const index = before.decided.index;
        expect(after.decided).toMatchObject({ by: "rule", index: index >= at ? index + 1 : index });
      } else expect(after.decided).toEqual({ by: "default" });
    }),
  );
});

test("the last match decides", () => {
  fc.assert(
    fc.property(rules, question, setting, rule, (given, asked, where, last) => {
      const own = { action: "*", resource: "*", effect: last.effect };
      const verdict = decide(ruleSet([...given, own], where), asked);
      expect(verdict).toMatchObject({
        effect: last.effect,
        decided: { by: "rule", index: given.length },
      });
    }),
  );
});

test("rules before the one that decided may be anything", () => {
  fc.assert(
    fc.property(rules, rules, question, setting, (given, other, asked, where) => {
      const verdict = decide(ruleSet(given, where), asked);
      if (verdict.decided.by !== "rule") return;
      const kept = given.slice(verdict.decided.index);
      expect(decide(ruleSet([...other, ...kept], where), asked).effect).toBe(verdict.effect);
    }),
  );
});

test("the trace's verdict is the evaluation's, and each trial says what its halves say", () => {
  fc.assert(
    fc.property(rules, question, setting, (given, asked, where) => {
      const set = ruleSet(given, where);
      const { effect, decided, trace } = evaluate(set, asked);
      expect({ effect, decided }).toEqual(decideOpenly(set, asked, false));
      if (decided.by === "open") return;
      const matching = trace.filter(({ outcome }) => outcome !== "no-match");
      expect(matching.map(({ outcome }) => outcome)).toEqual(
        matching.map((_, index) => (index === matching.length - 1 ? "decides" : "overruled")),
      );
      expect(matching.at(-1)?.index ?? null).toBe(decided.by === "rule" ? decided.index : null);
      for (const trial of trace)
        expect(trial.outcome !== "no-match").toBe(trial.actionMiss === null && trial.resourceMiss === null);
    }),
  );
});

test("a pattern matches what the host's expression matches", () => {
  fc.assert(
    fc.property(pattern, text, fc.boolean(), (given, subject, isWindows) => {
      const slashed = given.replaceAll("\\", "/").replaceAll(/[.+^${}()|[\]]/g, "\\$&");
      const body = slashed.replaceAll("*", ".*").replaceAll("?", ".");
      const spelt = body.endsWith(" .*") ? `${body.slice(0, -3)}(?: .*)?` : body;
      const said = new RegExp(`^${spelt}$`, isWindows ? "si" : "s").test(subject.replaceAll("\\", "/"));
      expect(matchesWildcard(given, subject, isWindows ? "windows" : "posix")).toBe(said);
    }),
    { numRuns: 2_000 },
  );
});

test("an entry that is not read leaves no word where it stands after the last match, and changes none before it", () => {
  fc.assert(
    fc.property(rules, fc.nat(12), question, setting, (given, place, asked, where) => {
      const before = Math.min(place, given.length);
      const plain = decide(ruleSet(given, where), asked);
      const { effect, decided } = decide(ruleSet(given, where, [{ before }]), asked);
      if (plain.decided.by === "rule" && plain.decided.index >= before)
        expect({ effect, decided }).toEqual(plain);
      else expect({ effect, decided }).toEqual({ effect: null, decided: { by: "unread", before } });
    }),
  );
});

test("a path that is seen from nobody knows where gets no other word than every resource would", () => {
  fc.assert(
    fc.property(
      rules,
      fc.array(fc.nat(12), { maxLength: 2 }),
      question,
      text,
      setting,
      (given, unread, asked, other, where) => {
        const set = ruleSet(
          given,
          where,
          unread.map((before) => ({ before: Math.min(before, given.length) })),
        );
        const { effect } = decideOpenly(set, asked, true);
        if (effect !== null) expect(decide(set, { ...asked, resource: other }).effect).toBe(effect);
      },
    ),
  );
});
