// Says across tabs that an import is going on: a lock that many may hold. Reloading any tab of the site at that time would
// cut an import off, so whoever offers a reload asks here first.

const LOCK = "groundline-import";

/** Holds the lock while `work` is done. Where the browser has no locks, other tabs are not told. */
export function whileImporting<Result>(work: () => Promise<Result>): Promise<Result> {
  return "locks" in navigator ? navigator.locks.request(LOCK, { mode: "shared" }, work) : work();
}

/** Whether any tab of this browser is importing now. */
export async function isAnyImporting(): Promise<boolean> {
  if (!("locks" in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === LOCK);
}
