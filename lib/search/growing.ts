// Columns that grow while they are filled: a million numbers in typed arrays instead of a million objects.

type Column = Uint8Array | Uint32Array | Float64Array;

export interface Growing<Kind extends Column> {
  readonly length: number;
  readonly push: (value: number) => void;
  /** What was pushed so far; void after the next push. */
  readonly values: () => Kind;
}

export function growing<Kind extends Column>(make: (length: number) => Kind): Growing<Kind> {
  let held = make(1_024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === held.length) {
        const larger = make(held.length * 2);
        larger.set(held);
        held = larger;
      }
      held[length] = value;
      length += 1;
    },
    values: () => {
      const own = make(length);
      own.set(held.subarray(0, length));
      return own;
    },
  };
}
