// Whether a refused call was tried another way, where a later call may be that and cannot be seen: not known, and why.

import { expect, test } from "vitest";
import { analyse } from "@/lib/analysis/analyze.ts";
import type { Json, JsonObject } from "@/lib/base/json.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import type { Analysis } from "@/lib/model/analysis.ts";
import type { ReadDocument } from "@/lib/model/session-log.ts";
import { readFile } from "@/lib/pipeline/read-files.ts";
import { analysed, said } from "@/tests/scenario/analysed.ts";
import { acknowledged, failed, idle, prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";

const DENIED = { type: "permission.rejected", message: "Permission denied" };
const NONE_FOUND = "unknown: not found";

const refusedRow = (name: string, given: JsonObject): JsonObject =>
  step(2, [tool("call_x", name, given, [2, 3], { error: DENIED })]);
const WRITE = refusedRow("write", { path: "src/a.ts", content: "" });
const later = (name: string, given: JsonObject): JsonObject => step(4, [tool("call_y", name, given, [4, 5])]);

const retriedIn = ({ decisions }: Analysis): string => {
  const claim = decisions.find(({ call }) => said(call).includes("call_x"))?.retried;
  return claim ? said(claim) : "no decision";
};
const retried = (rows: readonly Json[], ...others: readonly Json[]): string =>
  retriedIn(analysed(session("ses_lead", [prompt(1), ...rows]), ...others));

/** As decode reads the bytes of a file that was damaged. */
async function retriedInText(rows: readonly Json[], damage: (text: string) => string): Promise<string> {
  const text = damage(JSON.stringify(session("ses_lead", [prompt(1), ...rows])));
  const { documents } = await readFile(sourceFromBytes(new TextEncoder().encode(text), "lead.json"));
  return retriedIn(analyse(documents));
}

test("all that is recorded was looked at: none found", () => {
  expect(retried([WRITE, later("edit", { path: "src/b.ts" }), idle(9)])).toBe(NONE_FOUND);
  expect(retried([WRITE, later("todowrite", { todos: [] }), idle(9)])).toBe(NONE_FOUND);
  expect(retried([WRITE, idle(9)])).toBe(NONE_FOUND);
});

test("a row after it that nobody understood, or that damage took, may hold one", async () => {
  const odd = { id: "msg_odd", type: "unheard-of", time: { created: 1 } };
  expect(retried([WRITE, odd, idle(9)])).toBe("unknown: unreadable");
  const rows = [WRITE, later("edit", { path: "src/b.ts" }), idle(9)];
  const torn = await retriedInText(rows, (text) => text.replace('"call_y"', '"call_y'));
  expect(torn).toBe("unknown: unreadable");
});

test("a file that is cut before the next turn is over may go on with one", async () => {
  const rows = [WRITE, later("edit", { path: "src/b.ts" }), idle(9), prompt(10), step(11)];
  const cut = (at: string) => (text: string) => text.slice(0, text.lastIndexOf(at));
  expect(await retriedInText(rows, cut('"completed"'))).toBe("unknown: cut off");
  expect(await retriedInText(rows, (text) => text)).toBe(NONE_FOUND);
});

test("rows of two files of which one is cut may have others between them: neither a retry nor none found", async () => {
  const parts = [[WRITE], [step(4, [tool("call_y", "edit", { path: "src/a.ts" }, [4, 5])]), idle(9)]];
  const read = async (isCut: boolean) => {
    const documents: ReadDocument[] = [];
    for (const [index, rows] of parts.entries()) {
      const text = JSON.stringify(session("ses_lead", [prompt(index + 1), ...rows, prompt(20 + index)]));
      const bytes = new TextEncoder().encode(isCut && index === 0 ? text.slice(0, -40) : text);
      documents.push(...(await readFile(sourceFromBytes(bytes, `page-${index}.json`))).documents);
    }
    return analyse(documents);
  };
  const whole = await read(false);
  expect([whole.retries.length, retriedIn(whole)]).toEqual([1, "inferred true by retried-another-way"]);
  const cut = await read(true);
  expect([cut.retries, retriedIn(cut)]).toEqual([[], "unknown: unreadable"]);
});

test("what is missing or not understood after the next turn hides none", async () => {
  const rows = [WRITE, idle(4), prompt(5), step(6), idle(7), prompt(8), step(9), idle(10)];
  expect(await retriedInText(rows, (text) => text.slice(0, text.lastIndexOf('"idle"')))).toBe(NONE_FOUND);
  const odd = { id: "msg_odd", type: "unheard-of", time: { created: 1 } };
  expect(retried([...rows, odd])).toBe(NONE_FOUND);
});

test("a child dispatched after it may have done it: its file is not here, or its calls are not compared", () => {
  const dispatch = step(4, [acknowledged("call_d", "ses_b", [4, 5])]);
  const child = session("ses_b", [prompt(5), step(6), idle(8)], { parent: "ses_lead" });
  expect(retried([WRITE, dispatch, idle(9)])).toBe("unknown: file not loaded");
  expect(retried([WRITE, dispatch, idle(9)], child)).toBe("unknown: not looked for");
  const { decisions } = analysed(session("ses_lead", [prompt(1), WRITE, dispatch, idle(9)]));
  expect(decisions[0]?.retried).toMatchObject({ remedy: { kind: "export-of", session: "ses_b" } });
});

test("no child hides one: a dispatch that failed, one of the refused call's own step, one after the next turn", () => {
  const fails = step(4, [failed("call_d", [4, 5], { type: "tool.execution", message: "no such agent" })]);
  expect(retried([WRITE, fails, idle(9)])).toBe(NONE_FOUND);
  const beside = step(2, [
    tool("call_x", "write", { path: "src/a.ts", content: "" }, [2, 3], { error: DENIED }),
    acknowledged("call_d", "ses_b", [2, 3]),
  ]);
  expect(retried([beside, idle(9)])).toBe(NONE_FOUND);
  const late = step(8, [acknowledged("call_d", "ses_b", [8, 9])]);
  expect(retried([WRITE, idle(4), prompt(5), step(6), idle(7), prompt(7.5), late])).toBe(NONE_FOUND);
});

test.each<[string, string, JsonObject, string]>([
  ["a path that is redacted", "edit", { path: "[redacted:path:c]" }, "unreadable"],
  ["a folder that is redacted", "grep", { pattern: "x", path: "[redacted:path:c]" }, "redacted"],
  ["an input without its path", "edit", {}, "unreadable"],
  ["a line that is not split", "shell", { command: "case x in x) rm src/a.ts;; esac" }, "unreadable"],
  ["a patch in no known form", "patch", { patchText: "--- src/a.ts" }, "unreadable"],
  ["code that calls tools", "execute", { code: "await tools.write()" }, "not looked for"],
  ["a tool of a server", "files_write", { path: "src/a.ts" }, "not looked for"],
  ["a page in the browser", "browser_navigate", { url: "https://x.test" }, "not looked for"],
])("%s may hide one", (_, name, given, reason) => {
  expect(retried([WRITE, later(name, given), idle(9)])).toBe(`unknown: ${reason}`);
});

test("of several lacks the one that a file would answer is named, and the call that it lies in is shown", () => {
  const rows = [WRITE, later("execute", { code: "" }), step(6, [acknowledged("call_d", "ses_b", [6, 7])])];
  const { decisions } = analysed(session("ses_lead", [prompt(1), ...rows, idle(9)]));
  const claim = decisions[0]?.retried;
  expect(claim).toMatchObject({ reason: "file not loaded" });
  expect(JSON.stringify(claim)).toContain("/messages/3/content/0/name");
});

test.each<[string, string, JsonObject, string]>([
  ["a question", "question", { questions: [] }, "not looked for"],
  ["a tool of a server", "files_write", { path: "a" }, "not looked for"],
  ["a line that is not split", "shell", { command: "case x in x) rm y;; esac" }, "unreadable"],
  ["an agent", "subagent", { agent: "general", prompt: "x" }, "not looked for"],
])("%s that was refused shares nothing that is compared", (_, name, given, reason) => {
  expect(retried([refusedRow(name, given), later("edit", { path: "a" }), idle(9)])).toBe(
    `unknown: ${reason}`,
  );
});

test("what is found stands, whatever else may be hidden", () => {
  const rows = [
    WRITE,
    later("edit", { path: "src/a.ts" }),
    step(6, [acknowledged("call_d", "ses_b", [6, 7])]),
  ];
  expect(retried([...rows, idle(9)])).toBe("inferred true by retried-another-way");
});

test("the end of a later call is not known where its state is a word that nobody knows", () => {
  const end = (status: string) =>
    analysed(
      session("ses_lead", [
        prompt(1),
        WRITE,
        step(4, [tool("call_y", "edit", { path: "src/a.ts" }, [4, 5], { status })]),
      ]),
    ).retries.map(({ ended }) => ended);
  expect([end("completed"), end("running"), end("paused-by-host")]).toEqual([
    ["completed"],
    ["not ended"],
    ["not known"],
  ]);
});

test("a later call without an id is one all the same, and which is not known", () => {
  const call = tool("", "edit", { path: "src/a.ts" }, [4, 5]);
  const nameless: JsonObject = Object.fromEntries(Object.entries(call).filter(([key]) => key !== "id"));
  const { retries } = analysed(session("ses_lead", [prompt(1), WRITE, step(4, [nameless]), idle(9)]));
  expect(retries.map(({ call: later, by }) => [said(later), said(by)])).toEqual([
    ["unknown: not recorded", 'inferred "path" by retried-another-way'],
  ]);
});
