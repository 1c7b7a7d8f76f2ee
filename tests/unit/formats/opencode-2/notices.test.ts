import { describe, expect, test } from "vitest";
import type { JsonObject } from "@/lib/base/json.ts";
import type { SessionEvent } from "@/lib/model/event.ts";
import { codesOf } from "../read-value.ts";
import { read, row } from "./rows.ts";

const envelope = (body: string, description = "count", state = "completed") =>
  `<subagent sessionID="ses_kid" state="${state}" description="${description}">\n${body}\n</subagent>`;
const metadata = { source: "subagent", childID: "ses_kid", agent: "General", state: "completed" };

function synthetic(members: JsonObject): SessionEvent {
  const [event] = read([row("synthetic", members)]).events;
  if (event === undefined) throw new Error("the row gave no event");
  return event;
}

describe("a notice of a subagent", () => {
  test("is told by the host's own mark and states child, agent, state and the answer", () => {
    expect(synthetic({ text: envelope("Ten."), description: "count", metadata })).toMatchObject({
      kind: "notice",
      about: "subagent",
      origin: { value: "subagent", at: "/messages/0/metadata/source" },
      subject: { value: "ses_kid", at: "/messages/0/metadata/childID" },
      agent: { value: "General" },
      state: { value: "completed", at: "/messages/0/metadata/state" },
      description: { value: "count", at: "/messages/0/description" },
      body: { value: { text: "Ten.", chars: 4 }, at: "/messages/0/text" },
      hasReply: true,
      exit: null,
    });
  });

  test("takes its description from the row, not from the unescaped attribute", () => {
    const description = 'compare "v2>v1" -> x';
    expect(synthetic({ text: envelope("ok", description), description, metadata })).toMatchObject({
      description: { value: description },
      body: { value: { text: "ok" } },
    });
    const lines = 'first ">\nsecond';
    expect(synthetic({ text: envelope("ok", lines), description: lines, metadata })).toMatchObject({
      body: { value: { text: "ok" } },
    });
  });

  test.each([
    ["", false],
    ["\n", false],
    ["Subagent completed without a text response.", false],
    ["Subagent cancelled", true],
  ])("with the body %j", (body, hasReply) => {
    expect(synthetic({ text: envelope(body), metadata })).toMatchObject({ hasReply });
  });

  test("without a child or a state in its metadata takes them from the envelope", () => {
    expect(synthetic({ text: envelope("x", "d", "error"), metadata: { source: "subagent" } })).toMatchObject({
      subject: { value: "ses_kid", at: "/messages/0/text" },
      state: { value: "error", at: "/messages/0/text" },
      agent: null,
    });
  });

  test("keeps a state word that nobody knows", () => {
    expect(synthetic({ text: "", metadata: { ...metadata, state: "evaporated" } })).toMatchObject({
      state: { value: "evaporated" },
    });
  });
});

describe("a notice of a shell", () => {
  const shell = (members: JsonObject) => ({
    source: "shell",
    shellID: "sh_1",
    state: "completed",
    ...members,
  });

  test("states the shell and its exit", () => {
    const text = '<shell id="job_1" state="completed" command="make "all"">\nok\n</shell>';
    expect(synthetic({ text, description: 'make "all"', metadata: shell({ exit: 2 }) })).toMatchObject({
      about: "shell",
      subject: { value: "sh_1" },
      exit: { value: 2 },
      body: { value: { text: "ok" } },
    });
  });

  test("may have an exit that JSON cannot write as a number", () => {
    expect(synthetic({ text: "", metadata: shell({ exit: "Infinity" }) })).toMatchObject({
      exit: { value: "Infinity" },
    });
  });

  test("may tell of a command of the person", () => {
    const text =
      'The following shell command was executed by the user:\n<shell id="sh_1" state="completed" command="ls">\na\n</shell>';
    expect(synthetic({ text, metadata: shell({}) })).toMatchObject({
      about: "shell",
      body: { value: { text: "a" } },
    });
  });
});

describe("other rows that the host wrote", () => {
  test.each<JsonObject>([
    {},
    { metadata: {} },
    { metadata: { source: "restart" } },
    { metadata: { childID: "ses_kid" } },
  ])("are no notice with the members %j", (members) => {
    expect(synthetic({ text: envelope("x"), ...members })).toMatchObject({
      kind: "synthetic",
      envelopeChild: { value: "ses_kid", at: "/messages/0/text" },
      isRedacted: false,
    });
  });

  test.each([
    ["Continuing after restart"],
    [`It wrote:\n${envelope("x")}`],
    [`${envelope("x")}\nand more`],
    ['<shell id="sh_1" state="completed" command="x">\ny\n</shell>'],
  ])("name no child unless an envelope is the whole text: %j", (text) => {
    expect(synthetic({ text })).toMatchObject({ kind: "synthetic", envelopeChild: null });
  });

  test("are never a person's words", () => {
    expect(synthetic({ text: "Please go on" }).kind).toBe("synthetic");
  });
});

describe("a sanitised row", () => {
  test("says only that it was sanitised", () => {
    const members = {
      text: "[redacted:text:msg_1]",
      description: "[redacted:description:msg_1]",
      metadata: { redacted: "metadata:msg_1" },
    };
    expect(synthetic(members)).toMatchObject({
      kind: "synthetic",
      text: null,
      description: null,
      envelopeChild: null,
      isRedacted: true,
    });
    const result = read([row("synthetic", members)]);
    expect(codesOf(result)).toEqual(["sanitized-export"]);
    expect(result.condition.isSanitized).toBe(true);
  });

  test("whose metadata survived is a notice without a body", () => {
    expect(synthetic({ text: "[redacted:text:msg_1]", metadata })).toMatchObject({
      kind: "notice",
      body: null,
      hasReply: null,
    });
  });
});

describe("the answer of a notice without an envelope", () => {
  test.each([
    ["It went well.", true],
    ["  \n", false],
    ["Subagent completed without a text response.", false],
  ])("%j is a reply: %s", (text, hasReply) => {
    expect(synthetic({ text, metadata })).toMatchObject({ body: null, hasReply });
  });

  test("is not known when its text was redacted", () => {
    expect(synthetic({ text: "[redacted:text:msg_1]", metadata })).toMatchObject({ hasReply: null });
  });
});
