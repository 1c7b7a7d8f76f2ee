import { expect, test } from "vitest";
import { jqCommand, jqPath, placeText } from "../../../../components/source/place-text.ts";
import { textFromJson } from "../../../../components/source/text-from-json.ts";
import { pointerFrom, ROOT } from "../../../../lib/base/json-pointer.ts";

const at = (...segments: readonly (string | number)[]) => pointerFrom(segments);

test("a place is file, line and pointer", () => {
  expect(placeText("e-f.json", { line: null, at: at("messages", 14) })).toBe("e-f.json#/messages/14");
  expect(placeText("run.jsonl", { line: 3, at: at("type") })).toBe("run.jsonl:L3#/type");
  expect(placeText("two.json@2", { line: null, at: ROOT })).toBe("two.json@2#");
});

test.each([
  [[], "."],
  [["messages", 14, "metadata", "childID"], ".messages[14].metadata.childID"],
  [[0, "info"], ".[0].info"],
  [["a b", "c"], '.["a b"].c'],
  [["x", "潮汐", ""], '.x["潮汐"][""]'],
  [["a/b", "m~n", "__proto__"], '.["a/b"]["m~n"].__proto__'],
])("the jq path of %j is %s", (segments, path) => {
  expect(jqPath(at(...segments))).toBe(path);
});

test("the jq command names the file, the document in it, and the line", () => {
  const whole = { line: null, at: at("info", "id") };
  expect(jqCommand("e-f.json", "e-f.json", whole)).toBe("jq .info.id e-f.json");
  expect(jqCommand("two.json@2", "two.json", whole)).toBe("jq -s '.[1].info.id' two.json");
  expect(jqCommand("two.json@1", "two.json", { line: null, at: ROOT })).toBe("jq -s '.[0]' two.json");
  expect(jqCommand("a.jsonl", "a.jsonl", { line: 7, at: at("type") })).toBe("sed -n 7p a.jsonl | jq .type");
});

test("a file name that a shell would read as something else is quoted", () => {
  expect(jqCommand("it's $HOME.json", "it's $HOME.json", { line: null, at: ROOT })).toBe(
    "jq . 'it'\\''s $HOME.json'",
  );
  expect(jqCommand("-rf.json", "-rf.json", { line: null, at: ROOT })).toBe("jq . ./-rf.json");
});

test("the text of a JSON string is what it stands for; a cut one stays as it stands", () => {
  expect(textFromJson('"a\\nb\\u0000"')).toBe("a\nb\u0000");
  expect(textFromJson('"no end')).toBe('"no end');
  expect(textFromJson("12")).toBe("12");
});
