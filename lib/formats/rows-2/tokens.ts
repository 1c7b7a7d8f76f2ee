// Token counts. All five or none: a count that is missing is not zero.

import { type Cursor, member, type Stated, statedNumber } from "../../base/cursor.ts";
import type { TokenCounts } from "../../model/event.ts";

export function readTokens(tokens: Cursor): Stated<TokenCounts> | null {
  const cache = member(tokens, "cache");
  const input = statedNumber(member(tokens, "input"));
  const output = statedNumber(member(tokens, "output"));
  const reasoning = statedNumber(member(tokens, "reasoning"));
  const read = statedNumber(member(cache, "read"));
  const write = statedNumber(member(cache, "write"));
  if (input === null || output === null || reasoning === null || read === null || write === null) return null;
  return {
    value: {
      input: input.value,
      output: output.value,
      reasoning: reasoning.value,
      cacheRead: read.value,
      cacheWrite: write.value,
    },
    at: tokens.pointer,
  };
}
