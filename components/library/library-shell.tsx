// What the exported page holds before its script runs: what this is, and that it needs the script.

import { en } from "@/lib/words/en/index.ts";

export function LibraryShell() {
  const words = en.library;
  return (
    <main className="mx-auto max-w-400 px-4 py-5 lg:px-8">
      <h1 className="font-semibold text-title">{words.title}</h1>
      <p className="mt-3 font-medium text-lead">{words.dropTitle}</p>
      <p className="text-ink-2">{words.dropText}</p>
      <noscript>
        <p className="mt-3">{words.noScript}</p>
      </noscript>
    </main>
  );
}
