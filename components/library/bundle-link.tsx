// A bundle by its title, leading to its session screen.
"use client";

import Link from "next/link";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { startOf } from "@/lib/base/text.ts";
import type { BundleId, ClaimId } from "@/lib/model/ids.ts";
import type { BundleSummary } from "@/lib/model/library.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { formatId } from "@/lib/words/format.ts";
import { useLibrary } from "./use-library.ts";

export function bundleHref(bundle: BundleId, claim: ClaimId | null = null, only = false): string {
  const query = new URLSearchParams({ b: bundle });
  if (claim !== null) query.set("claim", claim);
  if (only) query.set("only", "1");
  return `/session/?${query}`;
}

/** The title, or the shortened id of a session without one. */
export function titleOf(summary: BundleSummary | null, bundle: BundleId, words: Words): string {
  if (summary === null) return formatId(bundle);
  const { title, session } = summary;
  if (title.standing === "hidden") return formatId(session);
  if (title.standing === "unknown" || title.value === "") return words.library.untitled;
  return title.value;
}

const TITLE_LENGTH = 120;

/** A title may be a whole prompt: its start stands in a list, all of it in a title attribute. */
export function cutTitle(title: string): string {
  return title.length > TITLE_LENGTH ? `${startOf(title, TITLE_LENGTH)}…` : title;
}

export function BundleLink({ bundle }: { readonly bundle: BundleId }) {
  const words = useWords();
  const { content } = useLibrary();
  const row = content.bundles.find(({ id }) => id === bundle);
  const title = titleOf(row?.summary ?? null, bundle, words);
  if (row === undefined) return <SafeText text={title} />;
  return (
    <Link
      className="quiet-link inline-block max-w-80 truncate align-bottom"
      href={bundleHref(bundle)}
      prefetch={false}
      title={title}
    >
      <SafeText text={title} />
    </Link>
  );
}
