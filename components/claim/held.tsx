// How often an inferring rule's premise held in this bundle, and how often it failed. Two counts, never a share.

import { useWords } from "@/components/ui/use-words.ts";
import { warrantOf } from "@/lib/knowledge/warrants.ts";
import type { WarrantId } from "@/lib/model/ids.ts";
import type { WarrantTally } from "@/lib/model/warrant.ts";
import { formatCount } from "@/lib/words/format.ts";
import { CardSection } from "./card-section.tsx";
import { StandingMark } from "./standing-mark.tsx";

export interface HeldProps {
  readonly warrants: readonly WarrantId[];
  readonly tallies: readonly WarrantTally[];
}

export function Held({ warrants, tallies }: HeldProps) {
  const words = useWords();
  const inferring = [...new Set(warrants)].filter((id) => warrantOf(id)?.ceiling === "inferred");
  if (inferring.length === 0) return null;
  return (
    <CardSection title={words.claim.held}>
      {inferring.map((id) => {
        const tally = tallies.find((item) => item.warrant === id);
        return (
          <p key={id}>
            <code>{id}</code>{" "}
            {tally === undefined || tally.held + tally.failed === 0 ? (
              words.claim.heldNone
            ) : (
              <>
                <StandingMark standing="computed" />{" "}
                {words.claim.heldCount(formatCount(tally.held), formatCount(tally.failed))}
              </>
            )}
          </p>
        );
      })}
    </CardSection>
  );
}
