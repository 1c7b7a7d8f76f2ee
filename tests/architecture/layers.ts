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

/** Packages by layer. What a layer is not given here it may not use. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  "lib/model": ["zod"],
  "lib/formats": ["zod"],
  "lib/layout": ["d3"],
  "lib/decode": ["fflate"],
  "lib/store": ["dexie"],
  "lib/cli": ["node:fs", "node:path", "node:stream", "node:util"],
  components: [
    "react",
    "react-dom",
    "next",
    "nuqs",
    "d3",
    "@tanstack/react-virtual",
    "react-markdown",
    "remark-gfm",
    "anser",
    "@leeoniya/ufuzzy",
  ],
  app: ["react", "next", "nuqs", "@fontsource-variable/inter", "@fontsource-variable/jetbrains-mono"],
};

const layer = (isCore: boolean) => (folder: string, imports: readonly string[], instead: string) => ({
  folder,
  imports: imports.map((name) => (name === "components" ? name : `lib/${name}`)),
  packages: PACKAGES[folder] ?? [],
  isCore,
  instead,
});
const core = layer(true);
const edge = layer(false);

const STAGES = ["decode", "formats", "analysis"];

export const LAYERS: readonly Layer[] = [
  core("lib/base", [], "base is the bottom, take it as a parameter"),
  core("lib/model", ["base"], "the model is vocabulary, put it where it is used"),
  core("lib/words", ["base", "model"], "words write what they are given, pass the value in"),
  core("lib/formats", ["base", "model"], "readers only translate, leave it to analysis"),
  core("lib/knowledge", ["base", "model"], "knowledge is data, let analysis apply it"),
  core("lib/rules", ["base", "model", "knowledge"], "rules are asked, let analysis claim what they say"),
  core(
    "lib/analysis",
    ["base", "model", "knowledge", "rules"],
    "analysis sees events only, let a reader state it",
  ),
  core("lib/facts", ["base", "model", "words"], "facts rename claims, let analysis state it"),
  core("lib/transcript", ["base", "model", "analysis"], "a row is made of what was read, pass it in"),
  core("lib/search", ["base", "model"], "search asks texts it is given, let the pipeline read them"),
  core("lib/surface", ["base", "model", "knowledge"], "a surface is looked up, let analysis claim it"),
  core("lib/layout", ["base", "model"], "layout draws what is stated, pass the value in"),
  core(
    "lib/report",
    ["base", "model", "knowledge", "layout", "surface", "words"],
    "the report writes what it is given, redact or look it up before",
  ),
  core("lib/redact", ["base", "model"], "redaction knows texts by their class, name it in a plan"),
  edge("lib/decode", ["base", "model"], "decode knows bytes only, hand the record on"),
  edge(
    "lib/pipeline",
    ["base", "model", "search", "knowledge", ...STAGES],
    "the pipeline has no platform, take it as a parameter",
  ),
  edge(
    "lib/worker",
    ["base", "model", "decode", "analysis", "pipeline", "search", "transcript", "redact", "report", "words"],
    "ask the pipeline",
  ),
  edge("lib/store", ["base", "model"], "the store keeps rows, let lib/library make them"),
  edge("lib/library", ["base", "model", "store", "worker"], "ask the worker"),
  edge(
    "lib/cli",
    ["base", "model", "words", "decode", "rules", "analysis", "facts", "redact", "report", "pipeline"],
    "ask the pipeline",
  ),
  edge(
    "components",
    ["base", "model", "knowledge", "layout", "redact", "rules", "surface", "words"],
    "pass the value in",
  ),
  edge("app", ["components"], "a route names its screen and does nothing else"),
];

/** Hooks of components are where the page meets what is kept and what is read. */
export const HOOK = /^components\/.+\/use-[^/]+\.tsx?$/;
export const HOOKS_ALSO: Pick<Layer, "imports" | "packages"> = {
  imports: ["lib/library", "lib/store", "lib/worker"],
  packages: [],
};

/** Of the worker, others see its client and its protocol; the rest runs on the other side. */
export const WORKER_DOORS = ["lib/worker/client.ts", "lib/worker/protocol.ts", "lib/worker/search-client.ts"];

/** A format may use no sibling but these, which hold what several hosts have in common. */
export const SHARED_BY_FORMATS = ["lib/formats/host-text", "lib/formats/rows-2"];

/** Files outside every layer that a layer may read. */
export const LOOSE_FILES: Readonly<Record<string, readonly string[]>> = {
  "package.json": ["lib/cli", "lib/worker"],
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
