// Heights of very many rows of which few are ever measured: each has an estimate until then. Where a row begins, which row
// lies at a place and how high all are takes as many steps as the count has binary digits, also right after a measurement.

export interface RowHeights {
  readonly count: number;
  /** Takes a measured height; tells by how much it differs from what was assumed. */
  measure(row: number, height: number): number;
  heightOf(row: number): number;
  /** Where a row begins; for the count itself, the height of all. */
  offsetOf(row: number): number;
  /** The row at a place; the first before all, the last behind all. */
  rowAt(offset: number): number;
  total(): number;
}

export function rowHeights(count: number, estimate: (row: number) => number): RowHeights {
  const heights = new Float64Array(count);
  // A binary indexed tree: entry i holds the sum of the `i & -i` heights that end at row i - 1.
  const sums = new Float64Array(count + 1);
  for (let row = 0; row < count; row += 1) {
    const height = estimate(row);
    heights[row] = height;
    const here = row + 1;
    sums[here] = (sums[here] ?? 0) + height;
    const next = here + (here & -here);
    if (next <= count) sums[next] = (sums[next] ?? 0) + (sums[here] ?? 0);
  }
  let highest = 1;
  while (highest * 2 <= count) highest *= 2;

  const offsetOf = (row: number): number => {
    let sum = 0;
    for (let here = Math.min(row, count); here > 0; here -= here & -here) sum += sums[here] ?? 0;
    return sum;
  };

  return {
    count,
    heightOf: (row) => heights[row] ?? 0,
    measure(row, height) {
      const change = height - (heights[row] ?? height);
      if (change === 0 || row < 0 || row >= count) return 0;
      heights[row] = height;
      for (let here = row + 1; here <= count; here += here & -here) sums[here] = (sums[here] ?? 0) + change;
      return change;
    },
    offsetOf,
    rowAt(offset) {
      let row = 0;
      let rest = offset;
      for (let step = highest; step > 0; step = Math.floor(step / 2)) {
        const sum = sums[row + step] ?? Number.POSITIVE_INFINITY;
        if (row + step > count || sum > rest) continue;
        row += step;
        rest -= sum;
      }
      return Math.max(0, Math.min(row, count - 1));
    },
    total: () => offsetOf(count),
  };
}
