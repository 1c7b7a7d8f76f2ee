// What each page of the built site loads before it is usable: the scripts and styles that its HTML names, gzipped.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

/** @returns {{ page: string, bytes: number }[]} */
export function firstLoads(folder = "out") {
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".html"),
  );
  const sizes = new Map();
  const sizeOf = (name) => {
    if (!sizes.has(name)) sizes.set(name, gzipSync(readFileSync(join(folder, name)), { level: 9 }).length);
    return sizes.get(name);
  };
  return pages.map((page) => {
    const html = readFileSync(join(folder, page), "utf8");
    const scripts = [...html.matchAll(/<script\b(?![^>]*\bnomodule\b)[^>]*\bsrc="([^"]+)"/gi)];
    const names = new Set(scripts.map(([, src]) => relative("/", src)));
    return { page, bytes: [...names].reduce((sum, name) => sum + sizeOf(name), 0) };
  });
}
