// What each page of the built site loads before it is usable: the scripts that its HTML names, gzipped, and which of them are
// Next and React, shared by all pages, or its own. Beside that, what it fetches by itself until it has come to rest.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

/** Stands in the framework's own scripts, and in none of ours. */
const FRAMEWORK = /react\.transitional\.element|__NEXT_P|TURBOPACK_CHUNK_BASE_PATH|CHUNK_BASE_PATH/;

/** @returns {{ page: string, bytes: number, framework: number, shared: number, own: number }[]} */
export function firstLoads(folder = "out") {
  const size = sizes(folder);
  const pages = htmlIn(folder).map((page) => ({
    page,
    names: scriptsOf(readFileSync(join(folder, page), "utf8")),
  }));
  return pages.map(({ page, names }) => {
    const parts = { framework: 0, shared: 0, own: 0 };
    for (const name of names) parts[kindOf(name, folder, pages)] += size(name);
    return { page, bytes: parts.framework + parts.shared + parts.own, ...parts };
  });
}

/** The scripts that a page has fetched once nothing more comes, gzipped: with what it asks for after it was shown. */
export async function atRest(browser, page, folder = "out") {
  const opened = await browser.freshPage(new URL(page.replace(/index\.html$/, ""), browser.address).href);
  try {
    const addresses = await opened.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => /\.js(?:$|\?)/.test(name)),
    );
    const size = sizes(folder);
    const names = new Set(addresses.map((address) => decodeURIComponent(new URL(address).pathname.slice(1))));
    return [...names].reduce((sum, name) => sum + size(name), 0);
  } finally {
    await opened.context().close();
  }
}

function htmlIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
}

function scriptsOf(html) {
  const scripts = [...html.matchAll(/<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi)];
  return new Set(scripts.map(([, src]) => relative("/", src)));
}

function kindOf(name, folder, pages) {
  if (FRAMEWORK.test(readFileSync(join(folder, name), "utf8"))) return "framework";
  return pages.every(({ names }) => names.has(name)) ? "shared" : "own";
}

function sizes(folder) {
  const known = new Map();
  return (name) => {
    if (!known.has(name)) known.set(name, gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
    return known.get(name);
  };
}
