// The project's own code as data: every file with its text, its syntax tree and the places that it imports. Read once per
// test file. Knows no rule.

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ESTree, type ParseResult, parseSync } from "vite";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

export interface Import {
  /** A path from the root (`lib/model/claim.ts`), or the name of a package (`react`, `@scope/name`, `node:fs`). */
  readonly target: string;
  readonly isOwn: boolean;
}

export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: ParseResult["program"];
  readonly comments: ParseResult["comments"];
  readonly imports: readonly Import[];
}

const CODE = /\.(?:ts|tsx|mts|mjs)$/;

/** Everything below a folder, by path from the root. Nothing of what tools leave behind. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(`${ROOT}${folder}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length).replaceAll("\\", "/"))
    .sort();
}

/** The folders directly below one. */
export function foldersIn(folder: string): readonly string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

export function textOf(path: string): string {
  return readFileSync(`${ROOT}${path}`, "utf8");
}

/** The code below the given folders, parsed. A file that is no valid code throws: nothing could be said about it. */
export function sourceFiles(...folders: readonly string[]): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    filesBelow(folder)
      .filter((path) => CODE.test(path))
      .map(sourceFile),
  );
}

/** A syntax tree's nodes, in the order of the text. */
export function* nodesOf(root: ESTree.Node): Generator<ESTree.Node> {
  yield root;
  for (const value of Object.values(root)) {
    for (const inner of Array.isArray(value) ? value : [value]) if (isNode(inner)) yield* nodesOf(inner);
  }
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

export function sourceFile(path: string): SourceFile {
  const text = textOf(path);
  const { program, comments, errors, module } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path} is not valid code: ${errors[0]?.message}`);
  const said = [
    ...module.staticImports.map((one) => one.moduleRequest.value),
    ...module.staticExports.flatMap((one) =>
      one.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.map((one) =>
      unquoted(text.slice(one.moduleRequest.start, one.moduleRequest.end)),
    ),
  ];
  return { path, text, program, comments, imports: said.map((specifier) => importFrom(path, specifier)) };
}

function unquoted(expression: string): string {
  return expression.replace(/^["'`]|["'`]$/g, "");
}

function importFrom(path: string, specifier: string): Import {
  if (specifier.startsWith("@/")) return { target: specifier.slice(2), isOwn: true };
  if (!specifier.startsWith(".")) return { target: packageOf(specifier), isOwn: false };
  const base = new URL(path, "file:///");
  return { target: new URL(specifier, base).pathname.slice(1), isOwn: true };
}

function packageOf(specifier: string): string {
  const parts = specifier.split("/");
  return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}
