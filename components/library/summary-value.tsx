// One value of a library row with its mark, leading to its claim on the session screen.
"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleId } from "@/lib/model/ids.ts";
import type { SummaryValue as Summarised } from "@/lib/model/library.ts";
import { bundleHref } from "./bundle-link.tsx";

export interface SummaryValueProps<Value> {
  readonly bundle: BundleId;
  readonly of: Summarised<Value>;
  readonly format: (value: Value) => ReactNode;
  readonly exact?: (value: Value) => string;
  readonly only: boolean;
}

export function SummaryValue<Value>({ bundle, of, format, exact, only }: SummaryValueProps<Value>) {
  const words = useWords();
  if (of.standing === "hidden") return <span className="text-ink-3">{words.common.hidden}</span>;
  return (
    <Link
      className="claim-value -my-0.5 min-h-6 items-center"
      data-standing={of.standing}
      href={bundleHref(bundle, of.claim, only)}
      prefetch={false}
      title={"value" in of && exact !== undefined ? exact(of.value) : undefined}
    >
      <StandingMark standing={of.standing} />
      <span className="claim-text">{"value" in of ? format(of.value) : words.claim.unknown[of.reason]}</span>
      <span className="sr">{words.claim.standingAfter(of.standing)}</span>
    </Link>
  );
}
