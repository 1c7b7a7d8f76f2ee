// Keys along the rows: up and down move, Space opens and closes, Enter opens the claim of the settlement. The focus
// follows the selected row when keys moved it.
"use client";

import { useEffect, useRef } from "react";
import { useBoundKeys } from "@/components/keys/use-bound-keys.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { ClaimId } from "@/lib/model/ids.ts";

const MOST_FRAMES = 20;

export interface RowKeysInput {
  readonly rows: readonly Dispatch[];
  readonly selected: ClaimId | null;
  readonly onSelect: (id: ClaimId) => void;
  readonly onToggle: (id: ClaimId) => void;
  readonly openClaim: (id: ClaimId, from?: HTMLElement) => void;
  readonly area: HTMLElement | null;
}

export function useRowKeys({ rows, selected, onSelect, onToggle, openClaim, area }: RowKeysInput): void {
  const lastShown = useRef<ClaimId | null>(null);
  const hasBeenShown = useRef(false);
  const move = (by: -1 | 1): boolean => {
    if (focusedRow(area) === null) return false;
    const at = rows.findIndex(({ id }) => id === selected);
    const next = rows[at + by];
    if (next !== undefined) onSelect(next.id);
    return true;
  };
  const toggle = () => {
    const row = focusedRow(area);
    const isOnButton = document.activeElement instanceof HTMLButtonElement;
    if (row === null || isOnButton || selected === null) return false;
    onToggle(selected);
    return true;
  };
  const enter = () => {
    const row = focusedRow(area);
    const dispatch = rows.find(({ id }) => id === selected);
    if (row === null || row !== document.activeElement || dispatch === undefined) return false;
    openClaim(dispatch.settledAt.id, row);
    return true;
  };
  const along = ({ key }: KeyboardEvent) => move(key === "ArrowDown" ? 1 : -1);
  useBoundKeys({ rowAlong: along, rowToggle: toggle, rowClaim: enter });
  // A row that a link selected is brought into view; only a key or a click takes the focus to one.
  useEffect(() => {
    if (area === null || selected === null || lastShown.current === selected) return;
    const takesFocus = hasBeenShown.current;
    lastShown.current = selected;
    hasBeenShown.current = true;
    return whenThere(area, selected, (row) => showRow(row, takesFocus));
  }, [selected, area]);
  useEffect(() => {
    hasBeenShown.current = true;
  }, []);
}

/** A long table makes a far row only after it has scrolled there: a few frames are waited for it. */
function whenThere(area: HTMLElement, id: ClaimId, show: (row: HTMLElement) => void): () => void {
  let frame = 0;
  let tries = 0;
  const look = () => {
    const row = area.querySelector<HTMLElement>(`[data-dispatch="${CSS.escape(id)}"]`);
    tries += 1;
    if (row !== null) show(row);
    else if (tries < MOST_FRAMES) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}

function showRow(row: HTMLElement, takesFocus: boolean): void {
  const active = document.activeElement;
  if (active?.closest(".claim-panel, [popover]") != null) return;
  row.scrollIntoView({ block: "nearest" });
  if (takesFocus && !row.contains(active)) row.focus({ preventScroll: true });
}

/** The row that holds the focus; the content itself counts when nothing else has it. */
function focusedRow(area: HTMLElement | null): HTMLElement | null {
  const row = document.activeElement?.closest<HTMLElement>("[data-dispatch]") ?? null;
  return row !== null && area?.contains(row) === true ? row : null;
}
