// An OpenCode 2 lead with two background children. One child is loaded and answered after the lead had gone idle; the
// other never answers and is not here. The loaded child left a background child of its own behind.
//
//   lead       ▸▸ steps ─ denied ─ ▮idle (2 open) ……9 min…… prompt ▮idle (2 open) ……10 min…… ▼reviewer ▮idle (1 open)
//   reviewer     ─── reads, runs, ▸dispatches ──────────────────────────────────────────────▮idle
//   translator   ?

import { hostIds } from "./host-ids.mjs";
import { rowsOf, usageOf } from "./opencode-2-rows.mjs";

const START = Date.UTC(2026, 9, 14, 8, 12, 30, 418);
const MODEL = { id: "kestrel-2", providerID: "harbour", variant: "high" };
const DIRECTORY = "/home/lin/tide";
const PROJECT = "41b0c5f7d6e2a98833c10d47be5f92a60c7e1d3f";
const RULES = [
  { action: "*", resource: "*", effect: "allow" },
  { action: "shell", resource: "*", effect: "ask" },
  { action: "shell", resource: "git push*", effect: "deny" },
  { action: "edit", resource: "release/*", effect: "deny" },
];

const REVIEW = {
  as: "reviewer",
  task: "Check the tide table parser",
  prompt:
    "Read src/tide/parse.ts and its tests. Look for wrong handling of negative heights and of months with 31 days. Change nothing. Answer in at most ten lines.",
};
const TRANSLATION = {
  as: "translator",
  task: "核对中文文档",
  prompt: "对照 docs/en 与 docs/zh，列出缺少或过时的段落。不要修改文件。",
};

/** The lead's export and the reviewer's, as objects. */
export function twoBackgroundChildren() {
  const ids = hostIds(20261014);
  const lead = ids.session(START);
  const reviewer = ids.session(START + 6_240);
  const translator = ids.session(START + 6_610);
  return { lead: leadOf(ids, { lead, reviewer, translator }), reviewer: reviewerOf(ids, { lead, reviewer }) };
}

function leadOf(ids, { lead, reviewer, translator }) {
  const row = rowsOf({ ids, start: START, agent: "build", model: MODEL });
  const messages = [
    row.user(
      0,
      "We release tide 2.4 today. Have the parser reviewed and the Chinese docs checked, both in the background, and meanwhile run the tests and tag the release.\n发布前请同时核对中文文档。",
    ),
    row.step(
      [1_180, 6_980, 7_010],
      [
        row.reasoning("Two jobs that do not touch each other. Both can run while I test.", 1_240, 2_900),
        row.text("I am sending a reviewer and a translator, and start the tests."),
        row.dispatch(reviewer, REVIEW, [5_020, 6_230, 6_302]),
        row.dispatch(translator, TRANSLATION, [5_710, 6_600, 6_671]),
      ],
      { tokens: [6_412, 388, 96, 5_120] },
    ),
    row.step(
      [7_120, 9_840, 58_420],
      [
        row.call(
          "execute",
          {
            code: "const open = await tools.tracker.search({ label: 'blocker' })\nconst page = await tools.browser.open({ url: 'https://status.example' }).catch(() => null)\nreturn { blockers: open.length, status: page?.title ?? 'not reachable' }",
          },
          '{\n  "blockers": 0,\n  "status": "not reachable"\n}',
          [8_010, 8_900, 10_350],
          {
            toolCalls: [
              { tool: "tracker.search", status: "completed", input: { label: "blocker" } },
              { tool: "browser.open", status: "error", input: { url: "https://status.example" } },
            ],
          },
        ),
        row.call("shell", { command: "npm test" }, "  118 passing\n  2 skipped\n", [9_100, 9_780, 58_360], {
          status: "completed",
          exit: 0,
        }),
      ],
      { tokens: [1_904, 212, 40, 11_520] },
    ),
    row.step(
      [58_530, 61_300, 61_960],
      [
        row.text("The tests pass. Now the tag."),
        row.failedCall(
          "shell",
          { command: "git push origin v2.4.0" },
          { type: "permission.rejected", message: "Permission denied: shell" },
          [60_200, 61_110, 61_118],
        ),
        row.failedCall(
          "webfetch",
          { url: "https://registry.example/tide" },
          {
            type: "permission.rejected",
            message: "Release guard: no network access between tagging and publishing.",
          },
          [60_700, 61_190, 61_193],
        ),
      ],
      { tokens: [2_240, 174, 0, 12_800] },
    ),
    row.step(
      [62_080, 64_900, 65_020],
      [
        row.text(
          "Pushing is not allowed from here, so the tag waits for you. The reviewer and the translator are still working; I will report when they answer.",
        ),
      ],
      { finish: "stop", tokens: [1_120, 96, 0, 13_440] },
    ),
    row.idle(65_034),
    row.user(604_700, "Any news? 有进展吗？"),
    row.step(
      [605_380, 607_900, 608_040],
      [row.text("None yet: neither the reviewer nor the translator has answered. 两边都还没有回复。")],
      { finish: "stop", tokens: [640, 58, 0, 14_080] },
    ),
    row.idle(608_051),
    row.notice(1_240_120, reviewer, {
      agentName: "Reviewer",
      state: "completed",
      task: REVIEW.task,
      reply:
        "One defect. parseHeight() drops the sign when a height is written as “-0.4 m” with a non-breaking space (src/tide/parse.ts, line 88).\nMonths with 31 days are right.\nI asked a researcher for older reports of it; they had not answered when I finished.",
    }),
    row.step(
      [1_240_310, 1_243_820, 1_244_250],
      [
        row.text("The reviewer found a lost sign. I look at the line."),
        row.call(
          "read",
          { path: `${DIRECTORY}/src/tide/parse.ts` },
          '86: export function parseHeight(text: string): number {\n87:   const plain = text.replace(/\\s/g, "")\n88:   return Number.parseFloat(plain.replace(/^[-\\u00a0]+/, ""))\n89: }',
          [1_243_000, 1_243_700, 1_243_760],
        ),
      ],
      { tokens: [1_980, 120, 64, 14_720] },
    ),
    row.step(
      [1_244_400, 1_249_480, 1_249_610],
      [
        row.text(
          "Do not release yet: negative heights with a non-breaking space are read as positive (line 88). The translator has not answered.\n负数潮高会被读成正数，建议先修复再发布。",
        ),
      ],
      { finish: "stop", tokens: [1_310, 164, 0, 16_000] },
    ),
    row.idle(1_249_622),
  ];
  return {
    info: infoOf(row, messages, {
      id: lead,
      agent: "build",
      title: "Release tide 2.4 · 发布检查",
      updated: 1_249_640,
      idle: 1_249_622,
    }),
    messages,
  };
}

function reviewerOf(ids, { lead, reviewer }) {
  const row = rowsOf({ ids, start: START, agent: "reviewer", model: MODEL });
  const researcher = ids.session(START + 42_300);
  const messages = [
    row.user(6_300, `You are a subagent spawned by another session.\n${REVIEW.prompt}`),
    row.step(
      [6_810, 12_300, 12_940],
      [
        row.reasoning("First the parser, then what the tests cover.", 6_900, 8_200),
        row.call("read", { path: `${DIRECTORY}/src/tide/parse.ts` }, "(214 lines)", [10_200, 11_900, 11_960]),
        row.call(
          "grep",
          { pattern: "parseHeight", path: `${DIRECTORY}/tests` },
          "tests/parse.test.ts:41",
          [10_900, 11_950, 12_210],
        ),
      ],
      { tokens: [4_180, 190, 72, 2_560] },
    ),
    row.step(
      [13_060, 31_700, 38_520],
      [
        row.call(
          "shell",
          { command: "npm test -- parse --coverage" },
          "  31 passing\n  parse.ts  lines 97.2 %\n",
          [14_400, 31_600, 38_470],
          { status: "completed", exit: 0 },
        ),
      ],
      { tokens: [1_520, 88, 0, 6_400] },
    ),
    row.step(
      [38_640, 42_600, 42_730],
      [
        row.text("I let a researcher look for older reports while I try the edge cases."),
        row.dispatch(
          researcher,
          {
            as: "researcher",
            task: "Search older reports of lost signs",
            prompt:
              "Search the closed issues for heights that lost their sign. Answer with issue numbers only.",
          },
          [41_000, 42_290, 42_358],
        ),
      ],
      { tokens: [980, 132, 24, 7_680] },
    ),
    row.step(
      [42_860, 47_200, 1_101_350],
      [
        row.call(
          "shell",
          { command: "node scripts/try-heights.mjs --all-stations" },
          "checked 18 304 heights, 212 differ: every one has U+00A0 after the sign\n",
          [44_300, 47_150, 1_101_290],
          { status: "completed", exit: 0 },
        ),
      ],
      { tokens: [1_240, 104, 0, 8_960] },
    ),
    row.step(
      [1_101_480, 1_239_700, 1_239_860],
      [
        row.text(
          "One defect. parseHeight() drops the sign when a height is written as “-0.4 m” with a non-breaking space (src/tide/parse.ts, line 88).\nMonths with 31 days are right.\nI asked a researcher for older reports of it; they had not answered when I finished.",
        ),
      ],
      { finish: "stop", tokens: [1_460, 240, 310, 9_600] },
    ),
    row.idle(1_239_874),
  ];
  return {
    info: infoOf(row, messages, {
      id: reviewer,
      parentID: lead,
      agent: "reviewer",
      title: REVIEW.task,
      created: 6_240,
      updated: 1_239_890,
      idle: 1_239_874,
    }),
    messages,
  };
}

function infoOf(row, messages, { id, parentID, agent, title, created = 0, updated, idle }) {
  return {
    id,
    ...(parentID === undefined ? {} : { parentID }),
    projectID: PROJECT,
    agent,
    model: MODEL,
    ...usageOf(messages),
    outcome: "succeeded",
    time: { created: row.at(created), updated: row.at(updated), idle: row.at(idle) },
    title,
    permissions: RULES,
    location: { directory: DIRECTORY },
  };
}
