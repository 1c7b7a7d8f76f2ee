// Which builds wrote the early shape. Known for certain of one: the preview inside 1.18.33.

import type { ReaderResult } from "../format.ts";

export function versionsOfEvents(isNext: boolean): ReaderResult["versionsByShape"] {
  if (isNext) {
    return {
      from: "1.18",
      to: "2.0.0-beta",
      because: "event names begin with `session.next.`, as in the preview inside 1.18.33",
    };
  }
  return { from: "2.0.0-beta", to: "2.0.0", because: "a dump of events, as betas of the terminal wrote it" };
}

export function versionsOfEarlyRows(isStructured: boolean): ReaderResult["versionsByShape"] {
  if (!isStructured) return null;
  return {
    from: "1.18",
    to: "2.0.0-beta",
    because: "tools hold `structured` or `provider`, as in the preview inside 1.18.33 and the betas",
  };
}
