// The head of the library: where you are, the switch with its count, the theme.
"use client";

import { useId } from "react";
import { BrandLink } from "@/components/session/session-header.tsx";
import { ThemeMenu } from "@/components/session/settings-menus.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { useWords } from "@/components/ui/use-words.ts";

export interface LibraryHeaderProps {
  readonly only: boolean;
  /** Inferred values in all bundles of the list. */
  readonly inferred: number;
  readonly onOnly: (only: boolean) => void;
}

export function LibraryHeader({ only, inferred, onOnly }: LibraryHeaderProps) {
  const words = useWords().library;
  const id = useId();
  return (
    <header className="flex min-h-12 flex-wrap items-center gap-x-3 border-hairline border-b px-4">
      <BrandLink />
      <nav aria-label={words.places}>
        <a aria-current="page" className="rounded-control px-2 py-1 font-medium" href="#content">
          {words.title}
        </a>
      </nav>
      <span className="flex-1" />
      <Switch describedBy={id} isOn={only} onChange={onOnly}>
        {words.onlyLiveObserved}
      </Switch>
      <output className="whitespace-nowrap text-ink-2 text-small" id={id}>
        {only ? words.inferredHidden(inferred) : words.inferredShown(inferred)}
      </output>
      <ThemeMenu />
    </header>
  );
}
