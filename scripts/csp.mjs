// Gives every exported page a strict content security policy with the hashes of its inline scripts, and removes the
// raw TypeScript of workers that the bundler leaves behind. Run after `next build`. A page it cannot mark fails
// the build.
//   node scripts/csp.mjs [FOLDER=out]
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const ANCHOR = '<meta charSet="utf-8"/>';

/** The policy of one page. Only the site's own files; nothing can be sent anywhere else. */
export function policyOf(html) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => `'sha256-${sha256(script)}'`);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...new Set(hashes)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:", // A worker started from a blob has this page's policy; from an address, none of it.
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** The page with its policy as the first thing after the encoding, or null where there is no place for it. */
export function withPolicy(html) {
  if (html.split(ANCHOR).length !== 2) return null;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`;
  return html.replace(ANCHOR, `${ANCHOR}${meta}`);
}

function sha256(text) {
  return createHash("sha256").update(text).digest("base64");
}

function main(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) rmSync(file);
  const pages = files.filter((name) => name.endsWith(".html"));
  for (const page of pages) {
    const marked = withPolicy(readFileSync(page, "utf8"));
    if (marked === null) throw new Error(`${page}: expected exactly one ${ANCHOR} to put the policy after`);
    writeFileSync(page, marked);
  }
  if (pages.length === 0) throw new Error(`${folder}: no page found`);
  console.log(`Content security policy added to ${pages.length} pages.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main(process.argv[2] ?? "out");
