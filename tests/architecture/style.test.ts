// The shape of single files: no cast, no `any`, no `!`, nothing switched off, not too long, and a first line that says
// what the file is for.

import { type ESTree, parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { filesBelow, lineAt, nodesOf, type SourceFile, sourceFiles, textOf } from "./source-files.ts";

/** The one file that may cast: it makes the branded types. */
const CASTS = "lib/base/brand.ts";
const CAST = "casts";
const LONGEST = 300;
const LONGEST_ROUTE = 40;

/** Longer files, each with its reason. */
const LONGER: Readonly<Record<string, string>> = {};

/** A comment, after at most a directive. */
const OPENS = /^(?:"use \w+";\s*)?(?:\/\/|\/\*)/;
/** Titles of tests say what they are for, a declaration file repeats the file beside it. */
const SPEAKS_BY_TITLES = /\.(?:test|spec)\.ts$|\.d\.mts$/;
/** Names that say nothing. The one that is left holds the words that every screen shares. */
const NAMELESS = /(?:^|\/)(?:utils?|helpers?|common|misc|data|manager)\.\w+$/;
const NAMELESS_ALLOWED = ["lib/words/en/common.ts", "lib/words/zh/common.ts"];

const files = sourceFiles("lib", "components", "app", "scripts", "tests");

type Code = Pick<SourceFile, "path" | "text" | "program" | "comments">;

function shortcuts({ path, text, program, comments }: Code): readonly string[] {
  const say = (what: string, offset: number) => `${path}:${lineAt(text, offset)} ${what}`;
  const inTypes = [...nodesOf(program)].flatMap((node) => {
    const what = shortcutIn(node);
    return what === null || (what === CAST && path === CASTS) ? [] : [say(what, node.start)];
  });
  const inComments = comments.filter(({ value }) => /@ts-(?:ignore|expect-error|nocheck)/.test(value));
  return [...inTypes, ...inComments.map(({ start }) => say("switches the compiler off", start))];
}

function shortcutIn(node: ESTree.Node): string | null {
  switch (node.type) {
    case "TSAsExpression":
      return isConst(node.typeAnnotation) ? null : CAST;
    case "TSTypeAssertion":
      return CAST;
    case "TSNonNullExpression":
      return "waves a null away with `!`";
    case "TSAnyKeyword":
      return "says `any`";
    default:
      return null;
  }
}

function isConst(type: ESTree.Node): boolean {
  return (
    type.type === "TSTypeReference" && type.typeName.type === "Identifier" && type.typeName.name === "const"
  );
}

describe("code", () => {
  test("takes no shortcut around its types", () => {
    expect(files.flatMap(shortcuts)).toEqual([]);
  });

  test("each shortcut is found, and `as const` is none", () => {
    const lines = [
      "const a = 1 as unknown;",
      "const b = a!;",
      "let c: any;",
      "// @ts-ignore",
      'const d = <string>"";',
      "const e = [1] as const;",
    ];
    const text = lines.join("\n");
    const { program, comments } = parseSync("planted.ts", text);
    const found = shortcuts({ path: "planted.ts", text, program, comments });
    expect(found.map((one) => one.split(" ")[0]).toSorted()).toEqual(
      [1, 2, 3, 4, 5].map((line) => `planted.ts:${line}`),
    );
  });

  test(`no file is longer than ${LONGEST} lines, but those that say why`, () => {
    const styles = ["app", "components"].flatMap(filesBelow).filter((path) => path.endsWith(".css"));
    const long = [...files.map(({ path }) => path), ...styles].filter((path) => linesIn(path) > LONGEST);
    expect(long).toEqual(Object.keys(LONGER));
  });

  test(`no route is longer than ${LONGEST_ROUTE} lines`, () => {
    const routes = files.filter(({ path }) => path.startsWith("app/") && linesIn(path) > LONGEST_ROUTE);
    expect(routes.map(({ path }) => path)).toEqual([]);
  });

  test("every file opens with what it is for", () => {
    const silent = files.filter(({ path, text }) => !SPEAKS_BY_TITLES.test(path) && !OPENS.test(text));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test("tables are made of the elements whose roles are written out; a text's own are never laid out as blocks", () => {
    const own = ["components/ui/table.tsx", "components/transcript/markdown.tsx"];
    const bare = files.filter(
      ({ path, text }) => !own.includes(path) && /<(?:table|tr|td|th)[\s>]/.test(codeOf(text)),
    );
    expect(bare.map(({ path }) => path).filter((path) => path.endsWith(".tsx"))).toEqual([]);
  });

  test("no file is named after nothing", () => {
    const nameless = files.map(({ path }) => path).filter((path) => NAMELESS.test(path));
    expect(nameless.filter((path) => !NAMELESS_ALLOWED.includes(path))).toEqual([]);
  });

  test("a test replaces none of our own modules", () => {
    const mocking = files.filter(({ text }) => /\bvi\s*\.\s*(?:doMock|mock)\(/.test(text));
    expect(mocking.map(({ path }) => path)).toEqual([]);
  });
});

function codeOf(text: string): string {
  return text.replaceAll(/`[^`\n]*`/g, "");
}

function linesIn(path: string): number {
  return textOf(path).trimEnd().split("\n").length;
}
