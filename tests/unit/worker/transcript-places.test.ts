// Where a place in a file leads in a transcript, and what more of a record can be asked for.

import { describe, expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import type { Json } from "@/lib/base/json.ts";
import type { Pointer } from "@/lib/base/json-pointer.ts";
import { recordFile, recordText } from "@/lib/worker/record-content.ts";
import { prompt, session, step, tool } from "@/tests/scenario/rows-2.ts";
import { sessionId } from "../library/sample-rows.ts";
import { onlyDocument, openedFrom } from "./opened.ts";
import { allRows, FILES, placeIn } from "./transcribed.ts";

const written = (value: Json) => JSON.stringify(value, null, 2);
const lead = sessionId("ses_lead");

describe("a place leads to", () => {
  const content = [
    { type: "text", text: "First." },
    tool("call_a", "shell", { command: "ls" }, [3, 4]),
    { type: "text", text: "Then." },
    tool("call_b", "read", { path: "a.md" }, [5, 6]),
  ];
  const exported = written(session("ses_lead", [prompt(1), step(2, content)]));
  const place = async (at: string, of: string | null = "ses_lead") => {
    const opened = await openedFrom({ "a.json": exported });
    const document = onlyDocument(opened).id;
    const from = of === null ? null : sessionId(of);
    return placeIn(opened, { session: from, document, line: null, at: brand<Pointer>(at) });
  };

  test.each([
    ["/messages/0", 0],
    ["/messages/0/text", 0],
    ["/messages/1", 1],
    ["/messages/1/content/0/text", 1],
    ["/messages/1/content/1/state/input", 2],
    ["/messages/1/content/2/text", 2],
    ["/messages/1/content/3", 3],
    ["/messages/1/cost", 1],
  ])("the row that shows it: %s", async (at, row) => {
    expect(await place(at)).toEqual({ session: "ses_lead", row });
  });

  test("whichever session holds it, and nowhere where none does", async () => {
    expect(await place("/messages/0", null)).toEqual({ session: "ses_lead", row: 0 });
    expect(await place("/messages/0", "ses_other")).toEqual({ session: "ses_lead", row: 0 });
    expect(await place("/info/title")).toBeNull();
    expect(await place("/messages/9")).toBeNull();
  });
});

describe("more of a record", () => {
  const long = "0123456789".repeat(1_000);
  const image = Buffer.from("not really a picture").toString("base64");
  const row = {
    ...prompt(1, long),
    files: [{ data: image, mime: "image/png", name: "a.png", source: { type: "inline" } }],
  };
  const open = () => openedFrom({ "a.json": written(session("ses_lead", [row])) });
  const asked = (opened: Awaited<ReturnType<typeof open>>, at: string) => ({
    bundle: FILES,
    document: onlyDocument(opened).id,
    line: null,
    at: brand<Pointer>(at),
  });

  test("a text comes by its start, its length, and piece by piece", async () => {
    const opened = await open();
    const [shown] = await allRows(opened, lead);
    const [text] = shown?.blocks ?? [];

    expect(text).toMatchObject({ kind: "text", text: { chars: 10_000, at: "/messages/0/text" } });
    const request = {
      kind: "record-text",
      ...asked(opened, "/messages/0/text"),
      from: 4_000,
      to: 4_010,
    } as const;
    expect(await recordText(opened, request)).toEqual({ text: "0123456789", chars: 10_000 });
    expect(await recordText(opened, { ...request, at: brand<Pointer>("/messages/7/text") })).toBeNull();
  });

  test("an attachment comes as its size, and on request as bytes with their digest", async () => {
    const opened = await open();
    const [shown] = await allRows(opened, lead);

    expect(shown?.blocks.at(-1)).toMatchObject({
      kind: "file",
      by: "person",
      file: { mime: "image/png", name: "a.png", size: 20, at: "/messages/0/files/0/data", address: null },
    });
    const file = await recordFile(opened, {
      kind: "record-file",
      ...asked(opened, "/messages/0/files/0/data"),
    });
    expect(Buffer.from(file?.bytes ?? new ArrayBuffer(0)).toString()).toBe("not really a picture");
    expect(file?.digest).toBe("fe1a4ab1fb6347036bead73597d5d2958b26ac0b96f68ca2f6dcee53a50f297e");
    const none = await recordFile(opened, { kind: "record-file", ...asked(opened, "/messages/0/text") });
    expect(none?.bytes.byteLength).toBe(7_500);
  });
});
