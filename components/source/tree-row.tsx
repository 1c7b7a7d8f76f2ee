// One row of the tree. Indented by its depth up to a limit, so that deep values stay on the screen; the level is in
// aria-level for all of them.

import { Icon } from "@/components/ui/icon.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { isContainer, MAX_TREE_DEPTH, type TreeRow } from "./tree-model.ts";
import { ValueLine } from "./value-line.tsx";

const INDENT = 14;
const MOST_INDENTS = 18;

export interface TreeRowViewProps {
  readonly row: TreeRow;
  readonly id: string;
  readonly top: number;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}

export function TreeRowView({ row, id, top, isActive, isSelected, onToggle, onChoose }: TreeRowViewProps) {
  const words = useWords();
  const { branch, member } = row;
  const value = member?.value ?? null;
  const isTooDeep = branch.depth + 1 >= MAX_TREE_DEPTH;
  const canUnfold = value !== null && isContainer(value) && value.size > 0 && !isTooDeep;
  const label = branch.kind === "array" ? String(row.position) : (member?.key ?? words.source.loadingRow);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it answers the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the tree is focused and names its active row.
    <div
      aria-expanded={canUnfold ? row.isOpen : undefined}
      aria-level={branch.depth + 2}
      aria-posinset={row.position + 1}
      aria-selected={isSelected}
      aria-setsize={branch.size}
      className="source-row"
      data-active={isActive || undefined}
      id={id}
      onClick={onChoose}
      role="treeitem"
      style={{
        transform: `translateY(${top}px)`,
        paddingLeft: 8 + INDENT * Math.min(branch.depth + 1, MOST_INDENTS),
      }}
    >
      <span
        aria-hidden="true"
        className="source-fold"
        onClick={(event) => {
          if (!canUnfold) return;
          event.stopPropagation();
          onToggle();
        }}
      >
        {canUnfold && <Icon name={row.isOpen ? "down" : "right"} />}
      </span>
      <span className="source-key">
        {branch.kind === "lines" ? (
          words.source.lineNumber(row.place?.line ?? row.position + 1)
        ) : (
          <SafeText text={label === "" ? '""' : label} />
        )}
      </span>
      <span className="source-value">
        {value === null ? words.source.loadingRow : <ValueLine value={value} />}
        {value !== null && isContainer(value) && value.size > 0 && isTooDeep && (
          <span className="text-ink-3"> {words.source.tooDeep(MAX_TREE_DEPTH)}</span>
        )}
      </span>
    </div>
  );
}
