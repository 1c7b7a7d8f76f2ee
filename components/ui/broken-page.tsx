// The last net: a mistake of ours, said as such, with its text and a way on.
"use client";

import { Button } from "./button.tsx";
import { SafeText } from "./safe-text.tsx";
import { useNearWords } from "./use-words.ts";

export interface BrokenPageProps {
  readonly error: Error;
  readonly reset: () => void;
}

export function BrokenPage({ error, reset }: BrokenPageProps) {
  const { pages, session } = useNearWords();
  return (
    <main className="max-w-3xl p-4 lg:p-8">
      <h1 className="text-title font-semibold">{pages.broken}</h1>
      <p className="text-ink-2">{pages.brokenText}</p>
      <pre className="my-4 overflow-x-auto whitespace-pre-wrap rounded-control bg-sunken p-3" lang="en">
        <SafeText lines text={error.message} />
      </pre>
      <div className="flex items-center gap-4">
        <Button onClick={reset}>{pages.drawAgain}</Button>
        <a className="quiet-link" href={`${process.env.NEXT_PUBLIC_BASE_PATH ?? ""}/`}>
          {session.toLibrary}
        </a>
      </div>
    </main>
  );
}
