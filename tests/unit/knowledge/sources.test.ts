// Where each record stands and of which versions it may speak: a file of the source at one commit is no release, the program of one
// release is no other, and a number stands where its document has it.

import { describe, expect, test } from "vitest";
import type { FactRecord, ToolRecord } from "@/lib/knowledge/hosts/fact-record.ts";
import { FACTS, factOf } from "@/lib/knowledge/hosts/facts.ts";
import { FILE_COMMAND_NAMES } from "@/lib/knowledge/hosts/file-commands.ts";
import { FILE_COMMANDS_OF_1 } from "@/lib/knowledge/tool-permissions.ts";
import type { FactName } from "@/lib/model/host-fact-names.ts";
import type { OpenCode1Tool } from "@/lib/model/host-tools.ts";
import { HEADINGS } from "./source-headings.ts";

const of = (document: FactRecord["source"]["document"]) =>
  FACTS.filter(({ source }) => source.document === document);
const ids = (records: readonly FactRecord[]) => records.map(({ id }) => id);

function one(name: OpenCode1Tool): ToolRecord {
  const record = factOf(`opencode-1.${name}`);
  if (record?.kind !== "tool") throw new Error(`no tool ${name}`);
  return record;
}

const capOf = (record: FactRecord | null, what: string) =>
  record === null || !("caps" in record) ? undefined : record.caps.find((cap) => cap.what === what)?.value;
const listOf = (id: FactName, what: string) => {
  const record = factOf(id);
  return record === null || !("lists" in record)
    ? undefined
    : record.lists.find((list) => list.what === what)?.values;
};

describe("a file of the source", () => {
  const files = of("opencode-source");

  test("is named with its commit, of which no release is known, and is nobody's measurement", () => {
    expect(files.length).toBeGreaterThan(5);
    for (const { id, source, versions, authority } of files) {
      expect(source.section, id).toMatch(/^packages\/[\w./-]+\.ts@[0-9a-f]{7}$/);
      expect(versions, id).toBeNull();
      expect(authority, id).not.toContain("live");
    }
  });

  test("that is a copy somewhere else is somebody else's word", () => {
    expect(ids(files.filter(({ authority }) => authority[0] === "report"))).toEqual(["opencode-1.list"]);
  });
});

test("files that a record names beside its own have their commits too", () => {
  const named = FACTS.flatMap((record) =>
    "lists" in record
      ? record.lists.flatMap(({ what, values }) => (what === "source-files" ? [...values] : []))
      : [],
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((file) => !/^[\w-]+\.ts@[0-9a-f]{7}$/.test(file))).toEqual([]);
});

test("no wording of a refusal is said of more versions than were seen to write it", () => {
  const wide = FACTS.flatMap((record) =>
    record.kind === "denial" && record.versions !== null && record.versions.from !== record.versions.to
      ? [record.id]
      : [],
  );
  expect(wide).toEqual([]);
});

describe("the program of 1.18.33", () => {
  test("vouches for that release alone", () => {
    for (const { id, versions, authority } of of("opencode-program")) {
      expect(versions, id).toEqual({ from: "1.18.33", to: "1.18.33" });
      expect(authority, id).toContain("host-source");
    }
  });

  test("brings twenty tools; the other three say where they are known from, and of no version of the program", () => {
    const all = FACTS.filter((record) => record.kind === "tool" && record.host === "opencode-1");
    expect(all).toHaveLength(23);
    expect(ids(all.filter(({ source }) => source.document !== "opencode-program"))).toEqual([
      "opencode-1.list",
      "opencode-1.batch",
      "opencode-1.plan_enter",
    ]);
    expect(one("list").tool.versions).toBeNull();
  });

  test("takes a folder for a command and no description of it, as the correction says", () => {
    const names = one("bash").parameters?.map(({ name }) => name);
    expect(names).toEqual(["command", "timeout", "workdir"]);
    expect(listOf("corrected-1-bash", "other-form")?.toSorted()).toEqual(names?.toSorted());
    expect(listOf("corrected-1-bash", "one-form")).toContain("description");
  });

  test.each([
    ["read", "binary-probe", 4096],
    ["read", "page-bytes", 51_200],
    ["bash", "foreground-timeout", 120_000],
    ["bash", "tail-lines", 2000],
    ["bash", "tail-bytes", 51_200],
    ["bash", "shown-while-running", 30_000],
    ["bash", "grace-to-end", 3],
    ["glob", "longest-list", 100],
    ["grep", "longest-list", 100],
    ["webfetch", "response-bytes", 5 * 1024 * 1024],
    ["websearch", "search-timeout", 25],
    ["skill", "listed-files", 10],
    ["read_mcp_resource", "media-bytes", 10 * 1024 * 1024],
    ["task", "nesting-depth", 1],
  ] as const)("%s: %s is %d", (tool, what, value) => {
    expect(capOf(one(tool), what)).toBe(value);
  });

  test("governs what changes files by edit, what MCP servers hold by read, and asks nothing for five", () => {
    const all = FACTS.flatMap((record) =>
      record.kind === "tool" && record.host === "opencode-1" ? [record.tool] : [],
    );
    const governedBy = (action: string) =>
      all.filter((tool) => tool.action === action).map(({ name }) => name);
    expect(governedBy("edit")).toEqual(["write", "edit", "apply_patch"]);
    expect(governedBy("read")).toEqual([
      "read",
      "list_mcp_resources",
      "list_mcp_resource_templates",
      "read_mcp_resource",
    ]);
    expect(all.filter(({ asked }) => asked === "never").map(({ name }) => name)).toEqual([
      "question",
      "batch",
      "plan_exit",
      "execute",
      "invalid",
    ]);
  });

  test("looks at the paths of sixteen commands, and rules do too", () => {
    expect(FILE_COMMAND_NAMES).toHaveLength(16);
    expect([...FILE_COMMANDS_OF_1]).toEqual([...FILE_COMMAND_NAMES]);
    expect(listOf("opencode-1-paths-of-commands", "file-commands")).toEqual([...FILE_COMMAND_NAMES]);
  });
});

describe("numbers and names stand where the document has them", () => {
  test("the page names six tools that are gone; the seventh is gone by another document", () => {
    expect(listOf("names-gone", "gone-names")).toEqual([
      "todowrite",
      "list",
      "lsp",
      "task",
      "bash",
      "apply_patch",
    ]);
    expect(listOf("migrated-sessions", "gone-names")).toContain("batch");
  });

  test("the size of an acknowledgement is of an earlier build, not of 2.0.18", () => {
    expect(capOf(factOf("acknowledgement-size"), "size-of-acknowledgement")).toBe(98);
    expect(factOf("acknowledgement-size")?.versions).toBeNull();
    expect(capOf(factOf("acknowledgement-names-child"), "size-of-acknowledgement")).toBeUndefined();
  });

  test.each([
    ["injection-before-idle", "injection-to-step", 824_763 - 824_730],
    ["injection-before-idle", "injection-to-step-end", 829_026 - 824_730],
    ["injection-before-idle", "injection-to-idle", 829_038 - 824_730],
    ["answer-seen-at-context", "elapsed-at-injection", 53_102],
    ["live-pairing", "unpaired-after", 0],
    ["browser-disconnected", "disconnected-after", 9],
    ["plugin-may-rewrite", "shell-result-before", 12_902],
    ["plugin-may-rewrite", "execute-result-after", 58],
    ["denied-yet-reachable", "browser-tools", 45],
    ["question-8", "cards-of-older-line", 14],
    ["corrected-evaluate", "evaluated-edit", 246],
    ["corrected-six-tools", "definitions-desktop", 9],
    ["opencode-1-doom-loop", "repeated-calls", 3],
    ["opencode-1-output-bound", "kept-outputs", 7],
  ] as const)("%s: %s is %d", (id, what, value) => {
    expect(capOf(factOf(id), what)).toBe(value);
  });

  test("what is our reading of a row that lists several tools carries no bound of ours", () => {
    const readings = FACTS.flatMap((record) =>
      record.kind === "tool" && record.section === "browser"
        ? (record.parameters ?? []).filter(({ isReading }) => isReading === true)
        : [],
    );
    expect(readings.length).toBeGreaterThan(4);
    expect(
      readings.filter(({ name, min, max }) => name !== "limit" && (min !== undefined || max !== undefined)),
    ).toEqual([]);
  });

  test("only what a plugin was seen to change says so", () => {
    const seen = FACTS.flatMap((record) =>
      record.kind === "tool" && record.section !== "browser" && record.rewrite.before === "seen"
        ? [record.tool.name]
        : [],
    );
    expect(seen).toEqual(["subagent"]);
  });
});

test("every verdict, question and rule of a research page stands under its own heading", () => {
  const under = new Map(HEADINGS.map(({ document, section, held }) => [`${document} ${section}`, held]));
  const lost = FACTS.filter(
    ({ kind, source }) =>
      (kind === "verdict" || kind === "question" || kind === "rule") &&
      (source.document === "v2-builtin-tools" || source.document === "host-subagent-injection"),
  ).filter(({ id, source }) => under.get(`${source.document} ${source.section}`)?.includes(id) !== true);
  expect(ids(lost)).toEqual([]);
});

test("no record puts versions of one line under the host of the other", () => {
  const line = { "opencode-1": "1.", "opencode-2": "2.", "team-mode": "1." } as const;
  const strays = FACTS.filter(
    ({ host, versions }) => versions !== null && !versions.from.startsWith(line[host]),
  );
  expect(ids(strays)).toEqual([]);
});

test("a statement of the notes on TeamMode that carries no mark of its own is no more than a report", () => {
  const unmarked = of("team-mode-notes").filter(({ source }) => source.section === "3.3");
  expect(unmarked.length).toBeGreaterThan(2);
  expect(ids(unmarked.filter(({ authority }) => authority.some((kind) => kind !== "report")))).toEqual([]);
});
