// How a bundle's dispatches ended: one line per standing, its mark in front, failures and refusals with their cross.
"use client";

import Link from "next/link";
import { Fragment } from "react";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { OutcomeWord } from "@/components/ui/outcome-word.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleId } from "@/lib/model/ids.ts";
import type { FateCount } from "@/lib/model/library.ts";
import { STANDINGS } from "@/lib/model/standing.ts";
import { bundleHref } from "./bundle-link.tsx";

export interface FatesProps {
  readonly bundle: BundleId;
  readonly only: boolean;
  readonly fates: readonly FateCount[];
  /** Inferred ones were taken out. */
  readonly hidden: boolean;
}

export function Fates({ bundle, only, fates, hidden }: FatesProps) {
  const words = useWords();
  if (fates.length === 0 && !hidden) return <span className="text-ink-3">{words.library.noDispatch}</span>;
  return (
    <ul className="flex flex-col text-small leading-5">
      {STANDINGS.map((standing) => {
        const lines = fates.filter((fate) => fate.standing === standing);
        return lines.length === 0 ? null : (
          <li className="relative flex items-baseline gap-1.5" key={standing}>
            <StandingMark className="self-start mt-1" standing={standing} />
            <Link
              className="hover:underline"
              href={bundleHref(bundle, null, only, "dispatches")}
              prefetch={false}
            >
              {lines.map(({ fate, count }, index) => (
                <Fragment key={fate}>
                  {index > 0 && words.common.separator}
                  <OutcomeWord
                    isBad={fate === "error" || fate === "refused"}
                    text={words.library.fate(fate, count)}
                  />
                </Fragment>
              ))}
            </Link>
            <span className="sr">{words.claim.standingAfter(standing)}</span>
          </li>
        );
      })}
      {hidden && <li className="text-ink-3">{words.common.hidden}</li>}
    </ul>
  );
}
