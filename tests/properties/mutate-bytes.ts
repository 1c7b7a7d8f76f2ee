// Damage to the bytes of a valid export: flipped, cut out, cut off, repeated, overwritten.

import fc from "fast-check";

export type ByteDamage =
  | { readonly kind: "flip"; readonly place: number; readonly bit: number }
  | { readonly kind: "cut-out"; readonly place: number; readonly length: number }
  | { readonly kind: "cut-off"; readonly place: number }
  | { readonly kind: "repeat"; readonly place: number; readonly length: number }
  | { readonly kind: "overwrite"; readonly place: number; readonly byte: number };

const place = fc.nat(1_000_000);
const length = fc.integer({ min: 1, max: 400 });

const removal: fc.Arbitrary<ByteDamage> = fc.oneof(
  fc.record({ kind: fc.constant("cut-out" as const), place, length }),
  fc.record({ kind: fc.constant("cut-off" as const), place }),
);

export const byteRemovals: fc.Arbitrary<readonly ByteDamage[]> = fc.array(removal, {
  minLength: 1,
  maxLength: 3,
});

export const byteDamage: fc.Arbitrary<readonly ByteDamage[]> = fc.array(
  fc.oneof(
    removal,
    fc.record({ kind: fc.constant("flip" as const), place, bit: fc.nat(7) }),
    fc.record({ kind: fc.constant("repeat" as const), place, length }),
    fc.record({ kind: fc.constant("overwrite" as const), place, byte: fc.nat(255) }),
  ),
  { minLength: 1, maxLength: 4 },
);

export function damagedBytes(bytes: Uint8Array, damage: readonly ByteDamage[]): Uint8Array {
  return damage.reduce(damagedOnce, bytes);
}

function damagedOnce(bytes: Uint8Array, hit: ByteDamage): Uint8Array {
  if (bytes.length === 0) return bytes;
  const at = hit.place % bytes.length;
  const copy = bytes.slice();
  switch (hit.kind) {
    case "flip":
      copy[at] = (copy[at] ?? 0) ^ (1 << hit.bit);
      return copy;
    case "overwrite":
      copy[at] = hit.byte;
      return copy;
    case "cut-off":
      return bytes.slice(0, at);
    case "cut-out":
      return joined(bytes.slice(0, at), bytes.slice(at + hit.length));
    case "repeat":
      return joined(bytes.slice(0, at + hit.length), bytes.slice(at));
  }
}

function joined(left: Uint8Array, right: Uint8Array): Uint8Array {
  const whole = new Uint8Array(left.length + right.length);
  whole.set(left);
  whole.set(right, left.length);
  return whole;
}
