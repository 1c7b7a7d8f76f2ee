// What became of the last files: one row each, from reading to result. Says its sum aloud as it changes.
"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { LedgerRow } from "./ledger-row.tsx";
import { type ImportEntry, type PassedOver, useImport } from "./use-import.ts";

/** More rows than this wait for a click: a folder can hold thousands. */
const ROWS = 100;

export function ImportLedger() {
  const words = useWords().library;
  const { state, clear, cancel } = useImport();
  const [isWhole, setWhole] = useState(false);
  const { entries, passedOver } = state;
  if (entries.length === 0 && passedOver === null) return null;
  const shown = isWhole ? entries : entries.slice(0, ROWS);
  const unfinished = entries.filter((entry) => entry.stage !== "done");
  const columns = words.ledgerColumns;
  return (
    <section aria-labelledby="ledger-title" className="print:hidden">
      <div className="flex min-h-7 flex-wrap items-center gap-x-3">
        <h2 className="font-semibold" id="ledger-title">
          {words.ledger}
        </h2>
        <p className="text-ink-2 text-small" role="status">
          {words.ledgerCount(entries.length, sumOf(entries, words))}
        </p>
        <span className="flex-1" />
        {unfinished.length > 1 && (
          <Button
            kind="bare"
            onClick={() => {
              for (const { key } of [...unfinished].reverse()) cancel(key);
            }}
          >
            {words.cancelAll}
          </Button>
        )}
        {unfinished.length === 0 && (
          <Button kind="bare" onClick={clear}>
            {words.hide}
          </Button>
        )}
      </div>
      {entries.length > 0 && (
        <table className="w-full border-collapse max-md:block">
          <thead className="max-md:sr-only">
            <tr className="text-left text-ink-3 text-small">
              {[columns.file, columns.bytes, columns.verdict, columns.result].map((name) => (
                <th
                  className="border-hairline-strong border-b py-1.5 pr-4 font-medium"
                  key={name}
                  scope="col"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-md:block">
            {shown.map((entry) => (
              <LedgerRow entry={entry} key={entry.key} />
            ))}
          </tbody>
        </table>
      )}
      {shown.length < entries.length && (
        <Button className="mt-2" onClick={() => setWhole(true)}>
          {words.showAll(entries.length)}
        </Button>
      )}
      {passedOver !== null && (
        <p className="mt-2 text-ink-2 text-small">{passedOverSentence(passedOver, words)}</p>
      )}
    </section>
  );
}

type LibraryWords = Words["library"];

function sumOf(entries: readonly ImportEntry[], words: LibraryWords): readonly string[] {
  const counts = {
    read: 0,
    reading: 0,
    waiting: 0,
    placing: 0,
    choice: 0,
    refused: 0,
    cancelled: 0,
    failed: 0,
  };
  for (const entry of entries) counts[partOf(entry)] += 1;
  return Object.entries(words.ledgerParts).flatMap(([part, say]) => {
    const count = Object.entries(counts).find(([name]) => name === part)?.[1] ?? 0;
    return count > 0 ? [say(count)] : [];
  });
}

function partOf({ stage, result }: ImportEntry): keyof LibraryWords["ledgerParts"] {
  if (stage !== "done") return stage;
  switch (result?.kind) {
    case "choice":
    case "refused":
    case "cancelled":
    case "failed":
      return result.kind;
    default:
      return "read";
  }
}

const MOST_ENDINGS = 4;

function passedOverSentence({ count, endings }: PassedOver, words: LibraryWords): string {
  const named = endings.slice(0, MOST_ENDINGS).map((part) => words.passedEnding(part.ending, part.count));
  return words.passedOver(count, words.passedEndings(named, Math.max(0, endings.length - MOST_ENDINGS)));
}
