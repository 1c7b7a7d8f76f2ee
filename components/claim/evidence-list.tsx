// All grounds of a claim in order. An empty list says that no place shows it.

import { useWords } from "@/components/ui/use-words.ts";
import type { LocatedEvidence } from "@/lib/model/bundle-view.ts";
import { EvidenceItem } from "./evidence-item.tsx";

export function EvidenceList({ evidence }: { readonly evidence: readonly LocatedEvidence[] }) {
  const words = useWords();
  if (evidence.length === 0) return <p>{words.claim.evidenceNone}</p>;
  return (
    <ol>
      {evidence.map((located, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one place may be cited twice; the list never changes.
        <EvidenceItem key={index} {...located} />
      ))}
    </ol>
  );
}
