// Which moments stand against each other: the wanted ones wherever they stand, and the lead and child of the shown session.

import { expect, test } from "vitest";
import type { SessionId } from "@/lib/model/ids.ts";
import { choicesOf, leadAndChild, MOST_CHOICES, momentsOf, sidesOf } from "@/lib/surface/moments.ts";
import { toolsModel } from "@/lib/surface/tools-model.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import { calling, unknownTool } from "@/tests/scenario/surfaces.ts";

const child = (id: string, parent: string) => session(id, [prompt(1), calling(2, "read")], { parent });
const family = analysed(
  session("ses_a", [prompt(1), calling(2, "read")]),
  child("ses_a1", "ses_a"),
  session("ses_b", [prompt(1), calling(2, "read")]),
  child("ses_b1", "ses_b"),
);
const model = toolsModel(family);

function idOf(name: string): SessionId {
  const found = model.find(({ session: id }) => id === name);
  if (found === undefined) throw new Error(`no session ${name}`);
  return found.session;
}

test.each([
  ["ses_b", "ses_b/tools", "ses_b1/tools"],
  ["ses_b1", "ses_b/tools", "ses_b1/tools"],
  ["ses_a", "ses_a/tools", "ses_a1/tools"],
])("the pair of %s is its own, with the claim that joins them", (shown, lead, second) => {
  const pair = leadAndChild(model, family.sessions, idOf(shown));
  expect([pair?.lead, pair?.child]).toEqual([lead, second]);
  expect(pair?.parent.standing).toBe("observed");
});

test("of a session without a lead or a child the first pair of the view stands there, and of none no pair", () => {
  const alone = analysed(session("ses_a", [prompt(1), calling(2, "read")]));
  const [only] = toolsModel(alone);
  if (only === undefined) throw new Error("no session");
  expect(leadAndChild([only], alone.sessions, only.session)).toBeNull();
  expect(sidesOf(momentsOf([only]), only.session, { left: null, right: null }, null)).toBeNull();
});

test("a moment beyond the list is found, is listed when it is chosen, and the rest is counted", () => {
  const rows = Array.from({ length: MOST_CHOICES + 20 }, (_, index) =>
    index % 2 === 0 ? calling(2 + index, "mcp_a") : unknownTool(2 + index, "mcp_a"),
  );
  const long = toolsModel(analysed(session("ses_long", [prompt(1), ...rows])));
  const moments = momentsOf(long);
  const [first] = moments;
  const far = moments.at(-1);
  if (first === undefined || far === undefined) throw new Error("no moments");
  const sides = sidesOf(moments, first.session, { left: far.id, right: first.id }, null);
  expect(sides?.map(({ id }) => id)).toEqual([far.id, first.id]);
  expect(choicesOf(moments, [first]).leftOut).toBe(moments.length - MOST_CHOICES);
  const { listed, leftOut } = choicesOf(moments, [far, first]);
  expect(listed.at(-1)?.id).toBe(far.id);
  expect(leftOut).toBe(moments.length - MOST_CHOICES - 1);
});
