// A search over the values of a bundle: where they are found, what they are, and what filters leave.

import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { acknowledged, idle, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";
import { matched, places, searching } from "./searching.ts";

const EXECUTE = {
  type: "tool",
  id: "call_x",
  name: "execute",
  state: {
    status: "completed",
    input: { code: 'await tools.fetch({ url: "https://a.test/nested" })' },
    content: [{ type: "text", text: 'line one\nline "two"\ttab' }],
    metadata: { toolCalls: [{ tool: "web_fetch", status: "completed", input: { url: "inner-only" } }] },
  },
  time: { created: 1_790_000_003_000, ran: 1_790_000_003_001, completed: 1_790_000_004_000 },
};
const ROWS = [
  { ...prompt(1, "请检查 Canary 日志"), stranger: { deep: ["canary nobody read"] } },
  step(2, [
    { type: "reasoning", text: "A canary in thought" },
    { type: "text", text: "Now a CANARY is said" },
    acknowledged("call_a", "ses_child", [2, 3]),
    EXECUTE,
  ]),
  notice(20, "ses_child"),
  idle(23),
];
const LEAD = session("ses_lead", ROWS, { title: "The canary's title" });
const CHILD = session("ses_child", [prompt(4, "The child's canary"), step(5)], { parent: "ses_lead" });
const FILES = { "lead.json": JSON.stringify(LEAD, null, 2), "child.json": JSON.stringify(CHILD) };

describe("values are found", () => {
  test("in every document, session by session, each with its kind", async () => {
    const { find } = await searching(FILES);
    const found = await find("canary");

    expect(found.rows.map(({ session: of, kind, at }) => [of, kind, at])).toEqual([
      ["ses_lead", "session", "/info/title"],
      ["ses_lead", "prompt", "/messages/0/text"],
      ["ses_lead", "unread", "/messages/0/stranger/deep/0"],
      ["ses_lead", "reasoning", "/messages/1/content/0/text"],
      ["ses_lead", "text", "/messages/1/content/1/text"],
      ["ses_child", "prompt", "/messages/0/text"],
    ]);
    expect(found.result.groups).toEqual([
      { session: "ses_lead", from: 0, count: 5 },
      { session: "ses_child", from: 5, count: 1 },
    ]);
    expect(found.result.total).toBe(6);
  });

  test("by the text they mean, not by the escapes in which JSON writes it", async () => {
    const escaped = FILES["lead.json"].replaceAll(
      /[\u4e00-\u9fff]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16)}`,
    );
    const { find } = await searching({ "lead.json": escaped });

    expect(escaped).not.toContain("检查");
    expect(places(await find("检查 canary"))).toEqual(["/messages/0/text"]);
    expect(places(await find('one\nline "two"\ttab'))).toEqual([
      "/messages/1/content/3/state/content/0/text",
    ]);
    expect(places(await find("\\n"))).toEqual([]);
  });

  test("inside of nested calls, by the name of the inner tool too", async () => {
    const { find } = await searching(FILES);
    const [inner] = (await find("inner-only")).rows;

    expect(inner).toMatchObject({ tool: "web_fetch", kind: "tool-input", state: "completed" });
    expect(places(await find("completed", { tools: ["web_fetch"] }))).toEqual([
      "/messages/1/content/3/state/metadata/toolCalls/0/status",
    ]);
  });

  test("in lines, in UTF-16 and in members of an archive, each at its place", async () => {
    const lines = ROWS.map((row) => JSON.stringify(row)).join("\n");
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${FILES["child.json"]}`, "utf16le"));
    const zip = new Uint8Array(zipSync({ "in/lead.json": strToU8(FILES["lead.json"]) }));

    expect(places(await (await searching({ "lines.jsonl": lines })).find("请检查"))).toEqual(["L1/text"]);
    expect(places(await (await searching({ "child.json": utf16 })).find("CANARY"))).toEqual([
      "/messages/0/text",
    ]);
    expect(places(await (await searching({ "all.zip": zip })).find("nobody"))).toEqual([
      "/messages/0/stranger/deep/0",
    ]);
  });

  test("once each, however often the text stands in them", async () => {
    const { find } = await searching({ "a.json": JSON.stringify(session("ses_a", [prompt(1, "aXaXa")])) });

    const found = await find("a", { kinds: ["prompt"] });
    expect(found.result.total).toBe(1);
    expect(found.rows[0]?.snippet).toEqual([
      { text: "a", isMatch: true },
      { text: "XaXa", isMatch: false },
    ]);
  });

  test("never across two values", async () => {
    const { find } = await searching({
      "a.json": JSON.stringify(session("ses_a", [prompt(1, "ends here"), prompt(2, "begins here")])),
    });

    expect((await find("here\n")).result.total).toBe(0);
    expect((await find("here\\s+\\w", { isRegex: true })).result.total).toBe(0);
    expect(matched(await find("^begins|here$", { isRegex: true }))).toEqual(["here", "begins"]);
    expect((await find("here(?![\\s\\S])", { isRegex: true })).result.total).toBe(2);
  });

  test("just so when their texts do not stay in memory", async () => {
    const kept = await searching(FILES);
    const let_go = await searching(FILES, 0);

    expect(let_go.corpus.kept).toBe(0);
    for (const text of ["canary", "检查", "completed", "ses_"]) {
      expect((await let_go.find(text)).rows).toEqual((await kept.find(text)).rows);
    }
  });
});

describe("filters", () => {
  test("leave one session, and still count what the others hold", async () => {
    const { find } = await searching(FILES);
    const found = await find("canary", { sessions: [brand<SessionId>("ses_child")] });

    expect(places(found)).toEqual(["/messages/0/text"]);
    expect(found.result.sessions).toEqual([
      { session: "ses_lead", count: 5 },
      { session: "ses_child", count: 1 },
    ]);
  });

  test("leave kinds, and still count the others", async () => {
    const { find } = await searching(FILES);
    const found = await find("canary", { kinds: ["reasoning", "unread"] });

    expect(found.rows.map(({ kind }) => kind)).toEqual(["unread", "reasoning"]);
    expect(found.result.kinds).toEqual([2, 1, 1, 0, 0, 0, 0, 0, 1, 0, 1]);
  });

  test("leave tools, states and agents of what holds a value", async () => {
    const { find } = await searching(FILES);

    expect((await find("canary", { tools: ["execute"] })).result.total).toBe(0);
    expect(places(await find("a.test", { tools: ["execute"] }))).toEqual([
      "/messages/1/content/3/state/input/code",
    ]);
    expect((await find("a.test", { states: ["error"] })).result.total).toBe(0);
    expect((await find("a.test", { states: ["completed"] })).result.total).toBe(1);
    expect((await find("a.test", { agents: ["lead"] })).result.total).toBe(1);
    expect((await find("a.test", { agents: ["nobody"] })).result.total).toBe(0);
  });

  test("leave records by the claims that rest on them; without inferences those rest on nothing", async () => {
    const { find } = await searching(FILES);
    const resting = async (only: boolean, ...standings: ("observed" | "inferred" | "none")[]) =>
      (await find("canary", { resting: standings, isOnlyLiveObserved: only })).result.total;

    const [observed, inferred, none] = [
      await resting(false, "observed"),
      await resting(false, "inferred"),
      await resting(false, "none"),
    ];
    expect(observed).toBeGreaterThan(0);
    expect(await resting(true, "inferred")).toBe(0);
    expect(await resting(true, "observed")).toBe(observed);
    expect(await resting(true, "none")).toBe(none + inferred);
  });
});

describe("places for the timeline", () => {
  test("one for each call, step or row with hits, with its time and its bar", async () => {
    const { corpus, find } = await searching(FILES);
    const { places: marks } = (await find("canary")).result;

    expect([...marks.hits]).toEqual([2, 2, 1, 1]);
    expect([...marks.at].map((at) => (Number.isNaN(at) ? null : at - 1_790_000_000_000))).toEqual([
      1_000,
      2_000,
      null,
      4_000,
    ]);
    expect([...marks.span].map((span) => span >= 0)).toEqual([false, true, false, false]);
    expect([...marks.session].map((session) => corpus.outline.sessions[session])).toEqual([
      "ses_lead",
      "ses_lead",
      "ses_lead",
      "ses_child",
    ]);
  });
});

describe("an expression on which the engine gives up", () => {
  // Every character is a choice that the engine remembers, in case it must be taken back.
  const LINE = "m".repeat(16_000_000);
  const HUGE = { "lead.json": JSON.stringify(session("ses_lead", [prompt(1, LINE), prompt(2, "mnnmy")])) };
  const AGAIN = "^(?:m|n)*y$";

  test("passes over that value, says so, and finds the others", async () => {
    const { find } = await searching(HUGE);
    const found = await find(AGAIN, { isRegex: true });

    expect(places(found)).toEqual(["/messages/1/text"]);
    expect(found.result.searched).toMatchObject({ beyond: 1 });
  });

  test("counts nothing as passed over where every value was asked", async () => {
    const { find } = await searching(FILES);

    expect((await find(AGAIN, { isRegex: true })).result.searched.beyond).toBe(0);
  });
});
