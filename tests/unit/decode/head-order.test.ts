import { expect, test } from "vitest";
import type { Json } from "../../../lib/base/json.ts";
import { decode } from "../../../lib/decode/decode.ts";
import { sourceFromBytes } from "../../../lib/decode/sources.ts";

test.each([
  '{"info":{"id":"a"},"messages":[1],"extra":true}',
  '{"first":1,"messages":[1],"info":{}}',
  '{"a":0,"data":{"b":0,"messages":[1],"c":0},"d":0}',
])("the members of a head stand in the order of the file: %s", async (text) => {
  const heads: Json[] = [];
  await decode(sourceFromBytes(new TextEncoder().encode(text), "a.json"), () => ({
    head: () => undefined,
    record: () => undefined,
    end: ({ head }) => heads.push(head),
  }));
  expect(heads.map((head) => JSON.stringify(head))).toEqual([text.replace("[1]", "[]")]);
});
