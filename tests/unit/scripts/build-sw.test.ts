// What the service worker of a build is made of: every file, under addresses a plain host answers, or no build at all.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingFiles, serviceWorkerOf } from "@/scripts/build-sw.mjs";

const SOURCE = readFileSync("scripts/service-worker.mjs", "utf8");

const site = (changes: Readonly<Record<string, string | null>> = {}) => {
  const files: Record<string, string | null> = {
    "index.html":
      '<link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/theme.js"></script>',
    "session/index.html": '<link rel="manifest" href="/manifest.webmanifest?v=1"/>',
    "reference/index.html": "",
    "404.html": "",
    "manifest.webmanifest": '{"icons":[{"src":"icons/icon.png"}]}',
    "theme.js": "1",
    "icons/icon.png": "png",
    "_next/static/chunks/a.css": 'x{src:url(../media/b.woff2)} y{background:url("data:image/png,")}',
    "_next/static/media/b.woff2": "font",
    "_next/static/chunks/c.js": 'load("static/chunks/d.js")',
    "_next/static/chunks/d.js": "2",
    ...changes,
  };
  return new Map(
    Object.entries(files).flatMap(([name, text]) =>
      text === null ? [] : [[name, Buffer.from(text)] as const],
    ),
  );
};

test("a site in which nothing is missing has nothing missing", () => {
  expect(missingFiles(site(), "")).toEqual([]);
});

test.each([
  ["theme.js", "theme.js, named by index.html"],
  ["icons/icon.png", "icons/icon.png, named by manifest.webmanifest"],
  ["_next/static/media/b.woff2", "_next/static/media/b.woff2, named by _next/static/chunks/a.css"],
  ["_next/static/chunks/d.js", "_next/static/chunks/d.js, named by _next/static/chunks/c.js"],
  ["_next/static/chunks/a.css", "_next/static/chunks/a.css, named by index.html"],
  ["404.html", "404.html, which every site has"],
])("a build without %s is refused, and says who names it", (name, said) => {
  expect(missingFiles(site({ [name]: null }), "")).toContain(said);
});

test("below a folder, links are looked up below it", () => {
  const files = site({ "index.html": '<script src="/tools/theme.js"></script><a href="/elsewhere"></a>' });
  expect(missingFiles(files, "/tools")).toEqual([]);
  files.delete("theme.js");
  expect(missingFiles(files, "/tools")).toContain("theme.js, named by index.html");
});

test("a folder's page is asked for by the folder, and names are safe in an address", () => {
  const { text } = serviceWorkerOf(site({ "a #1?.txt": "" }), SOURCE);
  const files: [string, string][] = JSON.parse(/^const FILES = (.*);$/m.exec(text)?.[1] ?? "[]");

  const paths = files.map(([path]) => path);
  expect(paths).toContain("");
  expect(paths).toContain("session/");
  expect(paths).toContain("a %231%3F.txt");
  expect(paths).not.toContain("index.html");
});

test("the same files make the same version; another byte, another name or another worker make another", () => {
  const version = (changes?: Parameters<typeof site>[0], source = SOURCE) =>
    serviceWorkerOf(site(changes), source).version;

  expect(version()).toBe(version());
  expect(version({ "theme.js": "2" })).not.toBe(version());
  expect(version({ "theme.js": null, "theme2.js": "1" })).not.toBe(version());
  expect(version({}, `${SOURCE}\n`)).not.toBe(version());
});

test("the worker names no other place, and takes over only when it is told to", () => {
  expect(SOURCE).not.toMatch(/https?:\/\//);
  expect(SOURCE.match(/skipWaiting/g)).toHaveLength(1);
  expect(SOURCE).toContain('if (event.data === "take-over") self.skipWaiting();');
});
