// The schemas accept what the host writes, and judge each difference where it stands.

import { expect, test } from "vitest";
import { isJsonObject } from "@/lib/base/json.ts";
import { sessionExport } from "@/lib/formats/opencode-1/schema.ts";
import { part, partSchemas } from "@/lib/formats/opencode-1/schema-parts.ts";
import { fixtureValue } from "./fixture.ts";

test.each([
  "1.18.33/background-tasks.json",
  "1.18.33/foreground-tasks.json",
  "1.18.33/shell-and-subtask.json",
  "1.18.33/user-rows.json",
  "1.18.33/questions-and-refusals.json",
  "1.18.33/aborted.json",
  "1.18.33/sanitized.json",
])("%s is what the schema describes", (name) => {
  expect(sessionExport.safeParse(fixtureValue(name)).error?.issues ?? []).toEqual([]);
});

test("unknown keys are kept at every level", () => {
  const planted = {
    type: "step-start",
    id: "prt_1",
    sessionID: "ses_1",
    messageID: "msg_1",
    planted: { deep: 1 },
  };
  const parsed: unknown = part.parse(planted);
  expect(parsed).toEqual(planted);
});

test.each(Object.keys(partSchemas))("a part of type %s must say whose it is", (type) => {
  const verdict = part.safeParse({ type });
  const missing = verdict.success ? [] : verdict.error.issues.map((issue) => issue.path.join("/"));
  expect(missing).toEqual(expect.arrayContaining(["id", "sessionID", "messageID"]));
});

test("a type that is not known is no part", () => {
  expect(part.safeParse({ type: "hologram" }).success).toBe(false);
  expect(isJsonObject(partSchemas)).toBe(true);
});
