// Type-level equality between what a schema gives and what the model says, with brands and `readonly` taken off.

import type { Brand } from "../../../lib/base/brand.ts";

export type Plain<Value> =
  Value extends Brand<string, string>
    ? string
    : Value extends Brand<number, string>
      ? number
      : Value extends object
        ? { -readonly [Key in keyof Value]: Plain<Value[Key]> }
        : Value;

export type Same<Left, Right> = [Left] extends [Right] ? ([Right] extends [Left] ? true : false) : false;
