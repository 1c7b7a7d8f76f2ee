// The status bar at the foot of a session, and the way for a tab to put its own readout there.
"use client";

import { createContext, type ReactNode, useContext } from "react";
import { createPortal } from "react-dom";
import { Icon, isKeyIcon } from "@/components/ui/icon.tsx";
import { useWords } from "@/components/ui/use-words.ts";

const StatusContext = createContext<HTMLElement | null>(null);

export const StatusProvider = StatusContext.Provider;

export interface StatusBarProps {
  readonly slot: (element: HTMLElement | null) => void;
  readonly children: ReactNode;
}

/** `children` stand at the right and never leave; a tab's readout stands at the left. */
export function StatusBar({ slot, children }: StatusBarProps) {
  return (
    <footer className="status-bar">
      <div className="status-readout" ref={slot} />
      <div className="status-keys">{children}</div>
    </footer>
  );
}

/** What a tab says in the status bar while it is shown. */
export function StatusSlot({ children }: { readonly children: ReactNode }) {
  const element = useContext(StatusContext);
  return element === null ? null : createPortal(children, element);
}

/** One key, or two that belong together, and what they do. Keys by their `KeyboardEvent.key`. */
export function KeyHint({ keys, children }: { readonly keys: readonly string[]; readonly children: string }) {
  return (
    <span className="whitespace-nowrap">
      {keys.map((key) => (
        <kbd className="relative mr-1" key={key}>
          <KeySign name={key} />
        </kbd>
      ))}
      {children}
    </span>
  );
}

function KeySign({ name }: { readonly name: string }) {
  const words = useWords().session;
  if (!isKeyIcon(name)) return name;
  return (
    <>
      <Icon className="size-2.5! align-[-1px]!" name={name} />
      <span className="sr">{words.arrow[name]}</span>
    </>
  );
}
