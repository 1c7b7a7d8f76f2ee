import { describe, expect, test } from "vitest";
import type { Json, JsonObject } from "@/lib/base/json.ts";
import { openCode2 } from "@/lib/formats/opencode-2/index.ts";
import type { SessionRecord } from "@/lib/model/session-log.ts";
import { codesOf, readValue } from "../read-value.ts";
import { assistant, info, read, row, START } from "./rows.ts";

function session(members: JsonObject): SessionRecord {
  const [log] = read([], { ...info, ...members }).logs;
  if (log === undefined) throw new Error("no log");
  return log.session;
}

describe("the session's own record", () => {
  test("with everything in it", () => {
    expect(
      session({
        parentID: "ses_parent",
        outcome: "succeeded",
        revert: { messageID: "msg_3" },
        permissions: [
          { action: "*", resource: "*", effect: "ask" },
          { action: "edit", resource: "docs/*", effect: "allow" },
        ],
      }),
    ).toEqual({
      line: null,
      id: { value: "ses_lead", at: "/info/id" },
      parent: { value: "ses_parent", at: "/info/parentID" },
      forkOf: null,
      title: { value: "A session", at: "/info/title" },
      agent: { value: "build", at: "/info/agent" },
      model: { value: "m-1", at: "/info/model/id" },
      directory: { value: "/work", at: "/info/location/directory" },
      roots: [],
      version: null,
      created: { value: START, at: "/info/time/created" },
      updated: { value: START + 900, at: "/info/time/updated" },
      outcome: { value: "succeeded", at: "/info/outcome" },
      cost: { value: 0.5, at: "/info/cost" },
      tokens: {
        value: { input: 10, output: 5, reasoning: 1, cacheRead: 2, cacheWrite: 0 },
        at: "/info/tokens",
      },
      rules: [
        { at: "/info/permissions/0", action: "*", resource: "*", effect: "ask" },
        { at: "/info/permissions/1", action: "edit", resource: "docs/*", effect: "allow" },
      ],
      unreadRules: [],
      revert: { value: "msg_3", at: "/info/revert/messageID" },
    });
  });

  test("a fork names its origin and has no parent", () => {
    const fork = { sessionID: "ses_origin", boundary: { type: "through", messageID: "msg_1" } };
    expect(session({ fork })).toMatchObject({
      forkOf: { value: "ses_origin", at: "/info/fork/sessionID" },
      parent: null,
    });
  });

  test("rules in the spelling of 1.x are read in one spelling, and an odd rule is left out", () => {
    expect(
      session({ permission: [{ permission: "bash", pattern: "rm *", action: "deny" }, null] }).rules,
    ).toEqual([{ at: "/info/permission/0", action: "bash", resource: "rm *", effect: "deny" }]);
    expect(session({ permissions: [{ action: "a", effect: "deny" }] }).rules).toEqual([]);
  });

  test("two lists of rules are not joined in an order that nobody states", () => {
    const both = {
      permissions: [{ action: "edit", resource: "*", effect: "allow" }],
      permission: [{ permission: "edit", pattern: "*", action: "deny" }],
    };
    expect(session(both)).toMatchObject({
      rules: [{ at: "/info/permissions/0", effect: "allow" }],
      unreadRules: [{ at: "/info/permission", before: 1 }],
    });
    expect(codesOf(read([], { ...info, ...both }))).toEqual(["unexpected-shape"]);
    expect(session({ ...both, permission: [] }).unreadRules).toEqual([]);
  });

  test("placeholders are no values", () => {
    const members = {
      title: "[redacted:session-title:ses_lead]",
      location: { directory: "[redacted:directory:ses_lead]" },
    };
    expect(session(members)).toMatchObject({ title: null, directory: null });
    expect(codesOf(read([], { ...info, ...members }))).toEqual(["sanitized-export"]);
  });

  test("may be missing: rows are read all the same", () => {
    const result = readValue(openCode2, {
      data: [row("user", { text: "a" })],
      cursor: { next: null, previous: null },
    });
    expect(result.logs[0]?.session.id).toBeNull();
    expect(result.events).toHaveLength(1);
    expect(result.condition.isPartialPage).toBe(false);
  });
});

describe("wrappers", () => {
  test("stay in the pointers", () => {
    const result = readValue(openCode2, { data: { info, messages: [row("user", { text: "a" })] } });
    expect(result.events[0]?.source).toBe("/data/messages/0");
    expect(result.logs[0]?.session.id?.at).toBe("/data/info/id");
  });

  test("a page says whether others exist", () => {
    const page = (next: string | null) => ({
      info,
      messages: { data: [row("user", { text: "a" })], cursor: { next } },
    });
    expect(readValue(openCode2, page(null)).condition.isPartialPage).toBe(false);
    const partial = readValue(openCode2, page("abc"));
    expect(partial.condition.isPartialPage).toBe(true);
    expect(partial.events[0]?.source).toBe("/messages/data/0");
  });
});

describe("row order", () => {
  const at = (created: number, text: string) => row("user", { text }, created);

  test("a page that holds its newest row first is read from its end, with the places of the file", () => {
    const { events } = read([
      at(START + 300, "c"),
      assistant(
        [{ type: "tool", id: "c", name: "read", state: { status: "running", input: {} }, time: {} }],
        {
          time: { created: START + 200 },
        },
      ),
      at(START + 100, "a"),
    ]);
    expect(events.map(({ kind, seq, row: index }) => [kind, seq, index])).toEqual([
      ["prompt", 0, 2],
      ["step", 1, 1],
      ["tool-call", 2, 1],
      ["prompt", 3, 0],
    ]);
    expect(events[0]?.source).toBe("/messages/2");
  });

  test("a clock that went back once is left as it is", () => {
    const times = [100, 200, 50, 300, 20];
    const { events } = read(times.map((time) => at(START + time, String(time))));
    expect(events.map(({ row: index }) => index)).toEqual([0, 1, 2, 3, 4]);
  });

  test("rows without times stay in the order of the file", () => {
    const { events } = read([row("user", { text: "a", time: {} }), row("user", { text: "b", time: {} })]);
    expect(events.map(({ row: index }) => index)).toEqual([0, 1]);
  });
});

describe("versions and idles", () => {
  const idle = row("idle", { outcome: "succeeded" });
  const versions = (...rows: JsonObject[]) => read(rows).versionsByShape;

  test("idle rows tell of 2.0 and later", () => {
    expect(versions(idle)).toMatchObject({ from: "2.0.0", to: "2.1" });
  });

  test("the name of provider blobs narrows it", () => {
    expect(versions(idle, assistant([], { native: { a: 1 } }))).toMatchObject({ from: "2.0.17", to: "2.1" });
    expect(versions(idle, assistant([{ type: "text", text: "a", state: {} }]))).toMatchObject({
      to: "2.0.16",
    });
    expect(versions(row("idle", { outcome: "failed", error: { type: "a", message: "b" } }))?.from).toBe(
      "2.0.17",
    );
  });

  test("from nothing nothing follows", () => {
    expect(versions(row("user", { text: "a" }))).toBeNull();
  });

  test("the host writes idles as rows, unless it is a beta that has none", () => {
    const hasIdleRows = (result: ReturnType<typeof read>) => result.logs[0]?.hasIdleRows;
    const beta = { ...info, location: { directory: "/w", workspaceID: "wrk_1" } };
    expect(hasIdleRows(read([row("user", { text: "a" })]))).toBe(true);
    expect(hasIdleRows(read([row("user", { text: "a" })], beta))).toBe(false);
    expect(hasIdleRows(read([idle], beta))).toBe(true);
  });
});

test("a planted key at any level is listed as unread", () => {
  const planted = { zz_planted: "x" };
  const message = assistant(
    [
      {
        type: "tool",
        id: "c",
        name: "read",
        state: {
          status: "completed",
          input: {},
          content: [{ type: "text", text: "a", ...planted }],
          metadata: planted,
          ...planted,
        },
        time: { created: 1, ...planted },
        ...planted,
      },
    ],
    { ...planted, time: { created: START, ...planted } },
  );
  const { coverage } = readValue(openCode2, {
    ...planted,
    info: { ...info, ...planted },
    messages: [message],
  });
  const unread = coverage.filter(({ isRead }) => !isRead).map(({ pattern }) => pattern);
  expect(unread.filter((pattern) => pattern.includes("zz_planted")).sort()).toEqual([
    "/info/zz_planted",
    "/messages/*[assistant]/content/*[tool]/state/content/*[text]/zz_planted",
    "/messages/*[assistant]/content/*[tool]/state/metadata/zz_planted",
    "/messages/*[assistant]/content/*[tool]/state/zz_planted",
    "/messages/*[assistant]/content/*[tool]/time/zz_planted",
    "/messages/*[assistant]/content/*[tool]/zz_planted",
    "/messages/*[assistant]/time/zz_planted",
    "/messages/*[assistant]/zz_planted",
    "/zz_planted",
  ]);
});

describe("the list of rows", () => {
  test.each<[string, Json]>([
    ["null", null],
    ["a text", "x"],
    ["an object without a page", {}],
  ])("%s in its place is named", (_what, messages) => {
    const { problems } = readValue(openCode2, { info, messages });
    expect(problems).toMatchObject([{ code: "malformed-item", at: "/messages" }]);
  });

  test("an absent list, an empty one and a page are in order", () => {
    const page = { data: [], cursor: { next: null } };
    const values: readonly Json[] = [{ info }, { info, messages: [] }, { info, messages: page }];
    for (const value of values) expect(readValue(openCode2, value).problems).toEqual([]);
  });
});
