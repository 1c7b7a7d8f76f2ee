// Differences as rows: the tool, the door, and what is known on either side.
"use client";

import { LongTable } from "@/components/ui/long-table.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Side, ToolDifference } from "@/lib/surface/differences.ts";
import { ReachPart, UnknownReach } from "./reach-value.tsx";

export interface DifferenceTableProps {
  readonly rows: readonly ToolDifference[];
  readonly left: Side;
  readonly right: Side;
}

const ROW_HEIGHT = 31;
const WHOLE_UP_TO = 60;

export function DifferenceTable({ rows, left, right }: DifferenceTableProps) {
  const words = useWords().tools;
  return (
    <div className="difference-table">
      <LongTable
        className="data-table"
        columns={4}
        count={rows.length}
        head={
          <Thead>
            <Tr>
              {[words.tool, words.doorColumn, words.left, words.right].map((name) => (
                <Th key={name} scope="col">
                  {name}
                </Th>
              ))}
            </Tr>
          </Thead>
        }
        keyOf={(index) => `${rows[index]?.tool} ${rows[index]?.doors.join()}`}
        name={words.differences}
        row={(index, attributes) => {
          const row = rows[index];
          return row === undefined ? null : (
            <Tr {...attributes}>
              <Th scope="row">
                <code title={row.renamed === null ? undefined : words.renamedMeans}>
                  <SafeText text={row.renamed === null ? row.tool : words.renamed(row.tool, row.renamed)} />
                </code>
              </Th>
              <Td>{doorsOf(row, words)}</Td>
              <Td>
                <SideCell part={row.left} side={left} />
              </Td>
              <Td>
                <SideCell part={row.right} side={right} />
              </Td>
            </Tr>
          );
        }}
        rowHeight={ROW_HEIGHT}
        wholeUpTo={WHOLE_UP_TO}
      />
    </div>
  );
}

function doorsOf({ doors }: ToolDifference, words: ReturnType<typeof useWords>["tools"]): string {
  const [first, second] = doors;
  if (second !== undefined) return words.bothDoors;
  return first === undefined ? "" : words.door[first];
}

function SideCell({ part, side }: { readonly part: ToolDifference["left"]; readonly side: Side }) {
  if (part !== null) return <ReachPart part={part} />;
  const surface = side.table.surfaces[side.place];
  return surface === undefined ? null : <UnknownReach claim={surface.others.id} />;
}
