// An address that names nothing: says so and leads back.
"use client";

import Link from "next/link";
import { EachLanguage } from "@/components/ui/each-language.tsx";
import { useTitle } from "@/components/ui/use-title.ts";
import { useWords } from "@/components/ui/use-words.ts";

export function NoSuchPage() {
  const words = useWords();
  useTitle(words.session.title(words.pages.notFound));
  return (
    <main className="p-8">
      <EachLanguage>
        {({ pages, session, common }) => (
          <>
            <h1 className="text-title font-semibold">{pages.notFound}</h1>
            <p className="text-ink-2">
              {pages.notFoundText}
              {common.sentenceGap}
              <Link className="text-accent underline" href="/">
                {session.toLibrary}
              </Link>
            </p>
          </>
        )}
      </EachLanguage>
    </main>
  );
}
