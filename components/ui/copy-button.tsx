// A button that copies one text. Says "Copied." beside itself and to screen readers.
"use client";

import type { ReactNode } from "react";
import { Button, type ButtonKind } from "./button.tsx";
import { CopyNote } from "./copy-note.tsx";
import { useCopy } from "./use-copy.ts";

export interface CopyButtonProps {
  /** Made when asked for: it may be long. */
  readonly text: () => string;
  readonly children: ReactNode;
  readonly label?: string;
  readonly kind?: ButtonKind;
  readonly className?: string;
}

export function CopyButton({ text, children, label, kind = "plain", className }: CopyButtonProps) {
  const { state, copy } = useCopy();
  return (
    <>
      <Button aria-label={label} className={className} kind={kind} onClick={() => copy(text())}>
        {children}
      </Button>
      <CopyNote state={state} />
    </>
  );
}
