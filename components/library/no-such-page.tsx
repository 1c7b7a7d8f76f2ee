// An address that names nothing: says so in every language, for the exported page does not know the reader's, and leads back.

import Link from "next/link";
import { BrandLink } from "@/components/session/brand-link.tsx";
import { EachLanguage } from "@/components/ui/each-language.tsx";
import { NoSuchTitle } from "./no-such-title.tsx";

export function NoSuchPage() {
  return (
    <>
      <header className="session-header">
        <BrandLink />
      </header>
      <main className="flex max-w-3xl flex-col gap-2 p-4 lg:p-8">
        <NoSuchTitle />
        <EachLanguage>
          {({ pages, session, common }) => (
            <>
              <h1 className="text-title font-semibold">{pages.notFound}</h1>
              <p className="text-ink-2">
                {pages.notFoundText}
                {common.sentenceGap}
                <Link className="quiet-link whitespace-nowrap text-ink" href="/">
                  {session.toLibrary}
                </Link>
              </p>
            </>
          )}
        </EachLanguage>
      </main>
    </>
  );
}
