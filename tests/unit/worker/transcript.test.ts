// What the rows of a transcript are, in exports of every shape; what each holds and what rests on it.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { ROW_COPY, ROW_INFERRED_LEAD, ROW_REVERTED } from "@/lib/model/transcript.ts";
import { assistant, session1, user } from "@/tests/scenario/rows-1.ts";
import { acknowledged, idle, messageId, notice, prompt, session, step } from "@/tests/scenario/rows-2.ts";
import { sessionId } from "../library/sample-rows.ts";
import { openedFrom } from "./opened.ts";
import { allRows, indexOf, rowsOf, told } from "./transcribed.ts";

const ROOT = "tests/fixtures";
const fixture = (path: string) => ({
  [path.split("/").at(-1) ?? path]: readFileSync(`${ROOT}/${path}`, "utf8"),
});
const written = (value: Json) => JSON.stringify(value, null, 2);
const lead = sessionId("ses_lead");
const kinds = (rows: Awaited<ReturnType<typeof rowsOf>>) => rows.map(({ kind }) => kind);

describe("a row is", () => {
  test("what the host records it as, in 2.x", async () => {
    const rows = await rowsOf(fixture("opencode-2/2.0.16/every-row.json"));

    expect(kinds(rows)).toEqual([
      ...["switch", "switch", "switch", "system", "skill", "prompt", "step"],
      ...[
        "tool-call",
        "tool-call",
        "tool-call",
        "tool-call",
        "tool-call",
        "tool-call",
        "tool-call",
        "tool-call",
      ],
      ...["step", "retry", "idle", "user-shell", "user-shell", "notice", "synthetic", "step", "idle"],
      ...["compaction", "compaction", "prompt", "step", "tool-call", "tool-call"],
    ]);
    expect(told(rows[20] ?? fail())).toMatch(/^notice: notice .*host plain “<shell/);
    expect(told(rows[21] ?? fail())).toBe(
      "synthetic: host plain “The server restarted while you were working.”",
    );
  });

  test("what the host records it as, in 1.x, where much of the host's stands under the user's role", async () => {
    const rows = await rowsOf(fixture("opencode-1/1.18.33/user-rows.json"));

    expect(kinds(rows)).toEqual([
      ...["prompt", "synthetic", "step", "compaction", "step", "synthetic", "step", "retry"],
    ]);
    expect(told(rows[0] ?? fail())).toContain("person plain “Look at this, please”, person file text/plain");
    expect(told(rows[1] ?? fail())).toMatch(/^synthetic: host plain “Called the Read tool/);
  });

  test("a person's own shell command, and no step of the model", async () => {
    const rows = await rowsOf(fixture("opencode-1/1.18.33/shell-and-subtask.json"));

    expect(kinds(rows).slice(0, 4)).toEqual(["synthetic", "record", "user-shell", "prompt"]);
  });

  test("its own for each record where the parts of a message are records", async () => {
    const rows = await rowsOf(fixture("opencode-1/1.18.33/run.jsonl"));

    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(rows.map(told).slice(1, 5)).toEqual([
      "tool-call: tool task completed",
      expect.stringMatching(/^step: step-finish/),
      expect.stringMatching(/^record: step-start/),
      "record: model plain “Done.”",
    ]);
  });

  test("of the writer of its message where a piece stands alone", async () => {
    const rows = (await rowsOf(fixture("opencode-1/1.18.33/share-payload.json"))).map(told);

    expect(rows).toContain("record: person plain “Check both beds in the background.”");
    expect(rows).toContain("record: model plain “Sending two.”");
  });

  test("shown raw where its type is not known, with the problem that says so", async () => {
    const rows = await rowsOf(fixture("opencode-2/2.0.16/damaged.json"));

    expect(told(rows[4] ?? fail())).toBe("unread: raw hologram");
    expect(rows[4]?.problems.map(({ code }) => code)).toEqual(["unknown-row-type"]);
  });

  test("each event of an early dump, its pieces between", async () => {
    const rows = (await rowsOf(fixture("opencode-2-preview/1.18.33/events.json"))).map(told);

    expect(rows[2]).toBe("prompt: record type, person plain “CANARY-prompt”");
    expect(rows[12]).toBe("record: record type, model plain “CANARY-text”");
    expect(rows[14]).toBe("unread: raw session.next.mystery.happened");
  });

  test("from the end of a page that holds its newest first", async () => {
    const rows = await rowsOf(fixture("opencode-2/2.0.16/page-newest-first.json"));
    const places = rows.map(({ at }) => Number(/\/(\d+)/.exec(at)?.[1]));

    expect(places).toEqual([...places].sort((one, other) => other - one));
  });

  test("named where it cannot be read, and where a file breaks off", async () => {
    const whole = written(session("ses_lead", [prompt(1), step(2), idle(4), prompt(5), step(6)]));
    const broken = whole.replace('"type": "idle"', '"type" "idle"');
    const cut = whole.slice(0, whole.length - 120);

    const damaged = await rowsOf({ "broken.json": broken });
    expect(kinds(damaged)).toEqual(["prompt", "step", "damaged", "prompt", "step"]);
    expect(damaged[2]?.problems.map(({ severity }) => severity)).toContain("loss");
    const torn = await rowsOf({ "cut.json": cut });
    expect(torn.at(-1)?.kind).toBe("lost");
    expect(torn.at(-1)?.problems[0]?.code).toBe("truncated-document");
  });
});

describe("a prompt that a lead wrote", () => {
  const child = (text: string) => session("ses_child", [prompt(3, text), step(4)], { parent: "ses_lead" });

  test("is none of a person, and says when that is only inferred", async () => {
    const rows = await allRows(
      await openedFrom({ "child.json": written(child("Look.")) }),
      sessionId("ses_child"),
    );

    expect(rows[0]?.kind).toBe("lead-prompt");
    expect((rows[0]?.flags ?? 0) & ROW_INFERRED_LEAD).not.toBe(0);
  });

  test("is known by the call that dispatched it", async () => {
    const dispatch = step(2, [acknowledged("call_a", "ses_child", [2, 3])]);
    const opened = await openedFrom({
      "lead.json": written(session("ses_lead", [prompt(1), dispatch])),
      "child.json": written(child("Look around.")),
    });

    const [first] = await allRows(opened, sessionId("ses_child"));
    expect(first?.kind).toBe("lead-prompt");
    expect((first?.flags ?? 0) & ROW_INFERRED_LEAD).toBe(0);
    const [own] = await allRows(opened, lead);
    expect(own?.kind).toBe("prompt");
  });
});

describe("a dispatch", () => {
  test("is named by the rows of its call and of the notice that answers it", async () => {
    const dispatch = step(2, [acknowledged("call_a", "ses_child", [2, 3])]);
    const opened = await openedFrom({
      "lead.json": written(
        session("ses_lead", [prompt(1), dispatch, idle(5), notice(9, "ses_child"), idle(12)]),
      ),
    });
    const rows = await allRows(opened, lead);

    expect(rows.map(({ dispatch: one }) => one?.role ?? null)).toEqual([
      null,
      null,
      "request",
      null,
      "answer",
      null,
    ]);
    expect(rows[2]?.child).toBe("ses_child");
    expect((await indexOf(opened, lead)).dispatches).toEqual([{ dispatch: "ses_lead/call_a", row: 2 }]);
  });

  test("of 1.x is answered by a notice that stands in a message of the user", async () => {
    const rows = await rowsOf(fixture("opencode-1/1.18.33/background-tasks.json"));
    const notices = rows.filter(({ kind }) => kind === "notice");

    expect(notices.map(({ dispatch }) => dispatch?.role)).toEqual(["answer", "answer"]);
    expect(rows.filter(({ kind }) => kind === "prompt")).toHaveLength(1);
  });
});

describe("what rests on a row", () => {
  test("are the claims whose evidence stands in it, not those of its neighbours in the record", async () => {
    const both = step(2, [
      acknowledged("call_a", "ses_a", [2, 3]),
      acknowledged("call_b", "ses_b", [2, 4], { description: "look twice" }),
    ]);
    const rows = await rowsOf({ "lead.json": written(session("ses_lead", [prompt(1), both])) });
    const about = (row: number) => new Set(rows[row]?.claims.map(({ id }) => id.split("/")[1]));

    expect(about(2).has("call_a")).toBe(true);
    expect(about(2).has("call_b")).toBe(false);
    expect(about(3).has("call_b")).toBe(true);
    expect(about(3).has("call_a")).toBe(false);
  });
});

describe("rows out of the conversation", () => {
  test("are marked from the message on that a staged revert names", async () => {
    const messages = [user(1), assistant(2, [{ type: "text", text: "Yes." }]), user(3), assistant(4, [])];
    const rows = await rowsOf({
      "a.json": written(session1(messages, { revert: { messageID: messageId(3, "user") } })),
    });

    expect(rows.map(({ flags }) => (flags & ROW_REVERTED) !== 0)).toEqual([false, false, true, true]);
    expect(rows.map(({ revert }) => revert)).toEqual([null, null, "named", "after"]);
  });

  test("are shown and marked where a row is an identical copy", async () => {
    const twice = prompt(1);
    const rows = await rowsOf({ "a.json": written(session("ses_lead", [twice, twice, step(3)])) });

    expect(rows.map(({ flags }) => (flags & ROW_COPY) !== 0)).toEqual([false, true, false]);
  });
});

function fail(): never {
  throw new Error("expected a row");
}
