// Items by a key, in their order: what a loop inside a loop would search for again and again.

export function groupBy<Key, Item>(
  items: readonly Item[],
  keyOf: (item: Item) => Key | null,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
