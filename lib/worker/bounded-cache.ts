// Remembers the last things used, up to a total weight. What is asked for now always stays, however heavy.

export interface BoundedCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, weight: number): void;
  delete(key: string): void;
}

export function boundedCache<Value>(capacity: number): BoundedCache<Value> {
  // A Map keeps the order of insertion, so its first entry is the one used longest ago.
  const held = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= held.get(key)?.weight ?? 0;
    held.delete(key);
  }

  return {
    get: (key) => {
      const entry = held.get(key);
      if (entry === undefined) return undefined;
      held.delete(key);
      held.set(key, entry);
      return entry.value;
    },
    set: (key, value, weight) => {
      remove(key);
      held.set(key, { value, weight });
      total += weight;
      for (const oldest of held.keys()) {
        if (total <= capacity || oldest === key) return;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
