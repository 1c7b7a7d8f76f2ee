// The offsets of a report's zone: as many as the span needs, changing at the minute at which the zone does.

import { expect, test } from "vitest";
import { brand } from "@/lib/base/brand.ts";
import type { EpochMs } from "@/lib/base/time.ts";
import { reportZone } from "@/lib/model/report-zone.ts";
import { reportOffsetAt } from "@/lib/model/session-report.ts";

const at = (text: string): EpochMs => brand<EpochMs>(Date.parse(text));
const SUMMER = at("2026-03-29T01:00:00Z");
const WINTER = at("2026-10-25T01:00:00Z");
const berlin = (instant: EpochMs): number => (instant >= SUMMER && instant < WINTER ? 120 : 60);

test("a span without a change has one offset", () => {
  const zone = reportZone(
    "Asia/Kathmandu",
    () => 345,
    at("2026-01-01T00:00:00Z"),
    at("2026-12-31T00:00:00Z"),
  );
  expect(zone).toEqual({ name: "Asia/Kathmandu", offsets: [{ from: null, minutes: 345 }] });
});

test("changes within the span are found to the minute", () => {
  const zone = reportZone("Europe/Berlin", berlin, at("2026-01-01T10:20:30Z"), at("2026-12-31T00:00:00Z"));
  expect(zone.offsets).toEqual([
    { from: null, minutes: 60 },
    { from: SUMMER, minutes: 120 },
    { from: WINTER, minutes: 60 },
  ]);
  for (const instant of [SUMMER - 1, SUMMER, WINTER - 1, WINTER])
    expect(reportOffsetAt(zone, brand<EpochMs>(instant))).toBe(berlin(brand<EpochMs>(instant)));
});

test("without a recorded time, and at a single instant, there is one offset", () => {
  expect(reportZone("UTC", () => 0, null, null).offsets).toHaveLength(1);
  expect(reportZone("Europe/Berlin", berlin, SUMMER, SUMMER).offsets).toEqual([{ from: null, minutes: 120 }]);
});
