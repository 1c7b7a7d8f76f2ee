// What the core may not touch: a clock, randomness, a locale, a time zone, the console, and any platform. The compiler
// refuses DOM and Node names; what every JavaScript has and no pure function may use is looked for here.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { LAYERS } from "./layers.ts";
import { lineAt, nodesOf, ROOT, type SourceFile, sourceFiles, textOf } from "./source-files.ts";

const CORE = LAYERS.filter(({ isCore }) => isCore).map(({ folder }) => folder);

/** Names that are refused wherever they are used as a value. */
const GLOBALS = new Set(["Intl", "console", "performance", "crypto", "globalThis"]);
const CLOCKS = new Set(["Date.now", "Math.random"]);
const LOCAL =
  /^(?:toLocale\w*|localeCompare|getTimezoneOffset)$|^[gs]et(?:Hours|Minutes|Day|Date|Month|FullYear)$/;

type Code = Pick<SourceFile, "path" | "text" | "program">;

function impurities({ path, text, program }: Code): readonly string[] {
  return [...nodesOf(program)].flatMap((node) => {
    const name = impurityIn(node);
    return name === null ? [] : [`${path}:${lineAt(text, node.start)} uses ${name}`];
  });
}

function impurityIn(node: ESTree.Node): string | null {
  switch (node.type) {
    case "MemberExpression": {
      const owner = node.object.type === "Identifier" ? node.object.name : "";
      const name = node.property.type === "Identifier" ? node.property.name : "";
      if (GLOBALS.has(owner)) return owner;
      if (CLOCKS.has(`${owner}.${name}`)) return `${owner}.${name}`;
      return LOCAL.test(name) ? name : null;
    }
    case "NewExpression":
      return isDate(node.callee) && node.arguments.length === 0 ? "new Date()" : null;
    case "CallExpression":
      return isDate(node.callee) ? "Date()" : null;
    default:
      return null;
  }
}

function isDate(node: ESTree.Node): boolean {
  return node.type === "Identifier" && node.name === "Date";
}

describe("the core", () => {
  test("reads no clock, no randomness, no locale, no time zone, and prints nothing", () => {
    expect(sourceFiles(...CORE).flatMap(impurities)).toEqual([]);
  });

  test("each of these is found where it stands", () => {
    const lines = [
      "const a = Date.now();",
      "const b = new Date();",
      "const c = Math.random();",
      "const d = performance.now();",
      "const e = (1).toLocaleString();",
      "const f = new Intl.NumberFormat();",
      "console.log(a);",
      "const g = new Date(0).getHours();",
    ];
    const text = lines.join("\n");
    const found = impurities({ path: "planted.ts", text, program: parseSync("planted.ts", text).program });
    expect(
      lines.filter((_, index) => !found.some((one) => one.startsWith(`planted.ts:${index + 1} `))),
    ).toEqual([]);
    const pure = "const a = new Date(0).toISOString(); const b = Math.max(1, 2);";
    expect(impurities({ path: "p.ts", text: pure, program: parseSync("p.ts", pure).program })).toEqual([]);
  });

  test("is compiled without DOM and Node types, all of it", () => {
    const config = JSON.parse(textOf("lib/tsconfig.core.json"));
    expect(config.compilerOptions).toMatchObject({ lib: ["ES2023"], types: [] });
    expect(config.include.map((folder: string) => `lib/${folder}`).toSorted()).toEqual(CORE.toSorted());
    expect(JSON.parse(textOf("package.json")).scripts.typecheck).toContain("tsc -p lib/tsconfig.core.json");
  });

  test("does not compile once it names the page or the process", { timeout: 60_000 }, () => {
    expect(compiled("export const title = document.title;")).toContain("'document'");
    expect(compiled("export const { pid } = process;")).toContain("'process'");
    expect(compiled("export const one = 1;")).toBe("");
  });
});

/** What the compiler says about one file under the core's own settings. */
function compiled(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), "groundline-core-"));
  try {
    writeFileSync(join(folder, "planted.ts"), code);
    const config = { extends: join(ROOT, "lib/tsconfig.core.json"), include: ["planted.ts"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    execFileSync(process.execPath, [join(ROOT, "node_modules/typescript/lib/tsc.js"), "-p", folder]);
    return "";
  } catch (error) {
    return error instanceof Error && "stdout" in error ? String(error.stdout) : String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
