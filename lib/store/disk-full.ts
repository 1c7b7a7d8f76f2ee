// How a browser says that it has no room left, through Dexie or without it.

/** True when an error, or the error behind it, says that the browser has no room left. */
export function isDiskFull(error: unknown): boolean {
  for (let next: unknown = error, depth = 0; next instanceof Object && depth < 5; depth += 1) {
    if ("name" in next && next.name === "QuotaExceededError") return true;
    next = "inner" in next ? next.inner : undefined;
  }
  return false;
}
