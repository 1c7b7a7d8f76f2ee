// What a host is taken to offer by itself: only of versions whose registry is known, and of the tools that a model is sent only some
// of, only those. Sources: the program of 2.0.16 and the source of the tool `patch`, one commit.

import { expect, test } from "vitest";
import type { Json, JsonObject } from "@/lib/base/json.ts";
import { isKnown } from "@/lib/model/claim.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { at, prompt, session } from "@/tests/scenario/rows-2.ts";
import { agentSwitch, asked, calling, reachOf, surface, unknownTool } from "@/tests/scenario/surfaces.ts";

const lead = (...rows: readonly Json[]) => analysed(session("ses_lead", [prompt(1), ...rows]));

const of = (model: string, row: JsonObject): JsonObject => asked(row, { model });

const SENT = 'inferred "direct" by offered-by-model at direct';
const OUT = 'inferred "removed-from-request" by offered-by-model at direct';

/** What only 2.0.17 and later write. */
const LATER_IDLE = {
  id: "msg_later",
  type: "idle",
  time: { created: at(50) },
  outcome: "failed",
  error: { type: "unknown", message: "gone" },
};

test.each([
  ["sage-2", [SENT], [OUT]],
  ["gpt-5.2-codex", [OUT], [SENT]],
  ["gpt-4.1", [SENT], [OUT]],
  ["gpt-oss-120b", [SENT], [OUT]],
])("holds: offered-by-model · %s", (model, edit, patch) => {
  const analysis = lead(of(model, calling(2, "read")));
  expect(reachOf(analysis, "edit")).toEqual(edit);
  expect(reachOf(analysis, "write")).toEqual(edit);
  expect(reachOf(analysis, "patch")).toEqual(patch);
  const entry = surface(analysis).tools.find(({ tools }) => tools.includes("patch"));
  expect(
    entry && isKnown(entry.reach) ? entry.reach.grounds.map((one) => one.kind === "present" && one.says) : [],
  ).toEqual(["model"]);
});

test("must not: offered-by-model · models of both forms were asked", () => {
  const analysis = lead(of("sage-2", calling(2, "read")), of("gpt-5", calling(4, "grep")));
  for (const tool of ["edit", "write", "patch"])
    expect(reachOf(analysis, tool)).toEqual(["unknown: ambiguous at direct"]);
});

test("must not: offered-by-model · no step names a model", () => {
  const { model: _, ...unnamed } = calling(2, "read");
  expect(reachOf(lead(unnamed), "edit")).toEqual(["unknown: not recorded at direct"]);
});

test("must not: offered-by-model · a tool of the other form was carried out all the same", () => {
  const analysis = lead(of("sage-2", calling(2, "patch")));
  expect(reachOf(analysis, "patch")).toEqual(['observed "direct" by tool-call-completed at direct']);
  expect(reachOf(analysis, "edit")).toEqual(["unknown: contradicted at direct"]);
});

test("must not: offered-by-registry · no model is offered edit, write and patch by the registry alone", () => {
  const analysis = lead(of("sage-2", calling(2, "read")));
  const offered = surface(analysis).tools.filter(
    ({ reach }) => isKnown(reach) && reach.warrant === "offered-by-registry",
  );
  expect(
    offered.flatMap(({ tools }) => tools).filter((tool) => ["edit", "write", "patch"].includes(tool)),
  ).toEqual([]);
});

test("must not: offered-by-registry · the catalogue of 2.0.17 and later is not known", () => {
  const analysis = lead(calling(2, "read"), LATER_IDLE);
  expect(reachOf(analysis, "browser_click")).toEqual([]);
  expect(reachOf(analysis, "grep")).toEqual(['inferred "direct" by offered-by-registry at direct']);
});

test("the model's form is put to the test by the calls of it", () => {
  const counted = (...rows: readonly Json[]) =>
    lead(...rows).tallies.find(({ warrant }) => warrant === "offered-by-model");
  const both = [of("gpt-5", calling(2, "patch")), of("gpt-5", calling(4, "edit")), agentSwitch(6, "plan")];
  expect(counted(...both)).toMatchObject({ held: 1, failed: 1 });
  expect(counted(of("gpt-5", unknownTool(2, "edit")))).toMatchObject({ held: 0, failed: 0 });
});
