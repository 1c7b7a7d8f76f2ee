// The response headers a host should send. Nothing depends on them: the pages carry their policy in a meta element
// (csp.mjs) and pass it on to workers. They add what a meta element cannot say, and keep a worker that is started
// from its address as tight as the rest.

const EVERYWHERE = {
  "cache-control": "no-cache",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

export const PAGE_POLICY = "frame-ancestors 'none'";
export const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'";

/** Headers for a path below the site's root. */
export function headersFor(pathname) {
  const policy = pathname.endsWith(".js") ? SCRIPT_POLICY : PAGE_POLICY;
  return { ...EVERYWHERE, "content-security-policy": policy };
}
