// Tool × moment: one row per tool, one column per distinct surface, each cell with what is known and how well. Heads and names stay
// in sight; a long table holds only the rows in sight.
"use client";

import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { LongTable, type RowAttributes } from "@/components/ui/long-table.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { Td, Th, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { ToolSurface } from "@/lib/model/tool-surface.ts";
import type { ToolGroup } from "@/lib/surface/tool-groups.ts";
import type { SessionTools } from "@/lib/surface/tools-model.ts";
import { clauseOf } from "@/lib/words/claim-sentence.ts";
import { MatrixHead } from "./matrix-head.tsx";
import { keyOfRow, type MatrixRow } from "./matrix-rows.ts";
import { ReachRecord, ReachRecords } from "./reach-records.tsx";
import { ReachCell } from "./reach-value.tsx";

/** Columns that one page of moments holds. */
export const MOST_MOMENTS = 24;
/** Up to here each reach has room for how it is known; a single moment has room for the record too. */
const FEW_MOMENTS = 3;
const ROW_HEIGHT = 32;
const WHOLE_UP_TO = 120;

export interface ToolMatrixProps {
  readonly tools: SessionTools;
  readonly rows: readonly MatrixRow[];
  /** The first moment shown, from 0. */
  readonly from: number;
  readonly onGroup: (group: ToolGroup) => void;
}

export function ToolMatrix({ tools, rows, from, onGroup }: ToolMatrixProps) {
  const words = useWords().tools;
  const shown = tools.table.surfaces.slice(from, from + MOST_MOMENTS);
  const row = (index: number, attributes: RowAttributes) => {
    const item = rows[index];
    if (item === undefined) return null;
    if (item.kind === "group") {
      const columns = shown.length === 1 ? 2 : shown.length;
      return <GroupRow attributes={attributes} columns={columns} onGroup={onGroup} row={item} />;
    }
    if (item.kind === "others")
      return <OthersRow attributes={attributes} isAll={rows.length === 1} surfaces={shown} />;
    return <ToolRow attributes={attributes} from={from} surfaces={shown} tool={item.tool} tools={tools} />;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keyboard.
    <section aria-label={words.matrix} className="tools-scroller" tabIndex={0}>
      <LongTable
        className={shown.length > FEW_MOMENTS ? "tools-matrix" : "tools-matrix tools-explained"}
        columns={shown.length + (shown.length === 1 ? 2 : 1)}
        count={rows.length}
        head={<MatrixHead surfaces={shown} />}
        keyOf={(index) => keyOfRow(rows[index], index)}
        name={words.matrix}
        row={row}
        rowHeight={ROW_HEIGHT}
        wholeUpTo={WHOLE_UP_TO}
      />
    </section>
  );
}

interface GroupRowProps {
  readonly row: Extract<MatrixRow, { kind: "group" }>;
  readonly columns: number;
  readonly attributes: RowAttributes;
  readonly onGroup: (group: ToolGroup) => void;
}

function GroupRow({ row, columns, attributes, onGroup }: GroupRowProps) {
  const words = useWords().tools;
  return (
    <Tr className="tools-group" {...attributes}>
      <Th colSpan={columns + 1} scope="rowgroup">
        <span className="tools-group-head">
          <Button aria-expanded={row.isOpen} kind="bare" onClick={() => onGroup(row.group)}>
            <Icon name={row.isOpen ? "down" : "right"} />
            {words.group[row.group]}
          </Button>
          <span className="tools-group-means">
            {words.count(row.count)}
            <span className="tools-means">{words.groupMeans[row.group]}</span>
          </span>
        </span>
      </Th>
    </Tr>
  );
}

interface ToolRowProps {
  readonly tools: SessionTools;
  readonly tool: string;
  readonly surfaces: readonly ToolSurface[];
  readonly from: number;
  readonly attributes: RowAttributes;
}

function ToolRow({ tools, tool, surfaces, from, attributes }: ToolRowProps) {
  const aliases = tools.table.aliases.get(tool) ?? [];
  return (
    <Tr {...attributes}>
      <Th scope="row">
        <code className="tools-name" title={tool}>
          <SafeText text={tool} />
        </code>
        {aliases.map((alias) => (
          <code className="tools-alias" key={alias}>
            <SafeText text={alias} />
          </code>
        ))}
      </Th>
      {surfaces.map(({ id }, place) => (
        <Td key={id}>
          <ReachCell
            cell={tools.table.cellAt(tool, from + place)}
            isExplained={surfaces.length <= FEW_MOMENTS}
          />
        </Td>
      ))}
      {surfaces.length === 1 && (
        <Td className="tools-record">
          <ReachRecords cell={tools.table.cellAt(tool, from)} />
        </Td>
      )}
    </Tr>
  );
}

interface OthersRowProps {
  readonly surfaces: readonly ToolSurface[];
  /** No tool is named. */
  readonly isAll: boolean;
  readonly attributes: RowAttributes;
}

function OthersRow({ surfaces, isAll, attributes }: OthersRowProps) {
  const { tools: words, claim } = useWords();
  return (
    <Tr className="tools-others" {...attributes}>
      <Th scope="row" title={words.everyOtherMeans}>
        {isAll ? words.everyTool : words.everyOther}
      </Th>
      {surfaces.map(({ id, others }) => (
        <Td key={id}>
          <span className="reach-explained">
            <ClaimValue claim={others} format={(reach) => words.reach[reach]} unknown={words.unknown} />
            {surfaces.length <= FEW_MOMENTS && others.standing !== "hidden" && others.warrant !== null && (
              <span className="reach-how">
                <MessageText text={clauseOf(others.warrant, claim)} />
              </span>
            )}
          </span>
        </Td>
      ))}
      {surfaces.length === 1 && (
        <Td className="tools-record">
          <ReachRecord ground={null} />
        </Td>
      )}
    </Tr>
  );
}
