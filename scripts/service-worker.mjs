// The service worker. build-sw.mjs puts VERSION and FILES (path from the site's root, digest) in front of this text and
// writes it as sw.js. It keeps every file of one build and answers from them, so that the site opens without a network.
// It answers GET requests for this site only, asks for nothing but this site's files, and takes over from an older worker
// only when a page says so or none is left open.

/* global VERSION, FILES */

const SITE = self.registration.scope;
/** Other sites below the same host have caches of their own; only those with this name are ours. */
const OURS = `groundline ${SITE} `;
const KEPT = OURS + VERSION;
/** Pages of an older build may still be open after a take-over: so many older builds stay for them. */
const OLDER_BUILDS = 2;
/** What bundlers name after its content: two builds never mean different bytes by one such name. */
const NAMED_BY_CONTENT = `${SITE}_next/static/`;

const digests = new Map(FILES.map(([path, digest]) => [new URL(`./${path}`, SITE).href, digest]));

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SITE)) event.respondWith(answerTo(event.request));
});
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});

/** All files or none: a host in the middle of a deployment must not leave a mixture behind. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  try {
    await Promise.all([...digests].map(([address, digest]) => keep(cache, address, digest)));
  } catch (error) {
    await caches.delete(KEPT);
    throw error;
  }
}

/** The browser itself refuses bytes with another digest. It says nothing of the status: a host may send 404.html as 404. */
async function keep(cache, address, integrity) {
  const response = await fetch(address, { cache: "reload", integrity });
  await cache.put(address, plain(response, 200));
}

/**
 * A response without an address of its own. One that was fetched carries the address it came from: it would answer a
 * request with a query or a fragment as if it had none, and one that was redirected is refused for a page.
 */
function plain(response, status) {
  const headers = new Headers(response.headers);
  for (const name of ["content-encoding", "content-length", "vary"]) headers.delete(name);
  return new Response(response.body, { status, headers });
}

async function begin() {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  const gone = pages.length === 0 ? older : older.slice(0, -OLDER_BUILDS);
  await Promise.all(gone.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answerTo(request) {
  const { origin, pathname, search } = new URL(request.url);
  const address = origin + pathname;
  const isPage = request.mode === "navigate";
  const kept = (await keptFile(address)) ?? (isPage ? await keptFile(withoutIndex(address)) : undefined);
  if (kept !== undefined) return kept;
  if (isPage && digests.has(`${address}/`)) return Response.redirect(`${address}/${search}`, 302);
  try {
    return await fetch(request);
  } catch {
    const page = isPage ? await keptFile(`${SITE}404.html`) : undefined;
    return page === undefined ? Response.error() : plain(page, 404);
  }
}

async function keptFile(address) {
  const own = digests.has(address) ? await found(KEPT, address) : undefined;
  if (own !== undefined || !address.startsWith(NAMED_BY_CONTENT)) return own;
  for (const name of (await caches.keys()).filter((one) => one.startsWith(OURS))) {
    const older = await found(name, address);
    if (older !== undefined) return older;
  }
  return undefined;
}

/** Opening a cache that is gone would make it anew. */
async function found(cacheName, address) {
  return caches.match(address, { cacheName });
}

function withoutIndex(address) {
  return address.replace(/\/index\.html$/, "/");
}
