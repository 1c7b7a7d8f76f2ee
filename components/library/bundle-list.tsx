// The bundles that are here, newest first: by the time of what they record, so that the list is the same in every tab.
// With "Only live-observed" on, inferred values are taken out before any row sees them.
"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Legend } from "@/components/ui/legend.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { epochMs } from "@/lib/base/time.ts";
import { summaryWithoutInferred } from "@/lib/model/library-live-observed.ts";
import { type Clock, formatOffset } from "@/lib/words/clock.ts";
import { BundleRow } from "./bundle-row.tsx";
import type { LibraryActions, LibraryState, BundleRow as Row } from "./use-library.ts";

/** More rows than this wait for a click. */
const ROWS = 100;

export interface BundleListProps {
  readonly state: LibraryState;
  readonly actions: LibraryActions;
  readonly clock: Clock;
  readonly only: boolean;
}

export function BundleList({ state, actions, clock, only }: BundleListProps) {
  const words = useWords().library;
  const [isWhole, setWhole] = useState(false);
  const rows = [...state.content.bundles].sort((left, right) => timeOf(right) - timeOf(left));
  const isOpening = state.condition.kind === "opening" || state.condition.kind === "blocked";
  if (rows.length === 0) return isOpening ? null : <Empty />;
  const shown = isWhole ? rows : rows.slice(0, ROWS);
  const inMemory = new Set<string>(state.inMemory.bundles.map(({ id }) => id));
  const { columns } = words;
  const heads = [
    columns.title,
    columns.when(formatOffset(clock.offsetAt(epochMs(timeOf(rows[0]) || Date.now())))),
    columns.sessions,
    columns.dispatches,
    columns.standings,
    columns.problems,
    columns.size,
    columns.opened,
  ];
  return (
    <section aria-labelledby="bundles-title">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3">
        <h2 className="font-semibold" id="bundles-title">
          {words.bundles}
        </h2>
        <p className="text-ink-2 text-small">{words.bundlesCount(rows.length)}</p>
        <span className="flex-1" />
        <Legend />
      </div>
      <table className="w-full border-collapse max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="text-left text-ink-3 text-small">
            {heads.map((name) => (
              <th
                className={`whitespace-nowrap border-hairline-strong border-b py-1.5 pr-3 font-medium xl:pr-4 ${
                  name === columns.size ? "text-right" : ""
                }`}
                key={name}
                scope="col"
              >
                {name}
              </th>
            ))}
            <th className="border-hairline-strong border-b" scope="col">
              <span className="relative">
                <span className="sr">{columns.actions}</span>
              </span>
            </th>
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {shown.map((row) => (
            <ListedBundle
              actions={actions}
              clock={clock}
              isInMemory={inMemory.has(row.id)}
              key={row.id}
              only={only}
              row={row}
            />
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button className="mt-2" onClick={() => setWhole(true)}>
          {words.showAllBundles(rows.length)}
        </Button>
      )}
    </section>
  );
}

interface ListedBundleProps extends Omit<BundleListProps, "state"> {
  readonly row: Row;
  readonly isInMemory: boolean;
}

function ListedBundle({ row, isInMemory, actions, clock, only }: ListedBundleProps) {
  const without = row.summary !== null && only ? summaryWithoutInferred(row.summary) : null;
  return (
    <BundleRow
      clock={clock}
      hidden={without?.hidden ?? 0}
      isInMemory={isInMemory}
      onDelete={() => actions.remove(row.id)}
      onRetry={() => actions.retry(row.id)}
      only={only}
      row={row}
      summary={without?.summary ?? row.summary}
    />
  );
}

function Empty() {
  const words = useWords().library;
  return (
    <section aria-labelledby="bundles-title">
      <h2 className="font-semibold" id="bundles-title">
        {words.emptyTitle}
      </h2>
      <p className="text-ink-2">{words.empty}</p>
    </section>
  );
}

/** When it was recorded; a bundle without any time sorts by when it came here. */
function timeOf(row: Row | undefined): number {
  if (row === undefined) return 0;
  const to = row.summary?.to;
  return to !== undefined && "value" in to ? to.value : row.addedAt;
}
