// The values of a document as a tree. Only the rows on screen exist; members arrive when their rows come into view. One
// stop of the Tab key: within it the active row moves, and is named to screen readers.
"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { keyOf } from "@/components/keys/match-key.ts";
import { Button } from "@/components/ui/button.tsx";
import { useMarks } from "@/components/ui/marks-context.ts";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { ROOT } from "@/lib/base/json-pointer.ts";
import { troubleText } from "@/lib/words/sentence-text.ts";
import type { SourceTree as Tree } from "./source-tree-store.ts";
import { moveFor } from "./tree-keys.ts";
import { type Place, rowAt, rowCount, samePlace } from "./tree-model.ts";
import { TreeRowView } from "./tree-row.tsx";
import { ValueLine } from "./value-line.tsx";

const ROW = 24;

export interface SourceTreeProps {
  readonly tree: Tree;
  readonly name: string;
  readonly place: Place;
  readonly isArrival: boolean;
  readonly onShow: (place: Place) => void;
}

export function SourceTree({ tree, name, place, isArrival, onShow }: SourceTreeProps) {
  const words = useWords();
  const hasMarks = useMarks();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const chosenHere = useRef<Place | null>(null);
  const [active, setActive] = useState(0);
  const [isExact, setExact] = useState(true);
  const state = tree.state();
  const root = state.status === "ready" ? state.root : null;
  const count = 1 + (root === null ? 0 : rowCount(root));
  const rowOfIndex = (index: number) => (root === null || index === 0 ? null : rowAt(root, index - 1));
  const virtual = useVirtualizer({
    count,
    estimateSize: () => ROW,
    getScrollElement: () => box.current,
    overscan: 16,
  });
  const shown = virtual.getVirtualItems();

  const needed = useEffectEvent(() => {
    for (const { index } of shown) {
      const row = rowOfIndex(index);
      if (row !== null) tree.need(row);
    }
  });
  const version = tree.version();
  const [from, upTo] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when other rows come into view or a page arrived.
  useEffect(() => needed(), [version, from, upTo]);

  const arrive = useEffectEvent((index: number, isFound: boolean) => {
    setExact(isFound);
    setActive(index);
    virtual.scrollToIndex(index, { align: "center" });
    if (isArrival) box.current?.focus({ preventScroll: true });
  });
  const { line, at } = place;
  useEffect(() => {
    if (samePlace(chosenHere.current, { line, at })) return;
    let isCurrent = true;
    void tree.reveal({ line, at }).then(({ index, isExact: isFound }) => {
      if (isCurrent) arrive(index, isFound);
    });
    return () => {
      isCurrent = false;
    };
  }, [tree, line, at]);

  const go = (index: number) => {
    setActive(index);
    virtual.scrollToIndex(index, { align: "auto" });
  };
  const show = (index: number) => {
    setActive(index);
    const next = index === 0 ? { line: null, at: ROOT } : rowOfIndex(index)?.place;
    if (!next) return;
    chosenHere.current = next;
    setExact(true);
    onShow(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (keyOf("source", event) === null) return;
    const row = rowOfIndex(active);
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW) - 1);
    const move = moveFor(event.key, { index: active, row, count, page });
    if (move === null) return;
    event.preventDefault();
    if (move.kind === "go") go(move.index);
    else if (move.kind === "show") show(active);
    else if (row !== null) tree.toggle(row);
  };

  if (state.status === "missing")
    return (
      <p className="source-tree p-4 text-ink-2">
        {hasMarks ? words.reportDialog.fileElsewhere : words.source.fileMissing}
      </p>
    );
  if (state.status === "failed") {
    return (
      <div className="source-tree p-4" role="alert">
        <p className="pb-2">{words.source.failed(troubleText(state.trouble, words.problems))}</p>
        <Button onClick={tree.retry}>{words.source.retry}</Button>
      </div>
    );
  }
  return (
    <div className="source-tree">
      {!isExact && (
        <p className="source-note" role="alert">
          {words.source.notFound}
        </p>
      )}
      <p className="sr" id={`${id}-keys`}>
        {words.source.treeKeys}
      </p>
      <div
        aria-activedescendant={`${id}-${active}`}
        aria-busy={state.status === "opening"}
        aria-describedby={`${id}-keys`}
        aria-label={words.source.tree(name)}
        className="source-rows"
        onKeyDown={onKeyDown}
        ref={box}
        role="tree"
        tabIndex={0}
      >
        <div className="relative w-full" role="none" style={{ height: virtual.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const row = rowOfIndex(index);
            return row === null ? (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it answers the keys.
              // biome-ignore lint/a11y/useFocusableInteractive: the tree is focused and names its active row.
              <div
                aria-expanded={root !== null}
                aria-level={1}
                aria-selected={samePlace(place, { line: null, at: ROOT })}
                className="source-row pl-2 font-medium"
                data-active={active === 0 || undefined}
                id={`${id}-0`}
                key="document"
                onClick={() => show(0)}
                role="treeitem"
                style={{ transform: `translateY(${start}px)` }}
              >
                <span className="source-key">
                  <SafeText text={name} />
                </span>
                <span className="source-value">
                  {state.status === "ready" ? <ValueLine value={state.node.value} /> : words.source.opening}
                </span>
              </div>
            ) : (
              <TreeRowView
                id={`${id}-${index}`}
                isActive={index === active}
                isSelected={samePlace(row.place, place)}
                key={index}
                onChoose={() => show(index)}
                onToggle={() => {
                  setActive(index);
                  tree.toggle(row);
                }}
                row={row}
                top={start}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
