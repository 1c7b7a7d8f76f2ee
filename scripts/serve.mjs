// Serves an exported site as a plain static host would: folders by their index.html, 404.html for the rest, under
// a base path if given. Loopback only, reads only, no dependency.
//   node scripts/serve.mjs [--bare] [FOLDER=out] [PORT=4173] [BASE_PATH]
// With --bare it sends no header of host-headers.mjs, as the plainest host: the browser tests run against that.
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { headersFor } from "./host-headers.mjs";

const HOST = "127.0.0.1";
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".jsonl": "application/x-ndjson; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
  ".zip": "application/zip",
};

/** Listens on loopback and resolves with the server; rejects (EADDRINUSE) when the port is taken. */
export function serve(folder, port, { basePath = "", bare = false } = {}) {
  const site = { root: resolve(folder), basePath, extraHeaders: bare ? () => ({}) : headersFor };
  const server = createServer((request, response) => answer(site, request, response));
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, HOST, () => done(server));
  });
}

function answer({ root, basePath, extraHeaders }, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD")
    return end(response, 405, "Only GET and HEAD.\n");
  const url = new URL(request.url ?? "/", `http://${HOST}`);
  if (basePath && url.pathname === basePath) return redirect(response, `${basePath}/${url.search}`);
  const inside = url.pathname.startsWith(`${basePath}/`);
  const file = inside ? fileAt(root, url.pathname.slice(basePath.length)) : null;
  if (file?.isFolder) return redirect(response, `${url.pathname}/${url.search}`);
  const path = file?.path ?? fileAt(root, "/404.html")?.path;
  if (!path) return end(response, 404, "Not found.\n");
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  const headers = { "content-type": type, ...extraHeaders(url.pathname) };
  response.writeHead(file ? 200 : 404, headers);
  if (request.method === "HEAD") return response.end();
  createReadStream(path)
    .on("error", () => response.destroy())
    .pipe(response);
}

/** The file a path names, or null. Nothing outside the folder is ever named. */
function fileAt(root, pathname) {
  const name = decoded(pathname);
  if (name === null) return null;
  const path = resolve(root, `.${name.endsWith("/") ? `${name}index.html` : name}`);
  if (!path.startsWith(root + sep)) return null;
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) return { path, isFolder: false };
  if (stat?.isDirectory() && statSync(join(path, "index.html"), { throwIfNoEntry: false }))
    return { path, isFolder: true };
  return null;
}

function decoded(pathname) {
  try {
    const name = decodeURIComponent(pathname);
    return name.includes("\0") ? null : name;
  } catch {
    return null;
  }
}

function redirect(response, location) {
  response.writeHead(308, { location }).end();
}

function end(response, status, text) {
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const words = process.argv.slice(2);
  const bare = words.includes("--bare");
  const [folder = "out", port = "4173", basePath = ""] = words.filter((word) => word !== "--bare");
  await serve(folder, Number(port), { basePath, bare });
  console.log(`Serving ${folder} on http://${HOST}:${port}${basePath}/`);
}
