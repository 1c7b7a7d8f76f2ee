// Surfaces after redaction: names of tools that read like names stay, others get a number; ids keep the words that we made.

import { expect, test } from "vitest";
import { DEFAULT_POLICY } from "@/lib/redact/policy.ts";
import { redact } from "@/lib/redact/redact.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import { agentSwitch, calling } from "@/tests/scenario/surfaces.ts";

const rows = [
  prompt(1),
  calling(2, "mcp_find"),
  calling(3, "tool for John Doe, 1 High Street"),
  agentSwitch(4, "plan"),
  calling(5, "grep"),
];

test("a tool's name stays where it reads like one, and nobody's words stay anywhere", () => {
  const { analysis } = redact(analysed(session("ses_lead", rows)), DEFAULT_POLICY);
  const text = JSON.stringify(analysis.toolSurfaces);
  expect(text).toContain("mcp_find");
  expect(text).not.toContain("John");
});

test("ids of surfaces and statements keep our own words, so that they can still be named", () => {
  const { analysis } = redact(analysed(session("ses_lead", rows)), DEFAULT_POLICY);
  const [first, second] = analysis.toolSurfaces;
  expect(first?.others.id).toBe("ses_lead/tools/others");
  expect(first?.tools.map(({ reach }) => reach.id.split("/").at(-1))).toEqual(
    first?.tools.map(() => "reach"),
  );
  expect(second?.continues?.id.endsWith("/tools/continues")).toBe(true);
});
