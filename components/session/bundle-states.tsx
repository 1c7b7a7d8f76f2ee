// What stands in place of a session that is not open: missing, being read, failed, or none named. Each says what, where,
// and what to do.
"use client";

import Link from "next/link";
import { type ReactNode, Suspense } from "react";
import { Button } from "@/components/ui/button.tsx";
import { lazyPart } from "@/components/ui/lazy-part.ts";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useArrivalFocus } from "@/components/ui/use-arrival-focus.ts";
import { useTitle } from "@/components/ui/use-title.ts";
import { useNearWords } from "@/components/ui/use-words.ts";
import type { ClaimId } from "@/lib/model/ids.ts";
import { formatId, formatSize } from "@/lib/words/format.ts";
import { BrandLink } from "./brand-link.tsx";
import { LanguageMenu } from "./settings-menus.tsx";
import type { BundleState } from "./use-bundle.ts";

const DropHere = lazyPart(async () => (await import("../import/drop-here.tsx")).DropHere);
const ProblemLines = lazyPart(async () => (await import("./problem-lines.tsx")).ProblemLines);

type ClosedState = Exclude<BundleState, { readonly status: "ready" }>;

export function BundleClosed({
  state,
  claim,
}: {
  readonly state: ClosedState;
  readonly claim: ClaimId | null;
}) {
  const words = useNearWords();
  switch (state.status) {
    case "none":
      return (
        <Page title={words.session.none}>
          <p>{words.session.noneHint}</p>
          <Suspense fallback={null}>
            <DropHere isAny />
          </Suspense>
        </Page>
      );
    case "missing":
      return (
        <Page title={words.session.missingTitle(formatId(state.bundle))}>
          <p>{claim === null ? words.session.missing : words.session.missingClaim}</p>
          <p>
            <code className="text-ink-2 wrap-anywhere">
              <SafeText text={state.bundle} />
            </code>
          </p>
          <Suspense fallback={null}>
            <DropHere />
          </Suspense>
        </Page>
      );
    case "opening":
      return (
        <Page title={words.session.opening}>
          <progress
            aria-label={words.session.opening}
            className="progress"
            max={Math.max(1, state.bytes)}
            value={state.bytesRead}
          />
          <p aria-live="polite" className="text-ink-2">
            {state.bytes === 0
              ? words.session.starting
              : words.session.openingBytes(formatSize(state.bytesRead), formatSize(state.bytes))}
          </p>
        </Page>
      );
    case "failed":
      return (
        <Page title={words.session.failed}>
          <div role="alert">
            <Suspense fallback={null}>
              <ProblemLines problem={state.problem} />
            </Suspense>
          </div>
          <p className="flex gap-2">
            <Button onClick={state.retry}>{words.session.retry}</Button>
          </p>
        </Page>
      );
  }
}

export function Page({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useArrivalFocus();
  const words = useNearWords();
  useTitle(words.session.title(words.session.heading));
  return (
    <>
      <header className="session-header">
        <BrandLink />
        <Link className="text-ink-2 hover:underline" href="/">
          {words.session.library}
        </Link>
        <span className="flex-1" />
        <LanguageMenu />
      </header>
      <main className="flex max-w-3xl flex-col gap-4 p-4 lg:p-8" id="content" tabIndex={-1}>
        <h1 className="text-title font-semibold wrap-anywhere">{title}</h1>
        {children}
      </main>
    </>
  );
}
