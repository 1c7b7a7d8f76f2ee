// The Reference: what is known of hosts and by which rules values are concluded, searched and filtered. Says nothing about any
// session. The frame of the page; its records come once it stands.
"use client";

import "./reference.css";
import "./entry.css";
import Link from "next/link";
import { Suspense } from "react";
import { BrandLink } from "@/components/session/brand-link.tsx";
import { LanguageMenu, ThemeMenu } from "@/components/session/settings-menus.tsx";
import { lazyPart } from "@/components/ui/lazy-part.ts";
import { useArrivalFocus } from "@/components/ui/use-arrival-focus.ts";
import { useTitle } from "@/components/ui/use-title.ts";
import { useNearWords } from "@/components/ui/use-words.ts";

const ReferenceRecords = lazyPart(async () => (await import("./reference-records.tsx")).ReferenceRecords);

export function ReferenceScreen() {
  const words = useNearWords();
  useTitle(words.session.title(words.pages.reference));
  useArrivalFocus();
  return (
    <>
      <a className="skip-link" href="#content">
        {words.common.skipToContent}
      </a>
      <header className="session-header">
        <BrandLink />
        <nav
          aria-label={words.library.places}
          className="hidden min-w-0 items-baseline gap-3 whitespace-nowrap min-[400px]:flex"
        >
          <Link className="hidden text-ink-2 hover:underline min-[520px]:inline" href="/">
            {words.session.library}
          </Link>
          <a aria-current="page" className="font-medium" href="#content">
            {words.pages.reference}
          </a>
        </nav>
        <span className="flex-1" />
        <LanguageMenu />
        <ThemeMenu />
      </header>
      <Suspense
        fallback={
          <main className="p-4" id="content" tabIndex={-1}>
            <h1 className="font-semibold text-title">{words.pages.reference}</h1>
            <p className="text-ink-2">{words.session.starting}</p>
          </main>
        }
      >
        <ReferenceRecords />
      </Suspense>
    </>
  );
}
