// A bundle by its title, leading to its session screen.
"use client";

import Link from "next/link";
import type { SessionTab } from "@/components/session/session-types.ts";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { toAddressText } from "@/lib/base/address-text.ts";
import { isReportBundle } from "@/lib/model/bundle-id.ts";
import type { BundleId, ClaimId } from "@/lib/model/ids.ts";
import type { BundleSummary } from "@/lib/model/library.ts";
import { markOf } from "@/lib/model/marks.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { formatId } from "@/lib/words/format.ts";
import { withMarkWords } from "@/lib/words/mark-words.ts";
import { useLibrary } from "./use-library.ts";

export function bundleHref(
  bundle: BundleId,
  claim: ClaimId | null = null,
  only = false,
  view: SessionTab = "overview",
): string {
  const query = new URLSearchParams({ b: toAddressText(bundle) });
  if (view !== "overview") query.set("view", view);
  if (claim !== null) query.set("claim", toAddressText(claim));
  if (only) query.set("only", "1");
  return `/session/?${query}`;
}

/** The title, or the shortened id of a session without one. */
export function titleOf(summary: BundleSummary | null, bundle: BundleId, words: Words): string {
  if (summary === null) return formatId(bundle);
  const { title, session } = summary;
  if (title.standing === "hidden") return formatId(session);
  if (title.standing === "unknown" || title.value === "") return words.library.untitled;
  if (!isReportBundle(bundle)) return title.value;
  return words.report.title(
    markOf(title.value) === null ? withMarkWords(title.value, words.marks) : formatId(session),
  );
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
