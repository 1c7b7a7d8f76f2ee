// Writes third-party-notices.txt into an exported site: whose work ships with it and under which terms, word for word from
// the packages. From the lock's production dependencies, whatever the platform; what only builds is left out, except for
// packages whose text ends up in the site. A package that says nothing about its licence fails the build.
//   node scripts/third-party-notices.mjs [FOLDER=out]...
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const NAME = "third-party-notices.txt";
/** Not production dependencies of ours by the lock, and yet part of the site: its base styles, and what Next has inside. */
const ALSO = [
  "node_modules/tailwindcss",
  "node_modules/next/dist/compiled/react-server-dom-turbopack",
  "node_modules/next/dist/compiled/process",
];
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
const RULE = "-".repeat(80);

/** Folders of the packages that ship, by the lock file: neither for development nor for one platform alone. */
export function shippedPackages(lock) {
  return Object.entries(lock.packages)
    .filter(([folder, { dev, devOptional, optional }]) => folder !== "" && !dev && !devOptional && !optional)
    .map(([folder]) => folder);
}

/** What one package says of itself; its texts are those of its licence and notice files. */
export function packageNotice(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
  if (texts.length === 0 && typeof license !== "string") throw new Error(`${folder} names no licence`);
  const by = typeof author === "string" ? author : author?.name;
  return {
    title: [name, version].filter(Boolean).join(" "),
    licence: typeof license === "string" ? license : "",
    text:
      texts.join("\n\n") ||
      `The package holds no licence file. It names the licence ${license}${by === undefined ? "" : ` and as its author ${by}`}.`,
  };
}

/** One text for all packages that come under the same words. */
export function noticesText(notices) {
  const groups = new Map();
  for (const { title, licence, text } of [...notices].sort((a, b) => (a.title < b.title ? -1 : 1))) {
    const line = licence === "" ? title : `${title} (${licence})`;
    groups.set(text, [...(groups.get(text) ?? []), line]);
  }
  const parts = [...groups].map(([text, lines]) => `${RULE}\n${lines.join("\n")}\n\n${text}\n`);
  return `Third-party notices\n\nGroundline holds work of others, under the terms below.\n\n${parts.join("\n")}`;
}

function main(folders) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
  const notices = [...shippedPackages(lock), ...ALSO].map((folder) => packageNotice(join(root, folder)));
  const text = noticesText(notices);
  for (const folder of folders.filter((one) => existsSync(one))) writeFileSync(join(folder, NAME), text);
  console.log(`Notices of ${notices.length} packages written.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  main(process.argv.length > 2 ? process.argv.slice(2) : ["out"]);
}
