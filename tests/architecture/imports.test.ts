// The table of layers, held against every import of lib, components and app.

import { describe, expect, test } from "vitest";
import { type Breach, breachesOf } from "./breaches.ts";
import { DEBT, LAYERS } from "./layers.ts";
import { foldersIn, type Import, sourceFile, sourceFiles } from "./source-files.ts";

const files = sourceFiles("lib", "components", "app");
const breaches = files.flatMap(breachesOf);

describe("imports", () => {
  test("no file imports what its layer may not", () => {
    expect(breaches.filter((one) => !isOwed(one)).map(({ message }) => message)).toEqual([]);
  });

  test("a debt that is paid off is struck from the list", () => {
    const paid = DEBT.filter(
      (debt) => !breaches.some((one) => one.file === debt.file && one.imports === debt.imports),
    );
    expect(paid).toEqual([]);
  });

  test("every folder of lib is a layer, and every layer is a folder", () => {
    const named = LAYERS.flatMap(({ folder }) =>
      folder.startsWith("lib/") ? [folder.slice("lib/".length)] : [],
    );
    expect(named.toSorted()).toEqual(foldersIn("lib"));
  });

  test("nothing points up: no layer reaches itself by way of others", () => {
    const reach = (folder: string, seen: readonly string[]): readonly string[] => {
      const below = LAYERS.find((layer) => layer.folder === folder)?.imports ?? [];
      return below.flatMap((next) =>
        seen.includes(next) ? [next] : [next, ...reach(next, [...seen, next])],
      );
    };
    expect(LAYERS.filter(({ folder }) => reach(folder, [folder]).includes(folder))).toEqual([]);
  });

  test("only the two clients start a worker", () => {
    const starters = files.filter(({ path }) => path.startsWith("lib/") || path.startsWith("components/"));
    expect(
      starters.filter(({ text }) => /^[^/*]*\bnew Worker\(/m.test(text)).map(({ path }) => path),
    ).toEqual(["lib/worker/client.ts", "lib/worker/search-worker.ts"]);
  });
});

describe("the table itself", () => {
  const own = (target: string): Import => ({ target, isOwn: true });
  const said = (path: string, ...imports: readonly Import[]) =>
    breachesOf({ path, imports }).map(({ message }) => message);

  test("a component that reaches for analysis is told what to do instead", () => {
    expect(said("components/timeline/lane.tsx", own("lib/analysis/analyze.ts"))).toEqual([
      "components/timeline/lane.tsx may not import lib/analysis: pass the value in",
    ]);
  });

  test("a hook may open the library; the component beside it may not", () => {
    const library = own("lib/library/library.ts");
    expect(said("components/library/use-library.ts", library)).toEqual([]);
    expect(said("components/library/bundle-list.tsx", library)).toHaveLength(1);
  });

  test("a format knows no sibling, but what formats share", () => {
    const reader = "lib/formats/opencode-2/read.ts";
    expect(said(reader, own("lib/formats/rows-2/row.ts"), own("lib/formats/format.ts"))).toEqual([]);
    expect(said(reader, own("lib/formats/opencode-1/read.ts"))).toHaveLength(1);
    expect(said("lib/formats/rows-2/row.ts", own("lib/formats/opencode-2/read.ts"))).toHaveLength(1);
  });

  test("of the worker, only its doors are open", () => {
    const from = "lib/library/regroup.ts";
    expect(said(from, own("lib/worker/protocol.ts"))).toEqual([]);
    expect(said(from, own("lib/worker/read-cache.ts"))).toHaveLength(1);
  });

  test("a package is named by the layer that uses it, or refused", () => {
    const react: Import = { target: "react", isOwn: false };
    expect(said("lib/layout/lanes.ts", react)).toHaveLength(1);
    expect(said("components/ui/menu.tsx", react)).toEqual([]);
  });

  test("imports are found in every form that they take", () => {
    const { imports } = sourceFile("tests/architecture/imports.test.ts");
    expect(imports.map(({ target }) => target)).toEqual([
      "vitest",
      "tests/architecture/breaches.ts",
      "tests/architecture/layers.ts",
      "tests/architecture/source-files.ts",
    ]);
  });
});

function isOwed(one: Breach): boolean {
  return DEBT.some((debt) => debt.file === one.file && debt.imports === one.imports);
}
