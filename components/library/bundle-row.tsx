// One bundle of the list. Values of the bundle wear their marks and lead to their claims; what is ours (size, last opened)
// wears none.
"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import type { RowAttributes } from "@/components/ui/long-table.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { Td, Th, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleSummary } from "@/lib/model/library.ts";
import type { Clock } from "@/lib/words/clock.ts";
import { formatId, formatName, formatSize } from "@/lib/words/format.ts";
import { hintText, reasonsText, sentenceText } from "@/lib/words/sentence-text.ts";
import { BundleCells } from "./bundle-cells.tsx";
import { bundleHref, titleOf } from "./bundle-link.tsx";
import { Cell } from "./cell.tsx";
import { HostValue } from "./host-value.tsx";
import { OpenedAt } from "./opened-at.tsx";
import type { BundleRow as Row } from "./use-library.ts";

export interface BundleRowProps {
  readonly row: Row;
  /** Already without inferred values when the switch says so; null when the analysis stopped. */
  readonly summary: BundleSummary | null;
  readonly hidden: number;
  readonly isInMemory: boolean;
  readonly attributes: RowAttributes;
  readonly clock: Clock;
  readonly only: boolean;
  readonly onDelete: () => void;
  readonly onRetry: () => void;
}

export function BundleRow(props: BundleRowProps) {
  const words = useWords();
  const { row, summary, isInMemory, attributes, clock, only, onDelete } = props;
  const title = titleOf(summary, row.id, words);
  const { columns } = words.library;
  return (
    <Tr
      {...attributes}
      className="hover:bg-hover max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 md:max-lg:grid-cols-4 max-lg:border-hairline max-lg:border-b max-lg:py-2"
      data-bundle={row.id}
    >
      <Th
        className="border-hairline border-b py-2.5 pr-3 text-left align-top xl:pr-4 font-normal max-lg:col-span-full max-lg:border-0 max-lg:py-1 lg:w-[24%] xl:w-[32%]"
        scope="row"
      >
        <Link
          className="font-semibold text-[14px] leading-5 wrap-anywhere hover:underline"
          href={bundleHref(row.id, null, only)}
          prefetch={false}
          title={title}
        >
          <SafeText text={formatName(title)} />
        </Link>{" "}
        <code className="whitespace-nowrap text-ink-2" title={summary?.session ?? row.id}>
          {formatId(summary?.session ?? row.id)}
        </code>
        {summary !== null && <Host {...props} summary={summary} />}
      </Th>
      {summary === null ? <Stopped {...props} /> : <BundleCells {...props} summary={summary} />}
      <Cell className="whitespace-nowrap lg:text-right" label={columns.size}>
        {formatSize(row.size)}
        {isInMemory && <span className="block text-ink-2 text-small">{words.library.inMemoryOnly}</span>}
      </Cell>
      <Cell className="whitespace-nowrap" label={columns.opened}>
        <OpenedAt at={row.openedAt} clock={clock} />
      </Cell>
      <Cell className="pr-0 max-lg:self-end lg:text-right print:hidden" label={null}>
        <Button
          aria-label={words.library.delete(title)}
          className="-mx-1.5 -my-0.5 h-6"
          kind="bare"
          onClick={onDelete}
        >
          {words.library.deleteShort}
        </Button>
      </Cell>
    </Tr>
  );
}

function Host({ row, summary, only }: BundleRowProps & { readonly summary: BundleSummary }) {
  const words = useWords();
  return (
    <>
      <span className="block text-ink-2 text-small">
        <HostValue bundle={row.id} only={only} summary={summary} />
      </span>
      {summary.hostBecause.length > 0 && (
        <span
          className="block text-ink-3 text-small"
          title={reasonsText(summary.hostBecause, words.problems).replaceAll("`", "")}
        >
          {summary.host.standing === "observed" ? words.library.statedIn : words.library.hostByShape}
        </span>
      )}
    </>
  );
}

function Stopped({ row, onRetry }: BundleRowProps) {
  const { library: words, problems, common } = useWords();
  const hint = row.problem === null ? null : hintText(row.problem.hint, problems);
  return (
    <Td
      className="border-hairline border-b py-2.5 pr-4 align-top max-lg:col-span-full max-lg:border-0"
      colSpan={5}
    >
      {row.problem === null ? (
        words.analysing
      ) : (
        <>
          <p>
            <Icon className="inline-block mr-1 text-danger" name="cross" />
            {words.analysisStopped}
            {common.sentenceGap}
            <MessageText text={sentenceText(row.problem, problems)} />
          </p>
          {hint !== null && <p className="text-ink-2 text-small">{hint}</p>}
          <Button className="mt-1 h-6" onClick={onRetry}>
            {words.retry}
          </Button>
        </>
      )}
    </Td>
  );
}
