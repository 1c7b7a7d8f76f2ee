// How claims about surfaces are said, in every language: whom they are about, and their values as words.

import { expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import type { Claim } from "@/lib/model/claim.ts";
import { claimsIn } from "@/lib/model/claim-index.ts";
import { sentenceOf, sentenceText } from "@/lib/words/claim-sentence.ts";
import type { Clock } from "@/lib/words/clock.ts";
import { en } from "@/lib/words/en/index.ts";
import { subjectOf } from "@/lib/words/subject-of.ts";
import { zh } from "@/lib/words/zh/index.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import { agentSwitch, calling, executing, unknownTool } from "@/tests/scenario/surfaces.ts";

const CLOCK: Clock = { zone: "utc", offsetAt: () => 0, start: null };

const view = analysed(
  session(
    "ses_lead",
    [
      prompt(1),
      calling(2, "read"),
      executing(3, { "a.b": "error" }),
      agentSwitch(4, "plan"),
      unknownTool(6, "read"),
      unknownTool(8, "glob"),
    ],
    {
      rules: [
        { action: "tm_browser", resource: "*", effect: "deny" },
        { action: "glob", resource: "*", effect: "deny" },
      ],
    },
  ),
);

function said(claim: Claim<Json>, words: typeof en | typeof zh): string {
  if (claim.standing === "hidden") return "";
  const subject = subjectOf(claim.id, view, words.claim);
  return sentenceText(sentenceOf(claim, subject, "how", words.claim, CLOCK), subject, claim.standing);
}

const claims = claimsIn([view.toolSurfaces, view.deniedYetReachable]);

function sentence(end: string, words: typeof en | typeof zh): string {
  const claim = claims.find(({ id }) => id.endsWith(end));
  if (claim === undefined) throw new Error(`no claim ${end}`);
  return said(claim, words);
}

test("a statement names its tools and says its reach as a word", () => {
  expect(sentence("/tools/direct:read/reach", en)).toMatch(/^The reach of read under this surface: direct/);
  expect(sentence("/tools/direct:read/reach", zh)).toContain("read 的到达方式：直接");
  expect(sentence("/registry-execute/reach", en)).toMatch(/and 47 more under this surface: inside execute/);
  expect(sentence("rule-0/removedBy", en)).toMatch(/stands at \/info\/permissions\/0/);
});

test("what cannot be known is asked in a sentence of its own", () => {
  expect(sentence("ses_lead/tools/others", en)).toContain("a tool that is not named for Session ses_lead");
  expect(sentence("execute:a_b/reach", en)).toContain("the reach of a_b");
});

test("a change, a presumption and an open door are said with their names", () => {
  expect(sentence("/tools/changes", en)).toMatch(/differs from what was known before: read/);
  expect(sentence("/tools/continues", en)).toMatch(/What was known of the surface before goes on/);
  expect(sentence("/open", en)).toMatch(
    /^tm_browser is denied, and this action of the host stays open: browser/,
  );
});

test.each([
  ["English", en],
  ["Chinese", zh],
])("no claim of a surface falls back to the name of its property in %s", (_, words) => {
  const raw = claims.map((claim) => said(claim, words)).filter((text) => /undefined|\[object|\{"/.test(text));
  expect(raw).toEqual([]);
  const subjects = claims.map(({ id }) => subjectOf(id, view, words.claim).kind);
  expect([...new Set(subjects)].toSorted()).toEqual(["deniedDoor", "reach", "toolSurface"]);
});

// The last rule for the host's action may deny a part of it: that no rule denies it is more than was looked at.
test("denied yet reachable says that nothing takes the tools away, not that nothing denies them", () => {
  const rules = [
    { action: "tm_browser", resource: "*", effect: "deny" },
    { action: "browser", resource: "https://*", effect: "deny" },
  ];
  const [door] = analysed(session("ses_lead", [prompt(1)], { rules })).deniedYetReachable;
  if (door === undefined) throw new Error("no door");
  for (const words of [en, zh]) {
    const texts = [
      said(door.open, words),
      words.tools.deniedNote,
      words.claim.warrants["plugin-door-denied"].because,
    ];
    expect(texts.join(" ")).not.toMatch(/no rule of th|no rule names|没有规则拒绝|没有规则提到/);
  }
});
