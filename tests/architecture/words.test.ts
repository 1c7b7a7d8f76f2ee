// One word per idea: what the glossary of docs/evidence.md rules out does not stand in what the app and the command line
// say. Screens take their words from lib/words, so that is where they are looked for; and no screen brings words of its own.

import { type ESTree, parseSync } from "vite";
import { describe, expect, test } from "vitest";
import { lineAt, nodesOf, type SourceFile, sourceFiles } from "./source-files.ts";

interface Ruled {
  readonly out: RegExp;
  readonly say: string;
}

const RULED: readonly Ruled[] = [
  { out: /\backs?\b|\breceipts?\b/i, say: "acknowledgement" },
  { out: /\bsub-?tasks?\b|\bworkers?\b|\bthreads?\b/i, say: "child" },
  { out: /\bjobs?\b/i, say: "dispatch" },
  { out: /\bcallbacks?\b/i, say: "injection, notice" },
  { out: /\btool ?sets?\b/i, say: "surface" },
  { out: /\bgrants?\b|\bgranted\b/i, say: "decision" },
  { out: /\bparsers?\b|\badapters?\b|\bimporters?\b/i, say: "reader" },
  { out: /\bdumps?\b/i, say: "export, document" },
  { out: /\bprobabl[ey]\b|\blikely\b|\bmaybe\b|\bperhaps\b|\bapparently\b|\bseems?\b/i, say: "a standing" },
  { out: /\bconfiden(?:t|ce)\b|\bcertainty\b|\bconfirmed\b|\bverified\b|\bproven\b/i, say: "a standing" },
  { out: /\balerts?\b|\baudits?\b|\bviolations?\b/i, say: "finding" },
  { out: /\bquiet\b/i, say: "idle" },
];

/** Words that are ruled out and stand all the same, each with its reason. */
const ALLOWED: readonly { readonly text: RegExp; readonly because: string }[] = [
  { text: /--quiet/, because: "the option that every command line calls so" },
];

type Code = Pick<SourceFile, "path" | "text" | "program">;

interface Said {
  readonly at: string;
  readonly text: string;
}

/** Every text of a file, with its place. Names of modules and keys are no text. */
function textsOf({ path, text, program }: Code): readonly Said[] {
  const nodes = [...nodesOf(program)];
  const silent = new Set(nodes.flatMap((node) => silentIn(node)?.start ?? []));
  return nodes.flatMap((node) => {
    const said = silent.has(node.start) ? null : textIn(node);
    return said === null ? [] : [{ at: `${path}:${lineAt(text, node.start)}`, text: said }];
  });
}

function silentIn(node: ESTree.Node): ESTree.Node | null {
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return node.source;
    case "Property":
      return node.key.type === "Literal" ? node.key : null;
    default:
      return null;
  }
}

function textIn(node: ESTree.Node): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  return node.type === "TemplateElement" ? node.value.raw : null;
}

/** What a component says by itself: text between tags, and attributes that are read aloud. */
function ownWordsIn(node: ESTree.Node): string | null {
  if (node.type === "JSXText") return node.value;
  if (node.type !== "JSXAttribute" || node.name.type !== "JSXIdentifier") return null;
  if (!/^(?:aria-label|title|placeholder|alt)$/.test(node.name.name)) return null;
  return node.value?.type === "Literal" ? String(node.value.value) : null;
}

function ruledOut(code: Code): readonly string[] {
  return textsOf(code).flatMap(({ at, text }) => {
    const said = ALLOWED.reduce((rest, { text: allowed }) => rest.replace(allowed, ""), text);
    return RULED.flatMap(({ out, say }) => {
      const word = out.exec(said)?.[0];
      return word === undefined ? [] : [`${at} says “${word}”: say ${say}`];
    });
  });
}

describe("words", () => {
  test("nothing that the glossary rules out is said", () => {
    expect(sourceFiles("lib/words").flatMap(ruledOut)).toEqual([]);
  });

  test("a ruled-out word is found in a sentence, and not in a key or a path", () => {
    const text =
      'import a from "./parser.ts"; const w = { worker: a, "job": `The ack came`, x: "probably done" };';
    const code = { path: "planted.ts", text, program: parseSync("planted.ts", text).program };
    expect(ruledOut(code)).toEqual([
      "planted.ts:1 says “ack”: say acknowledgement",
      "planted.ts:1 says “probably”: say a standing",
    ]);
  });

  test("a component says nothing that is not in the dictionary", () => {
    const own = sourceFiles("components", "app").flatMap(({ path, text, program }) =>
      [...nodesOf(program)].flatMap((node) => {
        const said = ownWordsIn(node);
        return said !== null && /\p{L}/u.test(said)
          ? [`${path}:${lineAt(text, node.start)} says “${said.trim()}”`]
          : [];
      }),
    );
    expect(own).toEqual([]);
  });

  test("the page's scripts hold no dictionary but the first: another is loaded when it is read", () => {
    const LOADED = /^@\/lib\/words\/(?:language\.ts|zh\/)/;
    const held = sourceFiles("components", "app")
      .filter(({ path }) => path !== "components/ui/each-language.tsx")
      .flatMap(({ path, program }) =>
        program.body.flatMap((node) =>
          node.type === "ImportDeclaration" && LOADED.test(node.source.value)
            ? [`${path}: names and tags are in lib/words/language-names.ts, words in useWords()`]
            : [],
        ),
      );
    expect(held).toEqual([]);
  });
});
