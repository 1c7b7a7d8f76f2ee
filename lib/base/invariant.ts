// Our own mistakes throw; bad input never does (see result.ts).

/** Throws when a condition that our own code guarantees does not hold. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`invariant: ${message}`);
}

/** Ends an exhaustive switch; the type checker proves that it is unreachable. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
