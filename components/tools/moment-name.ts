// A surface's moment in a few words: what opened it, whom or what that names, and when.

import { isKnown } from "@/lib/model/claim.ts";
import type { ToolSurface } from "@/lib/model/tool-surface.ts";
import { type Clock, formatTime } from "@/lib/words/clock.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { formatName } from "@/lib/words/format.ts";

export function momentName(
  { number, occasions, names, at }: ToolSurface,
  words: Words,
  clock: Clock,
): string {
  const [first] = occasions;
  return [
    words.tools.moment(number),
    ...(first === undefined ? [] : [words.tools.occasion[first]]),
    ...(names === null ? [] : [formatName(names)]),
    ...(isKnown(at) ? [formatTime(at.value, clock)] : []),
  ].join(words.common.separator);
}
