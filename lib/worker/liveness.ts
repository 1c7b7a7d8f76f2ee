// Notices the end of a worker, however it came: a worker that closes itself or is killed for memory raises no event, but
// the browser frees its locks. Where a page has no locks (plain http on another machine) only error events tell.

/** A lock name that no other worker has; null where the browser has no locks. */
export function lockName(): string | null {
  return "locks" in navigator ? `groundline-worker-${crypto.randomUUID()}` : null;
}

/** In the worker: holds the lock for as long as the worker lives. Resolves once it is held. */
export function holdLock(name: string | null): Promise<void> {
  if (name === null) return Promise.resolve();
  return new Promise((held, failed) => {
    const forever = new Promise<never>(() => undefined);
    navigator.locks
      .request(name, () => {
        held();
        return forever;
      })
      .catch(failed);
  });
}

/** In the page, once the worker holds the lock: calls `died` when it is free again. */
export function watchLock(name: string | null, died: () => void, signal: AbortSignal): void {
  if (name === null) return;
  navigator.locks
    .request(name, { signal }, () => died())
    .catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
}
