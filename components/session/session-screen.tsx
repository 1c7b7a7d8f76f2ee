// The session screen: reads the address and opens the bundle. The screen of an opened one is loaded while its files are read.
"use client";

import { Suspense, useEffect } from "react";
import { lazyPart } from "@/components/ui/lazy-part.ts";
import { loadWords } from "@/components/ui/loaded-words.ts";
import { MarksProvider } from "@/components/ui/marks-context.ts";
import { useLanguage } from "@/components/ui/use-words.ts";
import { BundleClosed } from "./bundle-states.tsx";
import { useUrlState } from "./url-state.ts";
import { useBundle } from "./use-bundle.ts";

const load = async () => (await import("./open-session.tsx")).OpenSession;
const OpenSession = lazyPart(load);

export function SessionScreen() {
  const [url] = useUrlState();
  const state = useBundle(url.b);
  const language = useLanguage();
  const isNamed = url.b !== null;
  useEffect(() => {
    if (!isNamed) return;
    // Whoever draws it asks again and says what is wrong.
    load().catch(() => undefined);
    loadWords(language).catch(() => undefined);
  }, [isNamed, language]);
  if (state.status !== "ready") return <BundleClosed claim={url.claim} state={state} />;
  return (
    <MarksProvider value={state.report !== null}>
      <Suspense fallback={<BundleClosed claim={url.claim} state={READ} />}>
        <OpenSession opened={state} />
      </Suspense>
    </MarksProvider>
  );
}

/** All bytes are read; what draws them is on its way. */
const READ = { status: "opening", bytesRead: 1, bytes: 0 } as const;
