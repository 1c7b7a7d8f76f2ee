// The rows of the matrix in their order: groups with their tools, folded or open, and the row that stands for every other tool.

import type { ToolGroup } from "@/lib/surface/tool-groups.ts";
import type { SessionTools } from "@/lib/surface/tools-model.ts";

export type MatrixRow =
  | { readonly kind: "group"; readonly group: ToolGroup; readonly count: number; readonly isOpen: boolean }
  | { readonly kind: "tool"; readonly tool: string }
  | { readonly kind: "others" };

/** What a host brings is long, and nothing that happened. */
const FOLDED_AT_FIRST: ReadonlySet<ToolGroup> = new Set<ToolGroup>(["host"]);
const FEW = 12;

/** `turned`: groups that stand otherwise than at first. A filter opens every group that holds a match. */
export function matrixRows(
  { groups, table }: SessionTools,
  turned: readonly ToolGroup[],
  filter: string,
): readonly MatrixRow[] {
  const wanted = filter.trim().toLowerCase();
  const rows = groups.flatMap(({ group, tools }): readonly MatrixRow[] => {
    const fitting =
      wanted === ""
        ? tools
        : tools.filter((tool) =>
            [tool, ...(table.aliases.get(tool) ?? [])].some((name) => name.toLowerCase().includes(wanted)),
          );
    if (fitting.length === 0) return [];
    const isFirstOpen = !FOLDED_AT_FIRST.has(group) || tools.length <= FEW;
    const isOpen = wanted !== "" || isFirstOpen !== turned.includes(group);
    return [
      { kind: "group", group, count: fitting.length, isOpen },
      ...(isOpen ? fitting.map((tool): MatrixRow => ({ kind: "tool", tool })) : []),
    ];
  });
  return wanted === "" ? [...rows, { kind: "others" }] : rows;
}

export function keyOfRow(row: MatrixRow | undefined, index: number): string {
  if (row === undefined) return String(index);
  return row.kind === "tool" ? `tool ${row.tool}` : row.kind === "group" ? `group ${row.group}` : "others";
}
