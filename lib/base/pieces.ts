// Work in pieces: a generator that yields wherever whoever drives it may do something else first.

export type Pieces<Value> = Generator<void, Value, void>;

/** All pieces one after the other. */
export function atOnce<Value>(pieces: Pieces<Value>): Value {
  for (;;) {
    const { done, value } = pieces.next();
    if (done) return value;
  }
}
