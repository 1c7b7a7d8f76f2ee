// The report's section of tools: what is stated of each surface, with what is only inferred in parts that the switch takes out.

import { expect, test } from "vitest";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import { agentSwitch, asked, calling, unknownTool } from "@/tests/scenario/surfaces.ts";
import { pageFrom } from "./reported.ts";

const RULES = [{ action: "tm_browser", resource: "*", effect: "deny" }];
const ROWS = [
  prompt(1),
  calling(2, "shell"),
  agentSwitch(4, "plan"),
  asked(unknownTool(5, "shell"), { agent: "plan" }),
  asked(calling(6, "grep"), { agent: "plan" }),
];

/** The section as text, without what the switch takes out. */
function shownText(page: string): string {
  const [, section = ""] = /<section id="tools">([\s\S]*?)<\/section>/.exec(page) ?? [];
  let bare = section;
  for (let before = ""; before !== bare; ) {
    before = bare;
    bare = bare.replace(
      /<(div|small|span|a)\b[^>]*class="[^"]*\b(?:inf|v i)\b[^"]*"[^>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/g,
      "",
    );
  }
  return bare.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
}

test("each surface stands with what opened it, and what is known to differ from the one before", () => {
  const text = shownText(pageFrom([session("ses_lead", ROWS)]));
  expect(text).toContain("Moment 2");
  expect(text).toContain("agent switch plan");
  expect(text).toMatch(/shell direct , observed → absent , observed/);
  expect(text).toMatch(/grep direct , observed/);
});

test("what the registry or a rule suggests is in parts that the switch takes out", () => {
  const page = pageFrom([session("ses_lead", ROWS, { rules: RULES })]);
  expect(page).toContain("browser_tabs_list");
  expect(page).toContain("Denied, yet reachable");
  const text = shownText(page);
  expect(text).not.toContain("browser_tabs_list");
  expect(text).not.toContain("tm_browser");
});

test("a report in Chinese says it in Chinese", () => {
  const page = pageFrom([session("ses_lead", ROWS)], { language: "zh" });
  expect(page).toContain("导出文件不含工具定义");
  expect(page).toContain("agent 切换");
});
