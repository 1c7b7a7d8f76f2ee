// Nothing is added by half: a format has its page, a fixture and a golden; a warrant has its entry in docs/evidence.md, a
// test in which it must hold and one in which it must not; a dependency has a decision; a folder says what belongs in it.

import { existsSync } from "node:fs";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { TRIED_WARRANTS } from "@/lib/analysis/warrant-tallies.ts";
import { FORMATS } from "@/lib/formats/index.ts";
import { INFERRING_WARRANTS, WARRANTS } from "@/lib/knowledge/warrants.ts";
import { AUTHORITY_LETTERS, WARRANT_NAMES, type Warrant } from "@/lib/model/warrant.ts";
import { warrantWords } from "@/lib/words/claim-sentence.ts";
import { en } from "@/lib/words/en/index.ts";
import { SHARED_BY_FORMATS } from "./layers.ts";
import { filesBelow, foldersIn, ROOT, sourceFile, sourceFiles, textOf } from "./source-files.ts";
import { type Said, saidIn } from "./warrant-titles.ts";

const has = (path: string) => existsSync(`${ROOT}${path}`);
const missing = (paths: readonly string[]) => paths.filter((path) => !has(path));

describe("formats", () => {
  const folders = foldersIn("lib/formats").filter(
    (name) => !SHARED_BY_FORMATS.includes(`lib/formats/${name}`),
  );

  test("every format's folder is listed once, and nothing else is", () => {
    expect(FORMATS.map(({ id }) => String(id)).toSorted()).toEqual(folders);
  });

  test("the list names each folder on one line: deleting a format breaks one line", () => {
    const { imports } = sourceFile("lib/formats/index.ts");
    const named = imports.flatMap(
      ({ target }) => /^lib\/formats\/([^/]+)\/index\.ts$/.exec(target)?.[1] ?? [],
    );
    expect(named.toSorted()).toEqual(folders);
  });

  test.each(folders)("%s has a page, a fixture and a golden", (name) => {
    expect(
      missing([`lib/formats/${name}/README.md`, `tests/fixtures/${name}`, `tests/golden/__golden__/${name}`]),
    ).toEqual([]);
  });

  test("fixtures say who made them", () => {
    expect(missing(foldersIn("tests/fixtures").map((name) => `tests/fixtures/${name}/README.md`))).toEqual(
      [],
    );
  });
});

describe("warrants", () => {
  const ids = WARRANTS.map(({ id }) => String(id));
  const entries = entriesIn(textOf("docs/evidence.md"));

  test("no two warrants share an id, and every name has its warrant", () => {
    expect(ids.toSorted()).toEqual(WARRANT_NAMES.toSorted());
  });

  test("docs/evidence.md has an entry for each, and for nothing else", () => {
    expect([...entries.keys()].toSorted()).toEqual(ids.toSorted());
  });

  test.each(WARRANTS.map((warrant) => ({ id: String(warrant.id), warrant })))(
    "the entry of $id says what the code says, with an example",
    ({ id, warrant }) => {
      const entry = entries.get(id) ?? "";
      expect(linesOf(warrant).filter((line) => !entry.includes(line))).toEqual([]);
      expect(entry).toMatch(/^- \*\*example\*\* \S.{20,}/m);
    },
  );

  test("docs/evidence.md lists those that are put to the test, each of which can only infer", () => {
    const [, section = ""] = textOf("docs/evidence.md").split("## Held and failed");
    const [held = ""] = section.split("\n## ");
    const listed = [...held.matchAll(/^\| `([a-z0-9-]+)` \|/gm)].map(([, id]) => id);
    expect(listed).toEqual(TRIED_WARRANTS);
    const inferring = INFERRING_WARRANTS.map(({ id }) => String(id));
    expect(TRIED_WARRANTS.filter((id) => !inferring.includes(id))).toEqual([]);
  });

  const said = sourceFiles("tests/unit/analysis").flatMap(saidIn);
  const without = (side: Said["side"]) =>
    ids.filter((id) => !said.some((one) => one.side === side && one.warrant === id));

  test("each has a test in which it must hold", () => {
    expect(without("holds")).toEqual([]);
  });

  test("each has a test in which it must not", () => {
    expect(without("must not")).toEqual([]);
  });

  test("no test speaks of a warrant that is gone", () => {
    expect(said.filter(({ warrant }) => !ids.includes(warrant))).toEqual([]);
  });

  test("titles are read, and what is skipped or only written about is not", () => {
    const text = [
      'test("holds: stated, count. A value", () => {});',
      "test.each([1])('must not: sum with %s', () => {});",
      'test.skip("holds: same-id", () => {});',
      "// holds: row-order",
    ].join("\n");
    const { program } = parseSync("planted.ts", text);
    expect(saidIn({ path: "planted.ts", program }).map(({ side, warrant }) => `${side} ${warrant}`)).toEqual([
      "holds stated",
      "holds count",
      "must not sum",
    ]);
  });
});

describe("decisions and pages", () => {
  test("every dependency is named by a decision", () => {
    const { dependencies, devDependencies } = JSON.parse(textOf("package.json"));
    const versions = { ...dependencies, ...devDependencies };
    const decisions = filesBelow("docs/adr").map(textOf).join("\n");
    const named = (name: string) =>
      decisions.includes(`\`${name}\``) || decisions.includes(`${name} ${versions[name]}`);
    expect(Object.keys(versions).filter((name) => !named(name))).toEqual([]);
  });

  test("every version is pinned exactly", () => {
    const { dependencies, devDependencies } = JSON.parse(textOf("package.json"));
    const versions: [string, unknown][] = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([]);
  });

  test("the list of decisions names each file, in order", () => {
    const files = filesBelow("docs/adr").flatMap((path) => /\/(\d{4}-[a-z0-9-]+\.md)$/.exec(path)?.[1] ?? []);
    const listed = [...textOf("docs/adr/README.md").matchAll(/\]\((\d{4}-[a-z0-9-]+\.md)\)/g)].map(
      ([, file]) => file,
    );
    expect(listed).toEqual(files);
  });

  test("every decision says context, decision and consequences", () => {
    const parts = ["## Context", "## Decision", "## Consequences"];
    const files = filesBelow("docs/adr").filter((path) => /\/\d{4}-/.test(path));
    expect(files.filter((path) => parts.some((part) => !textOf(path).includes(part)))).toEqual([]);
  });

  test("every folder of lib has a page", () => {
    expect(missing(["lib/README.md", ...foldersIn("lib").map((name) => `lib/${name}/README.md`)])).toEqual(
      [],
    );
  });
});

/** The entries of a page by id: what follows each heading that is an id, up to the next heading. */
function entriesIn(page: string): ReadonlyMap<string, string> {
  const parts = page.split(/^(?=#{1,6} )/m);
  return new Map(
    parts.flatMap((part) => {
      const id = /^### `([a-z0-9-]+)`\n/.exec(part)?.[1];
      return id === undefined ? [] : [[id, part] as const];
    }),
  );
}

/** The lines of an entry that follow from the code. */
function linesOf({ id, ceiling, authority, seenOn }: Warrant): readonly string[] {
  const said = warrantWords(id, en.claim);
  const versions =
    seenOn === null
      ? "not tied to any: see above"
      : seenOn
          .map(({ format, from, to }) => (from === to ? `${format} ${from}` : `${format} ${from} to ${to}`))
          .join("; ");
  return [
    `> ${said?.because}\n`,
    `- **ceiling** ${ceiling}\n`,
    `- **authority** [${AUTHORITY_LETTERS[authority]}] ${said?.cite}\n`,
    `- **versions** ${versions}\n`,
    `- **refuted by** ${said?.rebuttedBy}\n`,
  ];
}
