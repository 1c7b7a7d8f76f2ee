// Nominal types over primitives, so that a pointer is never passed where an id is due. The only file that may cast.

declare const brandName: unique symbol;

export type Brand<Base, Name extends string> = Base & { readonly [brandName]: Name };

/** Marks a plain value as its branded type; the caller vouches for it. */
export function brand<Branded extends Brand<string | number, string>>(
  value: Branded extends string ? string : number,
): Branded {
  return value as unknown as Branded;
}
