// The drawing plan of one small session, pinned: a lead, a child that answered and one that is not loaded, a cut, an
// idle stretch while a child is open, a refused call and an inferred settlement.
import { expect, test } from "vitest";
import { canonicalJson } from "@/lib/base/canonical-json.ts";
import type { Json } from "@/lib/base/json.ts";
import { planOf } from "../unit/layout/planning.ts";
import {
  band,
  claim,
  lane,
  link,
  moment,
  session,
  type TimelineNote,
} from "../unit/layout/recorded-timeline.ts";

const T = Date.UTC(2026, 8, 26, 4, 2, 10);
const architect = claim("lead/call_1");
const researcher = claim("lead/call_2");

const scene: TimelineNote = {
  lanes: [
    lane("lead", { agent: "team" }),
    lane("architect", { depth: 1, parent: session("lead"), dispatch: architect }),
    lane("researcher", { depth: 1, parent: session("lead"), dispatch: researcher, isLoaded: false }),
  ],
  spans: [
    { lane: 0, from: T, to: T + 14_100, kind: "step", name: "team" },
    { lane: 0, from: T + 4502, to: T + 4628, name: "subagent" },
    { lane: 0, from: T + 5900, to: T + 6050, name: "shell", state: "refused" },
    { lane: 0, from: T + 11_540, to: T + 11_671, name: "subagent" },
    { lane: 1, from: T + 4600, to: T + 57_600, kind: "step", name: "architect" },
    { lane: 1, from: T + 6000, to: T + 9000, name: "read" },
    { lane: 1, from: T + 7000, to: T + 8000, name: "grep" },
    { lane: 1, from: T + 50_000, name: "read", state: "unfinished" },
    { lane: 0, from: T + 57_763, to: T + 62_000, kind: "step", name: "team" },
    { lane: 0, from: T + 465_000, to: T + 476_000, kind: "step", name: "team" },
  ],
  moments: [
    moment("lead", T, "prompt"),
    moment("lead", T + 4502, "request", { dispatch: architect }),
    moment("lead", T + 4628, "acknowledgement", { dispatch: architect }),
    moment("architect", T + 4556, "child-start", { dispatch: architect }),
    moment("lead", T + 6050, "refused"),
    moment("lead", T + 11_540, "request", { dispatch: researcher }),
    moment("lead", T + 11_671, "acknowledgement", { dispatch: researcher }),
    moment("lead", T + 14_310, "idle"),
    moment("architect", T + 57_658, "child-end", { dispatch: architect }),
    moment("lead", T + 57_730, "injection", { dispatch: architect }),
    moment("lead", T + 62_038, "idle"),
    moment("researcher", T + 62_038, "settled", { dispatch: researcher, standing: "inferred" }),
    moment("lead", T + 463_000, "prompt"),
  ],
  links: [
    link(["lead", T + 4502], ["architect", T + 4556], { dispatch: architect }),
    link(["architect", T + 57_658], ["lead", T + 57_730], { dispatch: architect, kind: "answer" }),
    link(["lead", T + 11_540], ["researcher", T + 11_671], { dispatch: researcher }),
    link(["lead", T + 62_038], ["researcher", T + 62_038], { kind: "presumption", standing: "inferred" }),
  ],
  bands: [
    band("lead", T + 14_310, T + 57_730, { kind: "waiting", standing: "computed", openChildren: 2 }),
    band("lead", T + 62_038, T + 463_000),
    band("researcher", T + 11_671, null, { kind: "not-loaded", standing: "unknown" }),
  ],
};

test("the plan of a lead with two children", async () => {
  const { plan } = planOf(scene);
  const { view: _, ...drawn } = plan;

  await expect(`${canonicalJson(rounded(drawn), 1)}\n`).toMatchFileSnapshot(
    "__golden__/layout/two-children.json",
  );
});

/** To a thousandth of a pixel, so that no golden hangs on the last bit of a division. */
function rounded(value: unknown): Json {
  if (typeof value === "number") return Math.round(value * 1000) / 1000;
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value !== "object" || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)]));
}
