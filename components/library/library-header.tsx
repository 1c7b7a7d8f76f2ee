// The head of the library: where you are, the switch with its count, the theme. Narrow, the switch has a line of its own.
"use client";

import Link from "next/link";
import { useId } from "react";
import { BrandLink } from "@/components/session/brand-link.tsx";
import { LanguageMenu, ThemeMenu } from "@/components/session/settings-menus.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { useMedia } from "@/components/ui/use-media.ts";
import { useNearWords } from "@/components/ui/use-words.ts";

const NARROW = "(max-width: 639px)";

export interface LibraryHeaderProps {
  readonly only: boolean;
  /** Inferred values in all bundles of the list. */
  readonly inferred: number;
  readonly onOnly: (only: boolean) => void;
}

export function LibraryHeader({ only, inferred, onOnly }: LibraryHeaderProps) {
  const { library: words, pages } = useNearWords();
  const isNarrow = useMedia(NARROW);
  const id = useId();
  const filter = (
    <>
      <Switch describedBy={id} isOn={only} onChange={onOnly}>
        {words.onlyLiveObserved}
      </Switch>
      <output className="whitespace-nowrap text-ink-2 text-small" id={id}>
        {only ? words.inferredHidden(inferred) : words.inferredShown(inferred)}
      </output>
    </>
  );
  return (
    <>
      <header className="session-header">
        <BrandLink />
        <nav aria-label={words.places} className="hidden min-[400px]:flex min-[400px]:gap-3">
          <a aria-current="page" className="rounded-control py-1 font-medium" href="#content">
            {words.title}
          </a>
          <Link
            className="rounded-control py-1 text-ink-2 hover:underline"
            href="/reference/"
            prefetch={false}
          >
            {pages.reference}
          </Link>
        </nav>
        <span className="flex-1" />
        {!isNarrow && filter}
        <LanguageMenu />
        <ThemeMenu />
      </header>
      {isNarrow && (
        <section
          aria-label={words.onlyLiveObserved}
          className="flex h-10 items-center gap-2 border-hairline border-b px-4"
        >
          {filter}
        </section>
      )}
    </>
  );
}
