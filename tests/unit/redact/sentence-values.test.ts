// Values of sentences: numbers and ids stay, names of files become numbered documents, what a person may have written goes.

import { expect, test } from "vitest";
import { say } from "@/lib/model/sentences.ts";
import type { FreeTextKind } from "@/lib/model/session-report.ts";
import { FREE_TEXT_KINDS } from "@/lib/model/session-report.ts";
import { pseudonyms } from "@/lib/redact/pseudonyms.ts";
import { seenNothing } from "@/lib/redact/redact-text.ts";
import { removalLog } from "@/lib/redact/removal-log.ts";
import { redactValues } from "@/lib/redact/sentence-values.ts";

function shown(
  sentence: { readonly says: string; readonly values: object },
  kinds: readonly FreeTextKind[] = [],
) {
  const state = {
    include: new Set(kinds),
    isRedacted: false,
    names: pseudonyms(),
    log: removalLog(),
    at: [],
    seen: seenNothing(),
  };
  return redactValues(sentence.values, sentence, state);
}

test("numbers, places and ids of a sentence stay, its free text is dropped", () => {
  const excerpt = say("text-before", { count: 12, from: 0, to: 12, excerpt: '"the secret plan"' });
  expect(shown(excerpt)).toEqual({ count: 12, from: 0, to: 12, excerpt: null });
  expect(shown(excerpt, FREE_TEXT_KINDS)).toEqual(excerpt.values);
  const odd = say("field-holds", { field: "time.created", record: "message", value: '"soon"' });
  expect(shown(odd)).toEqual({ field: "time.created", record: "message", value: null });
});

test("a known word stays, another is dropped", () => {
  expect(shown(say("call-in-state", { tool: "bash", state: "timeout" }))).toEqual({
    tool: "bash",
    state: "timeout",
  });
  expect(shown(say("call-in-state", { tool: "bash", state: "quarantined by Sam" }))).toEqual({
    tool: "bash",
    state: null,
  });
});

test("names of files are numbered, also in lists and in clauses within", () => {
  const several = say("session-in-several", {
    session: "ses_a1",
    count: 2,
    names: ["my plan.json", "b.json"],
  });
  expect(shown(several)).toEqual({
    session: "ses_a1",
    count: 2,
    names: ["⟦document:1.json⟧", "⟦document:2.json⟧"],
  });
  const refused = say("no-session-read", {
    name: "my plan.json",
    reasons: [{ format: "opencode-1", says: "early-text-id", values: { id: "Dear diary: today" } }],
  });
  expect(JSON.stringify(shown(refused))).not.toMatch(/plan|diary/);
});

test("a sentence that nobody knows keeps no text", () => {
  expect(shown({ says: "of-another-version", values: { count: 3, name: "my plan" } })).toEqual({
    count: 3,
    name: null,
  });
});
