// How often an inferring rule's premise held and how often it failed, in this bundle and over all bundles kept here. Counts,
// never a share: one failure weighs more than many holds.

import { useWords } from "@/components/ui/use-words.ts";
import { warrantOf } from "@/lib/knowledge/warrants.ts";
import type { WarrantId } from "@/lib/model/ids.ts";
import type { WarrantTally } from "@/lib/model/warrant.ts";
import { formatCount } from "@/lib/words/format.ts";
import { CardSection } from "./card-section.tsx";
import { StandingMark } from "./standing-mark.tsx";

/** What the bundles of the library counted together. */
export type LibraryTallies = ReadonlyMap<
  WarrantId,
  { readonly held: number; readonly failed: number; readonly bundles: number }
>;

export interface HeldProps {
  readonly warrants: readonly WarrantId[];
  readonly tallies: readonly WarrantTally[];
  /** null where no library is at hand. */
  readonly library: LibraryTallies | null;
}

export function Held({ warrants, tallies, library }: HeldProps) {
  const words = useWords().claim;
  const inferring = [...new Set(warrants)].filter((id) => warrantOf(id)?.ceiling === "inferred");
  if (inferring.length === 0) return null;
  return (
    <CardSection title={words.held}>
      {inferring.map((id) => {
        const here = tallies.find((item) => item.warrant === id);
        const all = library?.get(id);
        return (
          <dl className="held" key={id}>
            {inferring.length > 1 && (
              <dt className="col-span-2">
                <code>{id}</code>
              </dt>
            )}
            <dt>{words.heldHere}</dt>
            <Count
              text={
                here === undefined || here.held + here.failed === 0
                  ? null
                  : words.heldCount(formatCount(here.held), formatCount(here.failed))
              }
            />
            {library !== null && (
              <>
                <dt>{words.heldLibrary}</dt>
                <Count
                  text={
                    all === undefined
                      ? null
                      : words.heldCountIn(formatCount(all.held), formatCount(all.failed), all.bundles)
                  }
                />
              </>
            )}
          </dl>
        );
      })}
    </CardSection>
  );
}

function Count({ text }: { readonly text: string | null }) {
  const words = useWords();
  if (text === null) return <dd className="text-ink-2">{words.claim.heldNone}</dd>;
  return (
    <dd>
      <StandingMark label={words.common.standing.computed} standing="computed" /> {text}
    </dd>
  );
}
