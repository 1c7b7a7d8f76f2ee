// The response headers a host should send. The pages carry their own policy in a meta element (csp.mjs); a worker
// has the policy of its own response, so scripts are sent with one. Our own server sends exactly these.

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
