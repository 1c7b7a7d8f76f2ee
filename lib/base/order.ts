// Comparisons that do not depend on a locale.

export function byCodeUnits(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

export function byNumber(left: number, right: number): number {
  return left - right;
}

/** Compares by several keys in turn; the first that differs decides. */
export function byKeys<Item>(...keys: readonly ((item: Item) => number | string)[]) {
  return (left: Item, right: Item): number => {
    for (const key of keys) {
      const a = key(left);
      const b = key(right);
      if (a !== b) return a < b ? -1 : 1;
    }
    return 0;
  };
}
