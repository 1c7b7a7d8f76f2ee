// The words of a tick: as much of the time as its form says, in the reader's clock.

import type { Tick } from "@/lib/layout/ticks.ts";
import { type Clock, formatDate, formatTime, formatTimeShort } from "@/lib/words/clock.ts";

export function tickLabel({ at, form }: Tick, clock: Clock): string {
  switch (form) {
    case "date":
      return formatDate(at, clock);
    case "clock":
      return formatTimeShort(at, clock).slice(0, 5);
    case "time":
      return formatTimeShort(at, clock);
    case "seconds":
      return formatTimeShort(at, clock).slice(5);
    case "milliseconds":
      return formatTime(at, clock).slice(8);
    case "since":
      return formatTime(at, clock)
        .replace(/\.000 s$/, " s")
        .replace(/ 00 s$/, "");
  }
}
