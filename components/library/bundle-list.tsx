// The bundles that are here, newest first unless another order was chosen: by the time of what they record, so that the list
// is the same in every tab. With "Only live-observed" on, inferred values are taken out before any row sees them.
"use client";

import { useMemo } from "react";
import { LongTable, type RowAttributes } from "@/components/ui/long-table.tsx";
import { Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { epochMs } from "@/lib/base/time.ts";
import { summaryWithoutInferred } from "@/lib/model/library-live-observed.ts";
import { type Clock, formatOffset } from "@/lib/words/clock.ts";
import { BundleBar } from "./bundle-bar.tsx";
import { BundleRow } from "./bundle-row.tsx";
import { foundBundles, orderedBundles, timeOf } from "./order-bundles.ts";
import { useBundleQuery } from "./use-bundle-query.ts";
import type { LibraryActions, LibraryState, BundleRow as Row } from "./use-library.ts";

/** More rows than this scroll in a box: each is some sixty elements. */
const WHOLE_UP_TO = 40;
const ROW_HEIGHT = 96;

export interface BundleListProps {
  readonly state: LibraryState;
  readonly actions: LibraryActions;
  readonly clock: Clock;
  readonly only: boolean;
}

export function BundleList({ state, actions, clock, only }: BundleListProps) {
  const words = useWords().library;
  const [{ find, order }, setQuery] = useBundleQuery();
  const { bundles, files } = state.content;
  const rows = useMemo(() => {
    const names = new Map<string, string>(files.map(({ id, name }) => [id, name]));
    return orderedBundles(foundBundles(bundles, find, names), order);
  }, [bundles, files, find, order]);
  const inMemory = useMemo(
    () => new Set<string>(state.inMemory.bundles.map(({ id }) => id)),
    [state.inMemory.bundles],
  );
  const isOpening = state.condition.kind === "opening" || state.condition.kind === "blocked";
  if (bundles.length === 0) return isOpening ? null : <Empty />;
  return (
    <section aria-labelledby="bundles-title">
      <BundleBar
        count={bundles.length}
        find={find}
        found={rows.length}
        onFind={(text) => void setQuery({ find: text })}
        onOrder={(next) => void setQuery({ order: next })}
        order={order}
      />
      {rows.length === 0 ? (
        <p className="py-3 text-ink-2">{words.bundlesNotFound(find)}</p>
      ) : (
        <LongTable
          bodyClassName="max-lg:block"
          className="w-full border-collapse max-lg:block"
          columns={9}
          count={rows.length}
          head={<Heads clock={clock} latest={rows[0]} />}
          key={`${order} ${find}`}
          keyOf={(index) => rows[index]?.id ?? index}
          name={words.bundles}
          row={(index, attributes) => {
            const row = rows[index];
            return row === undefined ? null : (
              <ListedBundle
                actions={actions}
                attributes={attributes}
                clock={clock}
                isInMemory={inMemory.has(row.id)}
                only={only}
                row={row}
              />
            );
          }}
          rowHeight={ROW_HEIGHT}
          wholeUpTo={WHOLE_UP_TO}
        />
      )}
    </section>
  );
}

function Heads({ clock, latest }: { readonly clock: Clock; readonly latest: Row | undefined }) {
  const { columns } = useWords().library;
  const heads = [
    columns.title,
    columns.when(formatOffset(clock.offsetAt(epochMs(timeOf(latest) || Date.now())))),
    columns.sessions,
    columns.dispatches,
    columns.standings,
    columns.problems,
    columns.size,
    columns.opened,
  ];
  const line = "sticky top-0 z-10 bg-paper shadow-[inset_0_-1px_0_var(--hairline-strong)]";
  return (
    <Thead className="max-lg:sr-only">
      <Tr aria-rowindex={1} className="text-left text-ink-3 text-small">
        {heads.map((name) => (
          <Th
            className={`whitespace-nowrap py-1.5 pr-3 font-medium xl:pr-4 ${line} ${
              name === columns.size ? "text-right" : ""
            }`}
            key={name}
            scope="col"
          >
            {name}
          </Th>
        ))}
        <Th className={line} scope="col">
          <span className="relative">
            <span className="sr">{columns.actions}</span>
          </span>
        </Th>
      </Tr>
    </Thead>
  );
}

interface ListedBundleProps extends Omit<BundleListProps, "state"> {
  readonly row: Row;
  readonly isInMemory: boolean;
  readonly attributes: RowAttributes;
}

function ListedBundle({ row, attributes, isInMemory, actions, clock, only }: ListedBundleProps) {
  const without = row.summary !== null && only ? summaryWithoutInferred(row.summary) : null;
  return (
    <BundleRow
      attributes={attributes}
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
