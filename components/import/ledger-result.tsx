// What an import changed: a new bundle, one that a file joined and by which ids, nothing; or a choice to make.
"use client";

import type { MouseEvent } from "react";
import { BundleLink } from "@/components/library/bundle-link.tsx";
import { useLibrary } from "@/components/library/use-library.ts";
import { Button } from "@/components/ui/button.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import type { KeptDocument } from "@/lib/model/library.ts";
import { formatId } from "@/lib/words/format.ts";
import { ProblemLine } from "./ledger-problems.tsx";
import { type Clash, type ImportEntry, type Placement, useImport } from "./use-import.ts";

/** Bundles of one file that are told one by one; an archive can hold hundreds. */
const PLACEMENTS = 4;

export function LedgerResult({ entry }: { readonly entry: ImportEntry }) {
  const words = useWords().library;
  const { result, stage } = entry;
  if (stage === "placing" || result === null) return <span className="text-ink-2">{words.placing}</span>;
  switch (result.kind) {
    case "placed":
      return <Placed documents={entry.documents} isKept={result.isKept} placements={result.placements} />;
    case "already-here":
      return <AlreadyHere documents={result.documents} />;
    case "choice":
      return <Choice clashes={result.clashes} entry={entry} />;
    case "unpacked":
      return <span>{words.unpacked(result.files, result.of)}</span>;
    case "left":
      return <span className="text-ink-2">{words.leftOut}</span>;
    case "refused":
      return <span className="text-ink-2">{words.notImported}</span>;
    case "cancelled":
      return <span className="text-ink-2">{words.cancelled}</span>;
    case "failed":
      return !entry.isRead ? (
        <span className="text-ink-2">{words.failed}</span>
      ) : (
        <>
          <span className="text-ink-2">{words.failedPlacing}</span>
          <ProblemLine problem={result.problem} />
        </>
      );
  }
}

interface PlacedProps {
  readonly documents: readonly KeptDocument[];
  readonly placements: readonly Placement[];
  readonly isKept: boolean;
}

/** The ledger outlives what it tells of: a bundle may have gone into another one since, or may have been deleted. */
function Placed({ documents, placements, isKept }: PlacedProps) {
  const words = useWords().library;
  const { bundles } = useLibrary().content;
  const isHere = ({ bundle }: Placement) => bundles.some(({ id }) => id === bundle);
  const here = placements.filter(isHere);
  const gone = placements.length - here.length;
  const own = new Set(documents.map(({ id }) => id));
  const moved = bundles.filter(
    ({ id, places }) =>
      gone > 0 &&
      !here.some(({ bundle }) => bundle === id) &&
      places.some(({ document }) => own.has(document)),
  );
  return (
    <>
      {here.slice(0, PLACEMENTS).map((placement) => (
        <PlacementLine key={placement.bundle} placement={placement} />
      ))}
      {here.length > PLACEMENTS && (
        <p className="text-ink-2">{words.moreBundles(here.length - PLACEMENTS)}</p>
      )}
      {moved.slice(0, PLACEMENTS).map(({ id }) => (
        <p key={id}>
          <Filled parts={{ bundle: <BundleLink bundle={id} /> }} template={words.nowIn} />
        </p>
      ))}
      {gone > 0 && moved.length === 0 && <p className="text-ink-2">{words.deletedSince(gone)}</p>}
      {!isKept && here.length > 0 && <p className="text-ink-2 text-small">{words.keptInMemory}</p>}
    </>
  );
}

function AlreadyHere({ documents }: { readonly documents: readonly DocumentId[] }) {
  const words = useWords().library;
  const { content } = useLibrary();
  const bundle = content.bundles.find(({ places }) =>
    places.some(({ document }) => documents.includes(document)),
  );
  if (bundle === undefined) {
    const isKept = content.files.some((file) => file.documents.some(({ id }) => documents.includes(id)));
    return <p>{isKept ? words.alreadyHereNowhere : words.wasHere}</p>;
  }
  return (
    <p>
      <Filled parts={{ bundle: <BundleLink bundle={bundle.id} /> }} template={words.alreadyHere} />
    </p>
  );
}

function PlacementLine({ placement }: { readonly placement: Placement }) {
  const words = useWords().library;
  const bundle = <BundleLink bundle={placement.bundle} />;
  return (
    <p>
      {placement.why === null ? (
        <Filled template={words.newBundle} parts={{ bundle }} />
      ) : (
        <Filled template={words.joined} parts={{ bundle, why: words.joins[placement.why] }} />
      )}
    </p>
  );
}

interface ChoiceProps {
  readonly entry: ImportEntry;
  readonly clashes: readonly Clash[];
}

/** A newer (or older, or merely other) export of a session that is here. Nothing changes until somebody decides. */
function Choice({ entry, clashes }: ChoiceProps) {
  const words = useWords().library;
  const { choose } = useImport();
  const decide = (choice: "replace" | "keep-both" | "leave") => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest("tr")?.focus(); // The buttons go with the choice; the row stays.
    choose(entry.key, choice);
  };
  const held = clashes.find(({ isReplaceable }) => !isReplaceable);
  return (
    <div className="flex flex-col gap-1">
      {clashes.map((clash) => (
        <p key={clash.session}>
          <SafeText text={differenceOf(clash, words)} />
        </p>
      ))}
      {held !== undefined && <p className="text-ink-2 text-small">{words.noReplace(held.here.name)}</p>}
      <div className="flex flex-wrap gap-2">
        {held === undefined && (
          <Button className="h-6" onClick={decide("replace")}>
            {words.replace}
          </Button>
        )}
        <Button className="h-6" onClick={decide("keep-both")}>
          {words.keepBoth}
        </Button>
        <Button className="h-6" onClick={decide("leave")}>
          {words.leave}
        </Button>
      </div>
    </div>
  );
}

type LibraryWords = ReturnType<typeof useWords>["library"];

function differenceOf({ session, title, difference }: Clash, words: LibraryWords): string {
  const name = title === null ? formatId(session) : title;
  const { added, gone } = difference;
  if (added === 0) return gone === 0 ? words.equal(name) : words.older(gone, name);
  return gone === 0 ? words.newer(added, name) : words.newerAndGone(added, gone, name);
}
