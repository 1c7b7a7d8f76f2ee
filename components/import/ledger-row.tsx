// One file of the ledger: name, bytes read of all, verdict, result.
"use client";

import { memo } from "react";
import { Button } from "@/components/ui/button.tsx";
import type { RowAttributes } from "@/components/ui/long-table.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { Td, Th, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { formatCount, formatSize } from "@/lib/words/format.ts";
import { LedgerResult } from "./ledger-result.tsx";
import { LedgerVerdict } from "./ledger-verdict.tsx";
import { type ImportEntry, useImport } from "./use-import.ts";

const CELL = "border-hairline border-b py-1.5 pr-4 align-top max-md:block max-md:border-0 max-md:py-0.5";

export interface LedgerRowProps {
  readonly entry: ImportEntry;
  readonly attributes: RowAttributes;
}

export const LedgerRow = memo(function LedgerRow({ entry, attributes }: LedgerRowProps) {
  return (
    <Tr
      {...attributes}
      className="max-md:block max-md:border-hairline max-md:border-b max-md:py-2"
      data-file={entry.name}
      data-stage={entry.stage}
    >
      <Th
        className={`${CELL} max-w-72 md:w-[22%] text-left font-mono font-normal text-small leading-5 wrap-anywhere`}
        scope="row"
      >
        <SafeText text={entry.name} />
      </Th>
      <Td className={`${CELL} whitespace-nowrap text-ink-2 text-small leading-5`}>
        <Bytes entry={entry} />
      </Td>
      <Td className={`${CELL} md:w-[46%]`}>
        <LedgerVerdict entry={entry} />
      </Td>
      <Td className={`${CELL} pr-0`}>
        <Result entry={entry} />
      </Td>
    </Tr>
  );
}, isSameRow);

/** The attributes are made anew on each drawing; what they say depends on the place alone. */
function isSameRow(before: LedgerRowProps, after: LedgerRowProps): boolean {
  return (
    before.entry === after.entry && before.attributes["aria-rowindex"] === after.attributes["aria-rowindex"]
  );
}

function Bytes({ entry }: { readonly entry: ImportEntry }) {
  const words = useWords().library;
  const { name, size, bytesRead, stage } = entry;
  if (stage !== "reading") {
    // A file that was never read, or not to its end, does not look like one that was.
    return words.bytesOf(formatCount(bytesRead), formatCount(size));
  }
  return (
    <>
      <span
        aria-label={words.progressOf(name)}
        aria-valuemax={size}
        aria-valuemin={0}
        aria-valuenow={bytesRead}
        aria-valuetext={words.bytesOf(formatSize(bytesRead), formatSize(size))}
        className="mr-2 inline-block h-1 w-24 bg-sunken align-[2px] outline-edge forced-colors:outline-1"
        role="progressbar"
      >
        <span
          className="block h-1 bg-ink forced-colors:bg-[CanvasText]"
          style={{ width: `${size === 0 ? 100 : (bytesRead / size) * 100}%` }}
        />
      </span>
      {words.bytesOf(formatSize(bytesRead), formatSize(size))}
    </>
  );
}

function Result({ entry }: { readonly entry: ImportEntry }) {
  const words = useWords().library;
  const { cancel } = useImport();
  if (entry.stage === "waiting" || entry.stage === "reading") {
    return (
      <Button
        aria-label={words.cancelFile(entry.name)}
        className="h-6"
        onClick={({ currentTarget }) => {
          currentTarget.closest("tr")?.focus(); // The button goes with the reading; the row stays.
          cancel(entry.key);
        }}
      >
        {words.cancel}
      </Button>
    );
  }
  return <LedgerResult entry={entry} />;
}
