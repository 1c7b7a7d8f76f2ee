// A text that is no export is named for what it is, alone and around JSON that is no session.

import { describe, expect, test } from "vitest";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { lookOfText } from "@/lib/decode/text-look.ts";
import type { TextLook } from "@/lib/model/look.ts";
import { readFile } from "@/lib/pipeline/read-files.ts";
import { adviceOf, messageOf } from "../../scenario/worded.ts";

test.each<[string, TextLook]>([
  ["# Fix the fence\n\n**Session ID:** ses_1\n**Created:** today", "opencode-markdown"],
  ["opencode export [sessionID]\n\nexport session data as JSON\n\nOptions:\n", "command-help"],
  ["groundline 1.0\n\nCommands:\n  facts\n", "command-help"],
  ["  <!DOCTYPE html><html>", "web-page"],
  ["\uFEFF<html lang=en>", "web-page"],
  ["<!-- saved from url=(0021)https://example.test/ -->\n<!-- 2 -->\n<html>", "web-page"],
  ["<body>Please sign in</body>", "web-page"],
  ["module.exports = { messages: [] }", "program-code"],
  ['<?xml version="1.0"?>', "xml"],
  ["# Notes\n\nplain", "markdown"],
  ["# How to call it\n\nOptions:\n\n- a", "markdown"],
  ["Some words first.\n\n## Then a heading", "markdown"],
  ["INFO 2026-11-30T10:00:00 +3ms service=server started", "opencode-server-log"],
  ["import { a } from 'b';", "program-code"],
  ["a,b,c\n1,2,3\n", "table"],
  ["hello", "plain-text"],
  ["", "plain-text"],
])("%j looks like %s", (text, look) => {
  expect(lookOfText(text)).toBe(look);
});

async function problemsOf(name: string, text: string) {
  const { outcome, documents } = await readFile(sourceFromBytes(new TextEncoder().encode(text), name));
  return [...outcome.problems, ...documents.flatMap(({ problems }) => problems)];
}

describe("JSON that is no session", () => {
  const island = '{\n  "props": {"page": 1},\n  "items": [{"a": 1}, {"a": 2}]\n}';

  test("in a page is named as the page", async () => {
    const page = `<!doctype html>\n<script id="data">\n${island}\n</script>`;
    const refusal = (await problemsOf("shared.html", page)).find(({ code }) => code === "not-a-session");
    expect(messageOf(refusal)).toBe("This looks like a web page (HTML), not like a session.");
    expect(adviceOf(refusal)).toContain("A shared page shows a session but does not hold it.");
  });

  test("in Markdown is named as Markdown", async () => {
    const text = `# Notes\n\n\`\`\`json\n${island}\n\`\`\`\n`;
    const refusal = (await problemsOf("notes.md", text)).find(({ code }) => code === "not-a-session");
    expect(messageOf(refusal)).toBe("This looks like a Markdown text, not like a session.");
  });

  test("alone, or after a word of a program, is named by its keys", async () => {
    for (const text of [island, `done in 3 s\n${island}`]) {
      const refusal = (await problemsOf("a.json", text)).find(({ code }) => code === "not-a-session");
      expect(messageOf(refusal)).toContain("an object with 2 keys (`props`, `items`)");
    }
  });
});

test("an export in Markdown is read all the same", async () => {
  const row = '{"id":"msg_1","type":"user","text":"hello","time":{"created":1}}';
  const text = `# Notes\n\n\`\`\`json\n{"info":{"id":"ses_1"},"messages":[${row}]}\n\`\`\`\n`;
  const problems = await problemsOf("notes.md", text);
  expect(problems.map(({ code }) => code)).not.toContain("not-a-session");
});
