// The words of a tick on a time axis: as much of the time as its form says, in the reader's clock.

import type { EpochMs } from "../base/time.ts";
import { type Clock, formatDate, formatTime, formatTimeShort } from "./clock.ts";

/** A tick as far as its words go; layout has the rest. */
export interface LabelledTick {
  readonly at: EpochMs;
  readonly form: "date" | "clock" | "time" | "seconds" | "milliseconds" | "since";
}

export function tickLabel({ at, form }: LabelledTick, clock: Clock): string {
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
