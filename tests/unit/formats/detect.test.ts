// Which format a document is: asked of all, decided by what the content shows, never by the order of a list.

import { expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import { pointerFrom } from "@/lib/base/json-pointer.ts";
import { detectFormat } from "@/lib/formats/detect.ts";
import type { DocumentSample, Format, Verdict } from "@/lib/formats/format.ts";
import { FORMATS } from "@/lib/formats/index.ts";
import { reason } from "@/lib/model/reason.ts";
import { verdictOf } from "../../scenario/worded.ts";
import { message } from "./opencode-1/fixture.ts";

function sampleOf(values: readonly Json[], head: Json = []): DocumentSample {
  const records = values.map((value, index) => ({
    pointer: pointerFrom([index]),
    line: null,
    bytes: [0, 0] as const,
    value,
  }));
  return { form: "json", head, records, isWhole: true };
}

function kindOf(sample: DocumentSample): string {
  const detection = detectFormat(sample, FORMATS);
  return detection.kind === "format" ? detection.format.id : detection.kind;
}

const row1 = message("user", "msg_1", 1);
const row2: Json = { id: "msg_1", type: "user", text: "hello", time: { created: 1 } };
const info1: Json = {
  id: "ses_1",
  directory: "/home/sam",
  version: "1.18.33",
  slug: "x",
  time: { created: 1 },
};

test.each<[string, readonly Json[], Json, string]>([
  ["rows of info and parts", [row1], [], "opencode-1"],
  ["flat rows with a type", [row2], [], "opencode-2"],
  ["no rows, and a record as 1.x writes it", [], { info: info1, messages: [] }, "opencode-1"],
  ["a record of 1.x around rows of 2.x: rows decide", [row2], { info: info1, messages: [] }, "opencode-2"],
  ["unreadable rows under a record of 1.x", [null, null], { info: info1, messages: [] }, "opencode-1"],
  ["a record of 1.x that was cut before its messages", [], { info: info1 }, "opencode-1"],
  [
    "the description of an API, which has an info with a version too",
    [],
    { openapi: "3.1.0", info: { title: "t", version: "1" }, paths: {} },
    "none",
  ],
  ["a record of 1.x over messages that are no list", [], { info: info1, messages: null }, "opencode-1"],
  ["share items", [{ type: "session", data: { id: "ses_1" } }], [], "opencode-1"],
  ["rows of nothing known", [{ a: 1 }], [], "none"],
  ["nothing at all", [], [], "none"],
  ["an empty list of messages without a session", [], { messages: [] }, "none"],
  [
    "the header of a log that has a session and no data",
    [{ type: "session", version: 4, id: "x", cwd: "/" }],
    [],
    "none",
  ],
])("%s", (_what, rows, head, expected) => {
  expect(kindOf(sampleOf(rows, head))).toBe(expected);
});

test("in a mixture the format that owns more rows wins", () => {
  expect(kindOf(sampleOf([row1, row1, row2]))).toBe("opencode-1");
  expect(kindOf(sampleOf([row1, row2, row2]))).toBe("opencode-2");
});

test("the reason is kept, and names where it was seen", () => {
  const detection = detectFormat(sampleOf([null, row1]), FORMATS);
  expect(verdictOf(detection.because)).toContain("/1 has info and parts");
});

test("without a match, every format says what it missed", () => {
  const { because } = detectFormat(sampleOf([{ a: 1 }]), FORMATS);
  for (const { id } of FORMATS) expect(verdictOf(because)).toContain(`${id}: `);
});

const DRAWN = [reason("named-events", {})];

function drawn(id: Format["id"], match: Verdict["match"]): Format {
  return {
    id,
    detect: () => ({ match, because: DRAWN }),
    owns: () => false,
    blocks: () => [],
    names: () => ({ session: null, message: null }),
    reader: () => {
      throw new Error("not read here");
    },
  };
}

test("two that fit equally well are refused, whatever their order", () => {
  const [a, b] = [drawn("opencode-1", "likely"), drawn("opencode-2", "likely")];
  for (const formats of [
    [a, b],
    [b, a],
  ])
    expect(detectFormat(sampleOf([row2]), formats).kind).toBe("tie");
});

test("certain is stronger than likely", () => {
  const formats = [drawn("opencode-1", "likely"), drawn("opencode-2", "certain")];
  expect(detectFormat(sampleOf([row2]), formats)).toMatchObject({
    format: { id: "opencode-2" },
    because: DRAWN,
  });
});
