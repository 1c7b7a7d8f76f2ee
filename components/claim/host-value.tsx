// The host that wrote a session, with its version or range of versions.
"use client";

import { useWords } from "@/components/ui/use-words.ts";
import type { HostVersion } from "@/lib/model/analysis.ts";
import type { Claim } from "@/lib/model/claim.ts";
import type { FormatId } from "@/lib/model/ids.ts";
import { ClaimValue } from "./claim-value.tsx";

export interface HostValueProps {
  readonly claim: Claim<HostVersion>;
  /** Named when the version is not known. */
  readonly format?: FormatId | "unknown";
}

export function HostValue({ claim, format }: HostValueProps) {
  const { values } = useWords().claim;
  return (
    <ClaimValue
      claim={claim}
      format={(host) => values.hostVersions(values.format[host.format], host.from, host.to)}
      unknown={format === undefined ? undefined : values.hostOnly(values.format[format])}
    />
  );
}
