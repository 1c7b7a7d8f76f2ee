// The surfaces of all sessions of a view, indexed and grouped: what the Tools screen needs before it can draw. What a cell holds is
// looked up when it is drawn.

import { groupBy } from "../base/group-by.ts";
import type { Analysis } from "../model/analysis.ts";
import type { FormatId, SessionId } from "../model/ids.ts";
import type { DeniedYetReachable } from "../model/tool-surface.ts";
import { type ToolTable, toolTable } from "./tool-cells.ts";
import { type GroupedTools, groupedTools } from "./tool-groups.ts";

export interface SessionTools {
  readonly session: SessionId;
  readonly format: FormatId | null;
  readonly table: ToolTable;
  readonly groups: readonly GroupedTools[];
  readonly denied: readonly DeniedYetReachable[];
}

export type SurfaceView = Pick<Analysis, "sessions" | "documents" | "toolSurfaces" | "deniedYetReachable">;

/** One entry per session, in the order of the view. */
export function toolsModel(view: SurfaceView): readonly SessionTools[] {
  const surfaces = groupBy(view.toolSurfaces, ({ session }) => session);
  const denied = groupBy(view.deniedYetReachable, ({ session }) => session);
  const formats = new Map(view.documents.map(({ id, format }) => [id, format]));
  const seen = new Set<SessionId>();
  return view.sessions.flatMap(({ id, document }) => {
    if (seen.has(id)) return [];
    seen.add(id);
    const table = toolTable(surfaces.get(id) ?? []);
    const format = formats.get(document) ?? "unknown";
    return [
      {
        session: id,
        format: format === "unknown" ? null : format,
        table,
        groups: groupedTools(table),
        denied: denied.get(id) ?? [],
      },
    ];
  });
}
