// The repository tells nothing of where it was made: no folder, user or name of the machine that runs this test, no
// registry it installs from, and no address that is not on a list.

import { readdirSync } from "node:fs";
import { homedir, hostname, userInfo } from "node:os";
import { dirname } from "node:path";
import { describe, expect, test } from "vitest";
import { filesBelow, lineAt, ROOT, textOf } from "./source-files.ts";

/** What tools make or bring; nothing of it is kept in the repository. */
const NOT_OURS = /^(?:node_modules|out|dist|test-results|playwright-report|next-env\.d\.ts|.*\.tsbuildinfo)$/;
const KEPT_DOTS = new Set([".ci", ".gitattributes", ".gitignore", ".npmrc"]);
const BINARY = /\.(?:png|zip|gz|zst|woff2|ico)$/;

/** Hosts that may be named: specifications, the hosts whose exports are read, and names that belong to nobody. */
const HOSTS = [
  /^(?:www\.w3\.org|json-schema\.org|keepachangelog\.com|semver\.org|nextjs\.org|opencode\.ai|www\.speedscope\.app)$/,
  /^(?:localhost|127\.0\.0\.1)$/,
  /(?:^|\.)(?:test|example|invalid|localhost)$|(?:^|\.)example\.(?:com|org|net)$/,
];

const files = readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => (name.startsWith(".") ? KEPT_DOTS.has(name) : !NOT_OURS.test(name)))
  .flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]))
  .filter((path) => !BINARY.test(path));

describe("the repository", () => {
  test("names no folder and no user of the machine that it is on", () => {
    const own = ROOT.replace(/\/$/, "");
    const names = [own, homedir(), `${dirname(own)}/`, hostname(), userInfo().username].filter(isTelling);
    const found = files.flatMap((path) =>
      names.filter((name) => textOf(path).includes(name)).map((name) => [path, name]),
    );
    expect(found).toEqual([]);
  });

  test("names no host that is not on the list", () => {
    const found = files
      .filter((path) => path !== "package-lock.json")
      .flatMap((path) => {
        const text = textOf(path);
        return [
          ...text.matchAll(
            /\bhttps?:\/\/(?:[^\s/@"'`]*@)?([A-Za-z0-9][A-Za-z0-9.-]*\.[A-Za-z][A-Za-z0-9-]*)/g,
          ),
        ].flatMap(({ 1: host = "", index }) =>
          HOSTS.some((known) => known.test(host)) ? [] : [`${path}:${lineAt(text, index)} names ${host}`],
        );
      });
    expect(found).toEqual([]);
  });

  test("the lock says what to install and not from where", () => {
    expect(textOf("package-lock.json")).not.toContain('"resolved"');
    expect(textOf(".npmrc")).not.toMatch(/registry\s*=/);
  });
});

/** Names that many machines share (root, runner, /app) tell nothing, and would be found in any text. */
function isTelling(name: string): boolean {
  const parts = name.split("/").filter(Boolean);
  if (name.includes("/")) return parts.length > 1 && !/^\/(?:home|Users)\/?$/.test(name);
  return (
    name.length >= 6 && !/^(?:root|runner|ubuntu|debian|localhost|docker|vscode|nobody|codespace)$/.test(name)
  );
}
