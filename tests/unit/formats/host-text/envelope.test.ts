import { describe, expect, test } from "vitest";
import { readEnvelope } from "@/lib/formats/host-text/envelope.ts";

const subagent = (body: string, attributes = 'sessionID="ses_a" state="completed" description="count"') =>
  `<subagent ${attributes}>\n${body}\n</subagent>`;

describe("the start tag", () => {
  test("a 2.x notice states child, state and description", () => {
    expect(readEnvelope(subagent("ten"))).toEqual({
      tag: "subagent",
      id: "ses_a",
      state: "completed",
      description: "count",
      body: "ten",
      isError: false,
      summary: null,
      isWholeText: true,
    });
  });

  test.each([
    ['say "hi" to a > b', "inner quotes and a bracket"],
    ['x" state="error', "what looks like a further attribute"],
    ["", "nothing"],
    ['ends with a quote"', "a quote at its end"],
  ])("a description is read to the end of its line: %s (%s)", (description) => {
    const text = subagent("ok", `sessionID="ses_a" state="completed" description="${description}"`);
    expect(readEnvelope(text)).toMatchObject({
      description,
      state: "completed",
      body: "ok",
      isWholeText: true,
    });
  });

  test("a command of several lines is cut at its first line end, unless the caller knows it", () => {
    const command = 'echo "a">\necho b';
    const text = `<shell id="sh_1" state="completed" command="${command}">\nout\n</shell>`;
    expect(readEnvelope(text, command)).toMatchObject({
      tag: "shell",
      id: "sh_1",
      description: command,
      body: "out",
    });
    expect(readEnvelope(text)).toMatchObject({ id: "sh_1", state: "completed", description: 'echo "a' });
  });

  test("what the caller knows is ignored where the text says something else", () => {
    expect(readEnvelope(subagent("ok"), "another")).toMatchObject({ description: "count", body: "ok" });
  });

  test("betas named the child `id`, and attributes may stand in another order", () => {
    expect(readEnvelope('<subagent state="error" id="ses_b">\nx\n</subagent>')).toMatchObject({
      id: "ses_b",
      state: "error",
      isError: true,
    });
  });

  test("line ends may be those of Windows", () => {
    const text =
      '<subagent sessionID="ses_a" state="completed" description="d">\r\none\r\ntwo\r\n</subagent>\r\n';
    expect(readEnvelope(text)).toMatchObject({ description: "d", body: "one\r\ntwo", isWholeText: true });
  });
});

describe("the body", () => {
  test.each([
    [subagent(""), ""],
    ['<subagent sessionID="s" state="completed">\n</subagent>', ""],
    ['<subagent sessionID="s" state="completed">inline</subagent>', "inline"],
    [subagent("a\n</subagent>\nb"), "a\n</subagent>\nb"],
    [subagent("  \n"), "  \n"],
  ])("runs to the last closing tag: %j", (text, body) => {
    expect(readEnvelope(text)).toMatchObject({ body, isWholeText: true });
  });

  test("an envelope quoted in the answer is part of the answer", () => {
    const inner = '<subagent sessionID="ses_inner" state="error">\nno\n</subagent>';
    expect(readEnvelope(subagent(`It said:\n${inner}`))).toMatchObject({
      id: "ses_a",
      body: `It said:\n${inner}`,
      isWholeText: true,
    });
  });

  test("a text cut before the closing tag keeps what is there", () => {
    expect(readEnvelope('<subagent sessionID="s" state="completed">\nfirst half')).toMatchObject({
      body: "first half",
      isWholeText: false,
    });
  });

  test("words after the closing tag are not the answer, and the text is more than the envelope", () => {
    expect(readEnvelope(`${subagent("ten")}\n\n(12 lines cut)`)).toMatchObject({
      body: "ten",
      isWholeText: false,
    });
  });

  test("two envelopes one after another are not one", () => {
    const second = subagent("b", 'sessionID="ses_b" state="completed"');
    expect(readEnvelope(`${subagent("a")}\n${second}`)?.isWholeText).toBe(false);
  });
});

describe("1.x", () => {
  test("a foreground answer has no summary", () => {
    const text = '<task id="ses_a" state="completed">\n<task_result>\nFound it.\n</task_result>\n</task>';
    expect(readEnvelope(text)).toMatchObject({
      tag: "task",
      body: "Found it.",
      summary: null,
      isWholeText: true,
    });
  });

  test("a failure says so in its summary and its marks", () => {
    const text =
      '<task id="ses_a" state="error">\n<summary>Background task failed: Try a <b>\nthing</summary>\n<task_error>\nno\n</task_error>\n</task>';
    expect(readEnvelope(text)).toMatchObject({
      summary: "Background task failed: Try a <b>\nthing",
      body: "no",
      isError: true,
    });
  });

  test("an answer may hold the closing tags", () => {
    const body = "use </task_result>\n</task>\nto end it";
    const text = `<task id="s" state="completed">\n<task_result>\n${body}\n</task_result>\n</task>`;
    expect(readEnvelope(text)).toMatchObject({ body, isWholeText: true });
  });

  test("an empty answer is empty", () => {
    const text = '<task id="s" state="completed">\n<task_result>\n\n</task_result>\n</task>';
    expect(readEnvelope(text)?.body).toBe("");
  });
});

describe("no envelope", () => {
  test.each([
    ['I saw <subagent sessionID="s" state="completed">\nx\n</subagent>', "prose before it"],
    ["<subagent>\nx\n</subagent>", "neither id nor state"],
    ['<subagents sessionID="s">', "another tag"],
    ['<subagent sessionID="s', "a start tag that never ends"],
    ['<subagent sessionID="s" state="completed" description="x', "a description that never ends"],
    ["", "nothing"],
  ])("%j: %s", (text) => {
    expect(readEnvelope(text)).toBeNull();
  });

  test("a long text without one is told quickly", () => {
    expect(readEnvelope(`<subagent ${"a ".repeat(200_000)}`)).toBeNull();
    expect(readEnvelope(`${" ".repeat(200_000)}x`)).toBeNull();
  });
});
