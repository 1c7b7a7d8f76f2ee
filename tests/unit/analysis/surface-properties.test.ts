// Whatever a session holds: what a surface observes stands in a record of that surface, of that tool, at that door.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { JsonObject } from "@/lib/base/json.ts";
import { isKnown } from "@/lib/model/claim.ts";
import type { ToolReach, ToolSurface } from "@/lib/model/tool-surface.ts";
import { toolTable } from "@/lib/surface/tool-cells.ts";
import { analysed } from "@/tests/scenario/analysed.ts";
import { prompt, session } from "@/tests/scenario/rows-2.ts";
import {
  agentSwitch,
  asked,
  calling,
  compaction,
  executing,
  unknownTool,
} from "@/tests/scenario/surfaces.ts";

const NAMES = ["read", "shell", "mcp_a", "browser_click", "webfetch"];
const AGENTS = ["lead", "plan"];

type Act = readonly [
  "call" | "refused" | "unknown" | "inside" | "failed-inside" | "switch" | "compact",
  number,
  number,
];

const act: fc.Arbitrary<Act> = fc.tuple(
  fc.constantFrom("call", "refused", "unknown", "inside", "failed-inside", "switch", "compact"),
  fc.nat(NAMES.length - 1),
  fc.nat(1),
);

function rowOf([kind, name, by]: Act, seconds: number): JsonObject {
  const tool = NAMES[name] ?? "read";
  const agent = AGENTS[by] ?? "lead";
  const refusal = { error: { type: "permission.rejected", message: `Permission denied: ${tool}` } };
  switch (kind) {
    case "call":
      return asked(calling(seconds, tool), { agent });
    case "refused":
      return asked(calling(seconds, tool, refusal), { agent });
    case "unknown":
      return asked(unknownTool(seconds, tool), { agent });
    case "inside":
      return asked(executing(seconds, { [tool]: "completed" }), { agent });
    case "failed-inside":
      return asked(executing(seconds, { [tool]: "error" }), { agent });
    case "switch":
      return agentSwitch(seconds, agent);
    case "compact":
      return compaction(seconds);
  }
}

const CALLED: Readonly<Record<string, readonly Act[0][]>> = {
  "direct direct": ["call"],
  "direct absent": ["unknown"],
  "execute via-execute": ["inside"],
};

const rowIn = (at: string): number => Number(/^\/messages\/(\d+)/.exec(at)?.[1] ?? -1);

function startOf(surface: ToolSurface): number {
  const place = isKnown(surface.at) ? surface.at.grounds[0] : undefined;
  return surface.number === 1 || place?.kind !== "present" ? 0 : rowIn(place.ref.at);
}

function seen(entry: ToolReach): readonly [key: string, row: number] | null {
  const { reach, doors, tools } = entry;
  if (!isKnown(reach) || reach.standing !== "observed" || tools.length !== 1) return null;
  const [place] = reach.grounds;
  return place?.kind === "present" ? [`${doors} ${reach.value}`, rowIn(place.ref.at)] : null;
}

test("what is observed of a surface stands in a record between its beginning and the next surface's", () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 14 }), (acts) => {
      const rows = acts.map((one, index) => rowOf(one, 2 + index * 2));
      const { toolSurfaces } = analysed(session("ses_lead", [prompt(1), ...rows]));
      toolSurfaces.forEach((surface, index) => {
        const next = toolSurfaces[index + 1];
        for (const entry of surface.tools) {
          const shown = seen(entry);
          if (shown === null || entry.tools[0] === "execute") continue;
          const [key, row] = shown;
          const source = acts[row - 1];
          expect(source === undefined ? [] : [source[0], NAMES[source[1]]]).toEqual([
            expect.toSatisfy((kind) => CALLED[key]?.includes(kind) === true),
            entry.tools[0],
          ]);
          expect(row).toBeGreaterThanOrEqual(startOf(surface));
          if (next !== undefined) expect(row).toBeLessThanOrEqual(startOf(next));
        }
      });
    }),
    { numRuns: 150, seed: 4 },
  );
});

test("a cell that no statement of its own moment speaks of is inferred or unknown, and never absent", () => {
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 14 }), (acts) => {
      const rows = acts.map((one, index) => rowOf(one, 2 + index * 2));
      const table = toolTable(analysed(session("ses_lead", [prompt(1), ...rows])).toolSurfaces);
      for (const tool of table.tools) {
        table.surfaces.forEach((surface, place) => {
          const own = surface.tools.filter(({ tools }) => tools.includes(tool));
          for (const part of table.cellAt(tool, place).parts) {
            if (own.some(({ doors }) => doors === "both" || doors === part.door)) continue;
            expect([part.standing, part.isCarried]).toEqual(["inferred", true]);
            expect(["direct", "via-execute", "removed-by-rule"]).toContain(part.reach);
          }
        });
      }
    }),
    { numRuns: 150, seed: 5 },
  );
});
