import { Gzip, gzipSync, Zip, ZipDeflate, type Zippable, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { documentId } from "@/lib/decode/digest.ts";
import { sourceOfDocument } from "@/lib/decode/member-source.ts";
import { sourceFromBytes } from "@/lib/decode/sources.ts";
import { messageOf } from "../../scenario/worded.ts";
import { bytesOf, decoded } from "./decoded.ts";

function exportOf(id: string, rows: number): Uint8Array {
  const messages = Array.from({ length: rows }, (_, index) => ({
    id: `msg_${index}`,
    text: `${id} ${index * 7919}`,
  }));
  return bytesOf(JSON.stringify({ info: { id }, messages }, null, 2));
}

const LEAD = exportOf("ses_lead", 60);
const CHILD = exportOf("ses_child", 5);

function zipped(members: Zippable): Uint8Array {
  return zipSync(members, { level: 6 });
}

/** Written as a stream: sizes stand behind each member, not before it. */
function streamed(members: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((_, part) => parts.push(part));
  for (const [name, bytes] of Object.entries(members)) {
    const member = new ZipDeflate(name);
    zip.add(member);
    member.push(bytes, true);
  }
  zip.end();
  return joined(...parts);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

describe("a ZIP file", () => {
  test("gives each member's documents under the archive's name and the member's path", async () => {
    const bytes = zipped({ "run/lead.json": LEAD, "会话.json": [CHILD, { level: 0 }] });
    const { documents, outcome, problems } = await decoded(bytes, "drop/run.zip");
    const ends = documents.flatMap(({ ends }) => ends);
    expect(ends.map(({ name }) => name)).toEqual(["run.zip!run/lead.json", "run.zip!会话.json"]);
    expect(documents.map(({ records }) => records.length)).toEqual([60, 5]);
    expect(problems).toEqual([]);
    expect(outcome).toMatchObject({ bytesSkipped: 0, bytesRead: bytes.length, size: bytes.length });
    expect(outcome.members.map(({ size }) => size)).toEqual([LEAD.length, CHILD.length]);
    expect(outcome.documents).toEqual([
      await documentId(sourceFromBytes(LEAD, "")),
      await documentId(sourceFromBytes(CHILD, "")),
    ]);
  });

  test("may have been written as a stream", async () => {
    const { documents, problems } = await decoded(streamed({ "a.json": LEAD, "b.json": CHILD }), "a.zip");
    expect(documents.map(({ records }) => records.length)).toEqual([60, 5]);
    expect(problems).toEqual([]);
  });

  test("what archivers and desktops add is passed over in silence", async () => {
    const bytes = zipped({
      "run/": new Uint8Array(0),
      "__MACOSX/run/._lead.json": bytesOf("x"),
      "run/.DS_Store": bytesOf("x"),
      "run/lead.json": LEAD,
    });
    const { documents, problems } = await decoded(bytes, "a.zip");
    expect(documents).toHaveLength(1);
    expect(problems).toEqual([]);
  });

  test.each(["../lead.json", "/lead.json", "C:\\lead.json", "run\\..\\..\\lead.json"])(
    "the path %j is refused, the other members are read",
    async (path) => {
      const { documents, problems, outcome } = await decoded(
        zipped({ [path]: LEAD, "b.json": CHILD }),
        "a.zip",
      );
      expect(documents.map(({ start }) => start.name)).toEqual(["a.zip!b.json"]);
      expect(problems).toMatchObject([{ code: "unsafe-archive", severity: "loss" }]);
      expect(messageOf(problems[0])).toContain(`“${path.replaceAll("\0", "\\u0000")}”`);
      expect(outcome.bytesRead + outcome.bytesSkipped).toBe(outcome.size);
      expect(outcome.bytesSkipped).toBeGreaterThan(0);
    },
  );

  test.each([
    ["a ZIP", zipped({ "a.json": CHILD })],
    ["a gzip", gzipSync(CHILD)],
  ])("%s inside it is not opened", async (_, inner) => {
    const { documents, codes } = await decoded(zipped({ inner, "b.json": CHILD }), "a.zip");
    expect(documents).toHaveLength(1);
    expect(codes).toEqual(["unsafe-archive"]);
  });

  test("a member that inflates to more than 100 times its size is stopped, the others are read", async () => {
    const bomb = new Uint8Array(30_000_000).fill(0x20);
    const { documents, codes, outcome } = await decoded(
      zipped({ "bomb.json": bomb, "b.json": CHILD }),
      "a.zip",
    );
    expect(documents.map(({ start }) => start.name)).toEqual(["a.zip!b.json"]);
    expect(codes).toEqual(["unsafe-archive"]);
    expect(outcome.members[0]?.size).toBeLessThan(10_000_000);
  });

  test("a small member may repeat itself as it likes", async () => {
    const { codes } = await decoded(
      zipped({ "a.json": bytesOf(`{"messages":["${"a".repeat(500_000)}"]}`) }),
      "a.zip",
    );
    expect(codes).toEqual([]);
  });

  test("an encrypted member and an unknown method are named, the others are read", async () => {
    const bytes = zipped({ "a.json": LEAD, "b.json": CHILD, "c.json": CHILD });
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    const central: number[] = [];
    for (let at = 0; at + 4 <= bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) central.push(at);
    view.setUint16((central[0] ?? 0) + 8, 1, true);
    view.setUint16((central[1] ?? 0) + 10, 93, true);
    const { documents, problems } = await decoded(bytes, "a.zip");
    expect(documents.map(({ start }) => start.name)).toEqual(["a.zip!c.json"]);
    expect(problems.map(({ code }) => code)).toEqual(["unreadable-archive", "unreadable-archive"]);
    expect(messageOf(problems[0])).toContain("encrypted");
    expect(messageOf(problems[1])).toContain("method 93");
  });

  test("cut before its directory, it gives what can still be inflated", async () => {
    const bytes = zipped({ "a.json": CHILD, "b.json": LEAD });
    const { documents, codes } = await decoded(bytes.slice(0, 500), "a.zip");
    expect(documents.map(({ ends }) => ends[0]?.isComplete)).toEqual([true, false]);
    expect(documents[1]?.records.length).toBeGreaterThan(0);
    expect(codes).toContain("unreadable-archive");
    expect(codes).toContain("truncated-document");
  });

  test("a damaged member is not taken for what was packed", async () => {
    const bytes = zipped({ "a.json": [LEAD, { level: 0 }], "b.json": CHILD });
    const at = bytes.findIndex((byte, index) => byte === 0x6c && bytes[index + 1] === 0x65 && index > 500);
    bytes[at] = 0x6d;
    const { documents, problems } = await decoded(bytes, "a.zip");
    expect(documents).toHaveLength(2);
    expect(problems).toMatchObject([{ code: "unreadable-archive", document: "a.zip!a.json" }]);
    expect(messageOf(problems[0])).toContain("checksum");
  });

  test("a member that is no session says what it looks like", async () => {
    const { problems } = await decoded(
      zipped({ "readme.md": bytesOf("# Read me\n"), "b.json": CHILD }),
      "a.zip",
    );
    expect(problems).toMatchObject([{ code: "unreadable-document", document: "a.zip!readme.md" }]);
    expect(messageOf(problems[0])).toContain("Markdown");
  });

  test("without members it is refused", async () => {
    const { codes, outcome } = await decoded(zipped({}), "a.zip");
    expect(codes).toEqual(["unreadable-document"]);
    expect(outcome.bytesSkipped).toBe(outcome.size);
  });

  test("several documents in one member are counted within it", async () => {
    const { documents } = await decoded(zipped({ "a.json": joined(LEAD, CHILD) }), "a.zip");
    expect(documents.map(({ ends }) => ends[0]?.name)).toEqual(["a.zip!a.json@1", "a.zip!a.json@2"]);
  });
});

describe("a gzip file", () => {
  test("is read under its name without .gz, with the id of what it holds", async () => {
    const { documents, problems, outcome } = await decoded(gzipSync(LEAD), "lead.json.gz");
    expect(documents[0]?.ends[0]).toMatchObject({ name: "lead.json", isComplete: true });
    expect(documents[0]?.records).toHaveLength(60);
    expect(outcome.documents).toEqual([await documentId(sourceFromBytes(LEAD, ""))]);
    expect(problems).toEqual([]);
  });

  test("cut short, it gives what can be inflated", async () => {
    const { documents, codes } = await decoded(gzipSync(LEAD).slice(0, 400), "lead.json.gz");
    expect(documents[0]?.records.length).toBeGreaterThan(0);
    expect(codes.toSorted()).toEqual(["truncated-document", "unreadable-archive"]);
  });

  test("several gzip streams after one another are one file", async () => {
    const { documents } = await decoded(joined(gzipSync(LEAD), gzipSync(CHILD)), "both.json.gz");
    expect(documents.map(({ records }) => records.length)).toEqual([60, 5]);
  });

  test("a bomb is stopped while it inflates", async () => {
    const parts: Uint8Array[] = [];
    const gzip = new Gzip({ level: 9 }, (part) => parts.push(part));
    for (let left = 40; left > 0; left -= 1) gzip.push(new Uint8Array(1_000_000), left === 1);
    const { documents, codes, outcome } = await decoded(joined(...parts), "bomb.json.gz");
    expect(documents).toEqual([]);
    expect(codes).toContain("unsafe-archive");
    expect(outcome.members[0]?.size).toBeLessThan(10_000_000);
  });
});

test.each([
  ["a member of a ZIP", zipped({ "run/lead.json": LEAD }), "a.zip", "a.zip!run/lead.json", LEAD],
  ["the second document of a member", zipped({ "x.json": LEAD }), "a.zip", "a.zip!x.json@2", LEAD],
  ["a gzip", gzipSync(CHILD), "c.json.gz", "c.json", CHILD],
  ["a plain file", CHILD, "c.json", "c.json", CHILD],
])("%s can be opened again to show evidence", async (_, bytes, file, name, expected) => {
  const source = await sourceOfDocument(sourceFromBytes(bytes, file), name);
  expect(source && (await source.read(0, source.size))).toEqual(expected);
});

test("a member that is not in the archive cannot be opened", async () => {
  expect(
    await sourceOfDocument(sourceFromBytes(zipped({ "a.json": LEAD }), "a.zip"), "a.zip!b.json"),
  ).toBeNull();
});
