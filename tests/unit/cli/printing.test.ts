import { expect, test } from "vitest";
import { jsonPieces } from "../../../lib/cli/json-pieces.ts";
import { speaker } from "../../../lib/cli/speaker.ts";
import { writeAll } from "../../../lib/cli/streams.ts";
import { terminalText } from "../../../lib/cli/terminal-text.ts";
import { cliWordsOf } from "../../../lib/words/cli-language.ts";

test("JSON in pieces is the JSON of the value, whatever it holds", () => {
  const value = {
    empty: {},
    none: [],
    text: 'a"b\n\ud83d',
    deep: [[[[[[{ a: [1, { b: null }] }]]]]]],
    "k\u0000": true,
    missing: undefined,
  };
  const text = [...jsonPieces(value)].join("");
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
  expect(text.endsWith("}\n")).toBe(true);
});

test("a long list never becomes one piece", () => {
  const value = { bundles: [{ timeline: { spans: Array.from({ length: 1000 }, (_, id) => ({ id })) } }] };
  const longest = Math.max(...[...jsonPieces(value)].map((piece) => piece.length));
  expect(longest).toBeLessThan(100);
});

test("text from a file cannot move the cursor, recolour the screen or turn the reading order", () => {
  expect(terminalText("a\u001b[31mred\u0007\u202eright\nnext 核对")).toBe(
    "a\\u{1b}[31mred\\u{7}\\u{202e}right⏎next 核对",
  );
});

function heard(isTTY: boolean, isQuiet: boolean) {
  let text = "";
  const write = (piece: string, done?: () => void) => {
    text += piece;
    done?.();
    return true;
  };
  return { tell: speaker({ isTTY, write }, isQuiet, cliWordsOf("en")), text: () => text };
}

test("progress is for terminals, notes are for all but the quiet, errors are for everyone", async () => {
  for (const [isTTY, isQuiet, expected] of [
    [true, false, /reading a\.json[\s\S]*a note[\s\S]*an error/],
    [false, false, /^groundline: a note\ngroundline: an error\n$/],
    [true, true, /^groundline: an error\n$/],
  ] as const) {
    const { tell, text } = heard(isTTY, isQuiet);
    tell.progress("a.json", 10, 100);
    await tell.note("a note");
    await tell.error("an error");
    expect(text()).toMatch(expected);
  }
});

test("progress is redrawn by steps, not by chunks", () => {
  const { tell, text } = heard(true, false);
  for (let done = 0; done <= 10_000; done += 1) tell.progress("a.json", done, 10_000);
  expect(text().split("reading").length).toBeLessThan(120);
});

test("output is written in few pieces, each of a bounded length, and nothing of it is lost", async () => {
  const written: string[] = [];
  const write = (piece: string, done?: () => void) => {
    written.push(piece);
    done?.();
    return true;
  };
  const pieces = Array.from({ length: 50_000 }, (_, index) => `${index},`);
  await writeAll({ write }, pieces);
  expect(written.join("")).toBe(pieces.join(""));
  expect(written.length).toBeLessThan(10);
  expect(Math.max(...written.map((piece) => piece.length))).toBeLessThan(200_000);
});
