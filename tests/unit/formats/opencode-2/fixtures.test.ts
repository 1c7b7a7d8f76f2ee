// Every fixture of 2.x and of its early shape, by what must come of it. The other tests look at one thing each; these
// documents hold them together, as a host would write them.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Json } from "@/lib/base/json.ts";
import type { Format } from "@/lib/formats/format.ts";
import { openCode2 } from "@/lib/formats/opencode-2/index.ts";
import { openCode2Preview } from "@/lib/formats/opencode-2-preview/index.ts";
import { codesOf, ofKind, readValue, sampleOf, unresolved } from "../read-value.ts";

const FIXTURES = new URL("../../../fixtures/", import.meta.url);

function fixture(path: string): Json {
  const value: Json = JSON.parse(readFileSync(new URL(path, FIXTURES), "utf8"));
  return value;
}

const of2 = (name: string) => readValue(openCode2, fixture(`opencode-2/${name}`));
const ofPreview = (name: string) => readValue(openCode2Preview, fixture(`opencode-2-preview/${name}`));

describe("every fixture", () => {
  test.each<[string, Format, readonly string[]]>([
    ["opencode-2/2.0.16/every-row.json", openCode2, []],
    ["opencode-2/2.0.16/dispatches.json", openCode2, []],
    ["opencode-2/2.0.16/quoted-envelopes.json", openCode2, []],
    ["opencode-2/2.0.16/migrated.json", openCode2, []],
    ["opencode-2/2.0.16/page-newest-first.json", openCode2, []],
    ["opencode-2/2.0.16/sanitized.json", openCode2, ["sanitized-export"]],
    [
      "opencode-2/2.0.16/damaged.json",
      openCode2,
      [
        "malformed-item",
        "malformed-item",
        "row-without-type",
        "unknown-row-type",
        "unreadable-time",
        "malformed-item",
        "malformed-item",
        "unknown-content-type",
        "malformed-item",
        "unknown-tool-state",
        "malformed-item",
        "malformed-item",
        "unknown-content-type",
      ],
    ],
    ["opencode-2/2.0.18/native.json", openCode2, []],
    ["opencode-2/beta/without-idles.json", openCode2, []],
    ["opencode-2-preview/1.18.33/rows.json", openCode2Preview, []],
    ["opencode-2-preview/1.18.33/events.json", openCode2Preview, ["unknown-event"]],
    ["opencode-2-preview/beta/events.json", openCode2Preview, []],
  ])("%s is told, read and every place in it is real", (path, format, codes) => {
    const value = fixture(path);
    const result = readValue(format, value);
    expect(format.detect(sampleOf(value)).match).toBe("certain");
    expect(codesOf(result)).toEqual(codes);
    expect(unresolved(value, result)).toEqual([]);
  });
});

test("every row type gives its event", () => {
  const { events } = of2("2.0.16/every-row.json");
  const count = (kind: (typeof events)[number]["kind"]) => ofKind(events, kind).length;
  expect([count("switch"), count("system"), count("skill"), count("prompt"), count("step")]).toEqual([
    3, 1, 1, 2, 4,
  ]);
  expect([count("tool-call"), count("idle"), count("user-shell"), count("compaction")]).toEqual([
    10, 2, 2, 2,
  ]);
  expect([count("notice"), count("synthetic"), count("retry"), count("unread")]).toEqual([1, 1, 1, 0]);
});

test("dispatches of every outcome", () => {
  const { events } = of2("2.0.16/dispatches.json");
  const told = ofKind(events, "tool-call").map(({ phase, delegation }) => [
    phase,
    delegation?.statusInMetadata?.value ?? null,
    delegation?.statusInText?.value ?? null,
    delegation?.hasReply ?? null,
    delegation?.childInMetadata?.value === delegation?.childInText?.value,
  ]);
  expect(told).toEqual([
    ["completed", "running", "running", null, true],
    ["completed", "completed", "completed", true, true],
    ["completed", "completed", "completed", false, true],
    ["completed", "running", "running", null, true],
    ["error", "running", null, null, true],
    ["error", null, null, null, true],
    ["running", "running", null, null, false],
    ["completed", "running", "running", null, true],
  ]);
  expect(
    ofKind(events, "notice").map(({ state, hasReply, body }) => [state?.value, hasReply, body?.value.chars]),
  ).toEqual([
    ["error", true, 40],
    ["completed", false, 0],
    ["stopped", true, 28],
  ]);
});

test("envelopes that are quoted are no notices", () => {
  const { events } = of2("2.0.16/quoted-envelopes.json");
  expect(ofKind(events, "notice")).toEqual([]);
  expect(ofKind(events, "synthetic").map(({ envelopeChild }) => envelopeChild !== null)).toEqual([
    false,
    true,
  ]);
});

test("a sanitised export holds none of the placeholders as values", () => {
  const { logs, condition } = of2("2.0.16/sanitized.json");
  expect(JSON.stringify(logs)).not.toContain("[redacted");
  expect(condition.isSanitized).toBe(true);
  expect(ofKind(logs[0]?.events ?? [], "tool-call")[1]?.nested).toEqual({ calls: [], isRedacted: true });
});

test("a page that starts with its newest row is read from its end", () => {
  const { events, condition } = of2("2.0.16/page-newest-first.json");
  expect(events.map(({ row }) => row)).toEqual([5, 4, 3, 2, 1, 0]);
  expect(condition.isPartialPage).toBe(true);
});

test("a migrated session keeps what 1.x said", () => {
  const calls = ofKind(of2("2.0.16/migrated.json").events, "tool-call");
  expect(calls.map(({ delegation }) => (delegation?.childInMetadata ?? null) !== null)).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect(calls.map(({ delegation }) => delegation?.isMessageToRunning ?? null)).toEqual([
    null,
    false,
    false,
    true,
    false,
    null,
  ]);
  expect(calls[4]?.isCutByMigration).toBe(true);
  expect(calls[5]).toMatchObject({
    unavailable: { value: "webfetch" },
    statedTools: { value: ["bash", "edit", "read"] },
  });
});

test("what is whole in a damaged document is read", () => {
  const { events, logs } = of2("2.0.16/damaged.json");
  expect(logs[0]?.rows).toBe(9);
  expect(ofKind(events, "prompt")).toHaveLength(3);
  expect(ofKind(events, "tool-call").map(({ phase }) => phase)).toEqual(["other", "other", "completed"]);
  expect(ofKind(events, "step")[0]?.text?.value.text).toBe("kept");
});

test("a dump of events gives the calls and steps of its session", () => {
  const calls = ofKind(ofPreview("1.18.33/events.json").events, "tool-call");
  expect(calls.map(({ source, unavailable }) => [source, unavailable?.value ?? null])).toEqual([
    ["/events/8", null],
    ["/events/10", "nosuchtool"],
  ]);
  const [dispatch] = ofKind(ofPreview("beta/events.json").events, "tool-call");
  expect(dispatch?.delegation?.childInMetadata?.at).toBe("/events/7/data/structured/sessionID");
});
