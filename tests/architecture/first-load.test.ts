// What a page loads before it can be used, followed import by import from each route. What only a part of the page needs comes
// with that part: big words, the database, drawing, the dialogs.

import { describe, expect, test } from "vitest";
import { filesBelow, type SourceFile, sourceFile, textOf } from "./source-files.ts";

const ROUTES = filesBelow("app").filter((path) => path.endsWith(".tsx"));

/** Never in a page's first load, and how it is reached instead. */
const LATER: readonly { readonly what: RegExp; readonly instead: string }[] = [
  { what: /^lib\/words\/(?:en|zh)\/index\.ts$/, instead: "say useNearWords, or load the part with lazy()" },
  { what: /^lib\/words\/zh\//, instead: "loaded-words.ts loads a language when it is shown" },
  {
    what: /^lib\/words\/[a-z-]+\/(?:problems|warrants|claim|report|transcript)/,
    instead: "load the part with lazy()",
  },
  { what: /^lib\/knowledge\//, instead: "load what shows it with lazy()" },
  { what: /^lib\/(?:analysis|formats|decode|redact|report|rules|facts)\//, instead: "ask the worker" },
  {
    what: /^(?:d3|zod|dexie|react-markdown|remark-gfm|anser|fflate|@leeoniya\/ufuzzy)$/,
    instead: "load what uses it",
  },
  { what: /^@tanstack\/react-virtual$/, instead: "load the list with lazy()" },
];

describe("what a page loads first", () => {
  test.each(ROUTES)("%s brings nothing that can come later", (route) => {
    const found = [...loadedFirst(route)].flatMap(([target, by]) => {
      const rule = LATER.find(({ what }) => what.test(target));
      return rule === undefined ? [] : [`${by} brings ${target}: ${rule.instead}`];
    });
    expect(found).toEqual([]);
  });

  test.each(ROUTES)("%s waits for no words", (route) => {
    const waiting = [...loadedFirst(route).keys()].filter(
      (path) =>
        path !== "components/ui/use-words.ts" && /\buseWords\(\)/.test(isOwn(path) ? textOf(path) : ""),
    );
    expect(waiting).toEqual([]);
  });
});

const isOwn = (target: string) => /^(?:app|components|lib)\//.test(target) && /\.tsx?$/.test(target);

/** Everything that the browser gets with a route, and who brings it. What runs on the server alone is followed, not counted. */
function loadedFirst(route: string): ReadonlyMap<string, string> {
  const loaded = new Map<string, string>();
  const server = new Set<string>();
  const follow = (path: string, isClient: boolean): void => {
    const file = sourceFile(path);
    const runsThere = isClient || /^(?:\s*(?:\/\/[^\n]*)?\n)*["']use client["']/.test(file.text);
    for (const target of staticTargets(file)) {
      const seen = runsThere ? loaded.has(target) : server.has(target);
      if (seen) continue;
      if (runsThere) loaded.set(target, path);
      else server.add(target);
      if (isOwn(target)) follow(target, runsThere);
    }
  };
  const own = sourceFile(route);
  if (/^["']use client["']/m.test(own.text)) loaded.set(route, "Next");
  follow(route, false);
  for (const target of server) {
    if (isOwn(target) && /^["']use client["']/m.test(textOf(target))) loaded.set(target, route);
  }
  return loaded;
}

/** Without types, and without what is imported later. */
function staticTargets({ path, program, imports }: SourceFile): readonly string[] {
  const named = new Set<string>();
  for (const statement of program.body) {
    if (statement.type === "ImportDeclaration") {
      const isType =
        statement.importKind === "type" ||
        (statement.specifiers.length > 0 &&
          statement.specifiers.every((one) => one.type === "ImportSpecifier" && one.importKind === "type"));
      if (!isType) named.add(statement.source.value);
    } else if (
      (statement.type === "ExportNamedDeclaration" || statement.type === "ExportAllDeclaration") &&
      statement.exportKind !== "type" &&
      statement.source
    )
      named.add(statement.source.value);
  }
  const base = new URL(path, "file:///");
  return [...named].map((specifier) => {
    if (specifier.startsWith("@/")) return specifier.slice(2);
    if (specifier.startsWith(".")) return new URL(specifier, base).pathname.slice(1);
    return (
      imports.find(
        ({ target, isOwn: own }) => !own && (specifier === target || specifier.startsWith(`${target}/`)),
      )?.target ?? specifier
    );
  });
}
