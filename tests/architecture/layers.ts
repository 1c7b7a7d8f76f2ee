// Who may import whom, as data. Arrows point down only: a layer that is not named in `imports` may not be used, nor a
// package that is not named in `packages`. The drawing and its reasons are in docs/architecture.md.

export interface Layer {
  /** A folder from the root. The deepest layer that holds a file is its layer. */
  readonly folder: string;
  readonly imports: readonly string[];
  readonly packages: readonly string[];
  /** Core: no DOM and no Node types, no clock, no randomness, no locale, no time zone, no console. */
  readonly isCore: boolean;
  /** What to do instead of the import that was tried. */
  readonly instead: string;
}

const layer = (
  folder: string,
  imports: readonly string[],
  instead: string,
  more: { readonly packages?: readonly string[]; readonly isCore?: boolean } = {},
): Layer => ({ folder, imports, instead, packages: more.packages ?? [], isCore: more.isCore ?? false });

const core = (
  folder: string,
  imports: readonly string[],
  instead: string,
  packages: readonly string[] = [],
) => layer(folder, imports, instead, { packages, isCore: true });

const READING = ["lib/base", "lib/model", "lib/decode", "lib/formats"];
const THINKING = [...READING, "lib/knowledge", "lib/analysis"];
const PAINTING = ["lib/base", "lib/model", "lib/knowledge", "lib/layout", "lib/words"];

export const LAYERS: readonly Layer[] = [
  core("lib/base", [], "base is the bottom: take what is needed as a parameter"),
  core("lib/model", ["lib/base"], "the model is vocabulary: put the function into the layer that uses it", [
    "zod",
  ]),
  core("lib/words", ["lib/base", "lib/model"], "words format what they are given: pass the value in"),
  core(
    "lib/formats",
    ["lib/base", "lib/model"],
    "readers translate and judge nothing: leave it to analysis",
    ["zod"],
  ),
  core("lib/knowledge", ["lib/base", "lib/model"], "knowledge is data: let analysis apply it"),
  core(
    "lib/analysis",
    ["lib/base", "lib/model", "lib/knowledge"],
    "analysis sees events only: let a reader state it",
  ),
  core("lib/facts", ["lib/base", "lib/model"], "facts rename claims: let analysis state it"),
  core("lib/layout", ["lib/base", "lib/model"], "layout draws what analysis states: pass the value in", [
    "d3",
  ]),
  layer("lib/decode", ["lib/base", "lib/model"], "decode knows bytes, not formats: hand the record on", {
    packages: ["fflate"],
  }),
  layer("lib/pipeline", THINKING, "the pipeline joins stages and has no platform: take it as a parameter"),
  layer(
    "lib/worker",
    [...THINKING, "lib/pipeline"],
    "the worker answers from the pipeline: do it in the page",
  ),
  layer("lib/store", ["lib/base", "lib/model"], "the store keeps rows: let lib/library make them", {
    packages: ["dexie"],
  }),
  layer("lib/library", ["lib/base", "lib/model", "lib/store", "lib/worker"], "ask the worker for it"),
  layer(
    "lib/cli",
    [...THINKING, "lib/pipeline", "lib/facts", "lib/words"],
    "the command line needs no browser",
    {
      packages: ["node:fs", "node:path", "node:stream", "node:util"],
    },
  ),
  layer("components", PAINTING, "pass the value in", {
    packages: ["react", "react-dom", "next", "nuqs", "d3", "@tanstack/react-virtual"],
  }),
  layer("app", ["components"], "a route names its screen and does nothing else", {
    packages: ["react", "next", "nuqs", "@fontsource-variable/inter", "@fontsource-variable/jetbrains-mono"],
  }),
];

/** Hooks of components are where the page meets what is kept and what is read. */
export const HOOK = /^components\/.+\/use-[^/]+\.tsx?$/;
export const HOOKS_ALSO: Pick<Layer, "imports" | "packages"> = {
  imports: ["lib/library", "lib/store", "lib/worker"],
  packages: ["dexie-react-hooks"],
};

/** Of the worker, others see its client and its protocol; the rest runs on the other side. */
export const WORKER_DOORS = ["lib/worker/client.ts", "lib/worker/protocol.ts"];

/** A format may use no sibling but these, which hold what several hosts have in common. */
export const SHARED_BY_FORMATS = ["lib/formats/host-text", "lib/formats/rows-2"];

/** Files outside every layer that a layer may read. */
export const LOOSE_FILES: Readonly<Record<string, readonly string[]>> = {
  "package.json": ["lib/cli"],
  "app/globals.css": ["app"],
};

export interface Debt {
  readonly file: string;
  readonly imports: string;
  readonly because: string;
}

/** Imports that break the table and are known to. May only shrink: an entry that is paid off fails the test. */
export const DEBT: readonly Debt[] = [];

export function layerOf(path: string): Layer | undefined {
  return LAYERS.filter(({ folder }) => path.startsWith(`${folder}/`)).sort(
    (left, right) => right.folder.length - left.folder.length,
  )[0];
}
