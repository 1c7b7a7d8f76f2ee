// Writes sw.js into an exported site: the service worker with the list of every file of the build and its digest. Run last,
// when nothing changes any more. Fails when a page, a style or a script names a file that is not there: a cache without it
// would be an app that breaks once it is offline.
//   node scripts/build-sw.mjs [FOLDER=out]
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { basePathFrom } from "./base-path.mjs";

const SOURCE = fileURLToPath(new URL("service-worker.mjs", import.meta.url));
const NAME = "sw.js";
/** Without these there is no site, whatever else there is. */
const REQUIRED = [
  "index.html",
  "session/index.html",
  "reference/index.html",
  "404.html",
  "manifest.webmanifest",
  "theme.js",
];
const LEFT_OUT = /(?:^|\/)sw\.js$|\.map$/;
/** Files of the bundler by the names that pages, styles and scripts give them. */
const BUNDLED = /\b_?(?:next\/)?static\/(?:chunks|media)\/[\w.~-]+\.(?:js|css|woff2|svg|png|ico|json)\b/g;

/** Every file of the site by its path with forward slashes, with its bytes. */
export function siteFiles(folder) {
  return new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(join(folder, "/").length).replaceAll("\\", "/"), path])
      .filter(([name]) => !LEFT_OUT.test(name))
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, path]) => [name, readFileSync(path)]),
  );
}

/** Files that something of the site names and that are not there, each with who names it. */
export function missingFiles(files, basePath) {
  const missing = REQUIRED.filter((name) => !files.has(name)).map((name) => `${name}, which every site has`);
  for (const [name, bytes] of files) {
    if (!/\.(?:html|css|js|txt|webmanifest)$/.test(name)) continue;
    const text = bytes.toString("utf8");
    for (const named of new Set([...bundledIn(text), ...linkedIn(name, text, basePath)])) {
      if (!files.has(named)) missing.push(`${named}, named by ${name}`);
    }
  }
  return missing;
}

function bundledIn(text) {
  return [...text.matchAll(BUNDLED)].map(([path]) => `_next/${path.replace(/^_?(?:next\/)?/, "")}`);
}

/** What tags of a page load, and what a manifest or a style names beside itself. */
function linkedIn(name, text, basePath) {
  if (name.endsWith(".html")) {
    return [...text.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="([^"?#]+)/g)]
      .map(([, path]) => path)
      .filter((path) => path.startsWith(`${basePath}/`))
      .map((path) => path.slice(basePath.length + 1).replace(/(^|\/)$/, "$1index.html"));
  }
  const beside = name.endsWith(".css")
    ? [...text.matchAll(/url\(["']?(?!data:|#|["'])([^"')?#]+)/g)].map(([, path]) => path)
    : name.endsWith(".webmanifest")
      ? JSON.parse(text).icons.map(({ src }) => src)
      : [];
  return beside.map((path) => posix.join(posix.dirname(name), path));
}

/** The text of sw.js. Other bytes of any file, or another worker, make another version. */
export function serviceWorkerOf(files, source) {
  const list = [...files].map(([name, bytes]) => [addressOf(name), `sha256-${digestOf(bytes)}`]);
  const version = createHash("sha256").update(JSON.stringify(list)).update(source).digest("hex").slice(0, 16);
  return {
    version,
    text: `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(list)};\n${source}`,
  };
}

/** A folder's page is asked for by the folder: a host may answer its file's name with a redirect. */
function addressOf(name) {
  return name.replace(/(^|\/)index\.html$/, "$1").replace(/[%?#]/g, encodeURIComponent);
}

function digestOf(bytes) {
  return createHash("sha256").update(bytes).digest("base64");
}

function main(folder) {
  const files = siteFiles(folder);
  const missing = missingFiles(files, basePathFrom(process.env));
  if (missing.length > 0) throw new Error(`${folder} lacks:\n  ${missing.join("\n  ")}`);
  const { version, text } = serviceWorkerOf(files, readFileSync(SOURCE, "utf8"));
  writeFileSync(join(folder, NAME), text);
  console.log(`Service worker written for ${files.size} files, version ${version}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv[2] ?? "out");
