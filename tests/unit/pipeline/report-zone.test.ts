import { expect, test } from "vitest";
import { epochMs } from "@/lib/base/time.ts";
import { reportOffsetAt } from "@/lib/model/session-report.ts";
import { isZone, reportZone } from "@/lib/pipeline/report-zone.ts";

const at = (text: string) => epochMs(Date.parse(text));
const SUMMER = { from: at("2026-07-01T00:00:00Z"), to: at("2026-07-02T00:00:00Z") };

test.each([
  ["UTC", "2026-07-01T00:00:00Z", 0],
  ["Asia/Kathmandu", "2026-07-01T00:00:00Z", 345],
  ["America/St_Johns", "2026-07-01T00:00:00Z", -150],
  ["Europe/Berlin", "2026-03-29T00:59:59.999Z", 60],
  ["Europe/Berlin", "2026-03-29T01:00:00.000Z", 120],
  ["Europe/Berlin", "2026-10-25T00:59:59.999Z", 120],
  ["Europe/Berlin", "2026-10-25T01:00:00.000Z", 60],
])("the offset of %s at %s is %d minutes", (name, instant, minutes) => {
  expect(reportOffsetAt(reportZone(name, SUMMER), at(instant))).toBe(minutes);
});

test("a zone that never changes has one offset; without times it is that of the epoch", () => {
  expect(reportZone("UTC", SUMMER)).toEqual({ name: "UTC", offsets: [{ from: null, minutes: 0 }] });
  expect(reportZone("Asia/Shanghai", null).offsets).toHaveLength(1);
});

test("an unknown name is no zone", () => {
  expect([isZone("Mars/Base"), isZone(""), isZone("Europe/Berlin")]).toEqual([false, false, true]);
});

test("a time a hundred thousand years away is written with the offset of the nearer end of what is looked up", () => {
  const far = { from: epochMs(-8_640_000_000_000_000), to: epochMs(8_640_000_000_000_000) };
  const zone = reportZone("Europe/Berlin", far);
  expect(zone.offsets.length).toBeLessThan(1000);
  expect(reportOffsetAt(zone, far.to)).toBe(60);
  expect(reportOffsetAt(zone, at("2026-07-01T00:00:00Z"))).toBe(120);
});
