// The clock of this session: the zone in the address, else the one remembered, else local. The only place that asks the
// browser for its time zone.
"use client";

import { useMemo } from "react";
import type { EpochMs } from "@/lib/base/time.ts";
import { type Clock, ZONES, type Zone } from "@/lib/words/clock.ts";
import { remember, rememberedChoice } from "./use-remembered.ts";

const KEY = "groundline-zone";

export function rememberedZone(): Zone {
  return rememberedChoice(KEY, ZONES) ?? "local";
}

export function rememberZone(zone: Zone): void {
  remember(KEY, zone);
}

export function useClockOf(zone: Zone, start: EpochMs | null): Clock {
  return useMemo(() => ({ zone, start, offsetAt: zone === "utc" ? () => 0 : localOffset }), [zone, start]);
}

function localOffset(at: EpochMs): number {
  const offset = -new Date(at).getTimezoneOffset();
  return Number.isFinite(offset) ? offset : 0;
}
