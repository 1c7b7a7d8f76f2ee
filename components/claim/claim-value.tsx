// One value with its mark: a link to its claim. An unknown value says its reason, a hidden one only that it is hidden,
// a property that the thing does not have is said in words without a mark. Nothing here is ever blank or a dash.
"use client";

import type { ReactNode } from "react";
import { onPlainClick } from "@/components/ui/on-plain-click.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { Applicable } from "@/lib/model/claim.ts";
import { useClaimLinks } from "./claim-links.tsx";
import { StandingMark } from "./standing-mark.tsx";

export interface ClaimValueProps<Value> {
  readonly claim: Applicable<Value>;
  /** How the value is written. */
  readonly format: (value: Value) => ReactNode;
  /** The exact value, for a title on hover. */
  readonly exact?: (value: Value) => string;
  /** Instead of the general words of an unknown's reason. */
  readonly unknown?: string;
  /** Without the mark, where a neighbour carries the mark of the same claim. */
  readonly isMarked?: boolean;
  readonly className?: string;
}

export function ClaimValue<Value>({
  claim,
  format,
  exact,
  unknown,
  isMarked = true,
  className = "",
}: ClaimValueProps<Value>) {
  const words = useWords();
  const links = useClaimLinks();
  if (claim.standing === "not-applicable") {
    return <span className={`text-ink-3 ${className}`}>{words.claim.notApplicable[claim.because]}</span>;
  }
  if (claim.standing === "hidden") {
    return <span className={`whitespace-nowrap text-ink-3 ${className}`}>{words.common.hidden}</span>;
  }
  const isUnknown = claim.standing === "unknown";
  const open = onPlainClick((event) => {
    event.stopPropagation();
    links.open(claim.id, event.currentTarget);
  });
  return (
    <a
      aria-current={links.selected === claim.id || undefined}
      className={`claim-value ${className}`}
      data-claim={claim.id}
      data-standing={claim.standing}
      href={links.hrefOf(claim.id)}
      onClick={open}
      title={!isUnknown && exact !== undefined ? exact(claim.value) : undefined}
    >
      {isMarked && <StandingMark standing={claim.standing} />}
      <span className="claim-text">
        {isUnknown ? (unknown ?? words.claim.unknown[claim.reason]) : format(claim.value)}
      </span>
      {!isUnknown && claim.rivals.length > 0 && (
        <span className="claim-rivals">{words.claim.rivalsBeside(claim.rivals.length)}</span>
      )}
      <span className="sr">{words.claim.standingAfter(claim.standing)}</span>
    </a>
  );
}
