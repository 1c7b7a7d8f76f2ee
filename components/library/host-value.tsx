// The host and its version, as the files state it or as their shape shows it.
"use client";

import { useWords } from "@/components/ui/use-words.ts";
import type { BundleId } from "@/lib/model/ids.ts";
import type { BundleSummary } from "@/lib/model/library.ts";
import { SummaryValue } from "./summary-value.tsx";

export interface HostValueProps {
  readonly bundle: BundleId;
  readonly summary: BundleSummary;
  readonly only: boolean;
}

export function HostValue({ bundle, summary, only }: HostValueProps) {
  const { values } = useWords().claim;
  return (
    <SummaryValue
      bundle={bundle}
      format={({ format, from, to }) => values.hostVersions(values.format[format], from, to)}
      of={summary.host}
      only={only}
    />
  );
}
