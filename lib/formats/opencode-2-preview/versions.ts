// Which builds wrote the early shape. Known for certain of one: the preview inside 1.18.33.

import type { ReaderResult } from "../format.ts";

/** `isNext`: event names begin with `session.next.`, as in the preview; betas of the terminal wrote them without. */
export function versionsOfEvents(isNext: boolean): ReaderResult["versionsByShape"] {
  return isNext ? { from: "1.18", to: "2.0.0-beta" } : { from: "2.0.0-beta", to: "2.0.0" };
}

/** `isStructured`: tools hold `structured` or `provider`, as in the preview and the betas. */
export function versionsOfEarlyRows(isStructured: boolean): ReaderResult["versionsByShape"] {
  return isStructured ? { from: "1.18", to: "2.0.0-beta" } : null;
}
