// What became of the last files: one row each, from reading to result, with a line that counts them and a filter for those
// that somebody should look at. Thousands of files are a box of their own that holds the rows in sight.
"use client";

import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { LongTable } from "@/components/ui/long-table.tsx";
import { Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { LedgerRow } from "./ledger-row.tsx";
import { isToLookAt, passedOverSentence, sumOf } from "./ledger-summary.ts";
import { type ImportEntry, useImport, useImportState } from "./use-import.ts";

/** More rows than this scroll in a box. */
const WHOLE_UP_TO = 60;
const ROW_HEIGHT = 56;

export function ImportLedger() {
  const words = useWords().library;
  const { entries, passedOver } = useImportState();
  const { clear, cancelAll } = useImport();
  const [isFiltered, setFiltered] = useState(false);
  const toLookAt = useMemo(() => entries.filter(isToLookAt), [entries]);
  if (entries.length === 0 && passedOver === null) return null;
  const shown = isFiltered && toLookAt.length > 0 ? toLookAt : entries;
  const unfinished = entries.filter(({ stage }) => stage !== "done").length;
  const sum = words.ledgerCount(entries.length, sumOf(entries, words));
  return (
    <section aria-labelledby="ledger-title" className="print:hidden">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3">
        <h2 className="font-semibold" id="ledger-title">
          {words.ledger}
        </h2>
        <p aria-live={unfinished === 0 ? "polite" : "off"} className="text-ink-2 text-small">
          {sum}
        </p>
        <span className="flex-1" />
        {toLookAt.length > 0 && toLookAt.length < entries.length && (
          <Button aria-pressed={isFiltered} onClick={() => setFiltered(!isFiltered)}>
            {words.onlyToLookAt(toLookAt.length)}
          </Button>
        )}
        {unfinished > 1 && (
          <Button kind="bare" onClick={cancelAll}>
            {words.cancelAll}
          </Button>
        )}
        {unfinished === 0 && (
          <Button
            kind="bare"
            onClick={() => {
              clear();
              document.getElementById("content")?.focus();
            }}
          >
            {words.hide}
          </Button>
        )}
      </div>
      {shown.length > 0 && <Rows entries={shown} key={shown === entries ? "all" : "some"} />}
      {passedOver !== null && (
        <p className="mt-2 text-ink-2 text-small">{passedOverSentence(passedOver, words)}</p>
      )}
    </section>
  );
}

function Rows({ entries }: { readonly entries: readonly ImportEntry[] }) {
  const { ledger, ledgerColumns: columns } = useWords().library;
  return (
    <LongTable
      bodyClassName="max-md:block"
      className="w-full border-collapse max-md:block"
      columns={4}
      count={entries.length}
      head={
        <Thead className="max-md:sr-only">
          <Tr aria-rowindex={1} className="text-left text-ink-3 text-small">
            {[columns.file, columns.bytes, columns.verdict, columns.result].map((name) => (
              <Th
                className="sticky top-0 z-10 bg-paper py-1.5 pr-4 font-medium shadow-[inset_0_-1px_0_var(--hairline-strong)]"
                key={name}
                scope="col"
              >
                {name}
              </Th>
            ))}
          </Tr>
        </Thead>
      }
      keyOf={(index) => entries[index]?.key ?? index}
      name={ledger}
      row={(index, attributes) => {
        const entry = entries[index];
        return entry === undefined ? null : <LedgerRow attributes={attributes} entry={entry} />;
      }}
      rowHeight={ROW_HEIGHT}
      wholeUpTo={WHOLE_UP_TO}
    />
  );
}
