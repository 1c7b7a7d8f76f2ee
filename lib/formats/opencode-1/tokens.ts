// Token counts of a step or session. All five or nothing: an absent count is not zero.

import { type Cursor, member, type Stated, statedNumber } from "../../base/cursor.ts";
import type { TokenCounts } from "../../model/event.ts";

export function readTokens(tokens: Cursor): Stated<TokenCounts> | null {
  const cache = member(tokens, "cache");
  const input = statedNumber(member(tokens, "input"));
  const output = statedNumber(member(tokens, "output"));
  const reasoning = statedNumber(member(tokens, "reasoning"));
  const cacheRead = statedNumber(member(cache, "read"));
  const cacheWrite = statedNumber(member(cache, "write"));
  if (!input || !output || !reasoning || !cacheRead || !cacheWrite) return null;
  return {
    value: {
      input: input.value,
      output: output.value,
      reasoning: reasoning.value,
      cacheRead: cacheRead.value,
      cacheWrite: cacheWrite.value,
    },
    at: tokens.pointer,
  };
}
