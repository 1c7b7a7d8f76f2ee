// Above the list of bundles: how many there are, what to look for among them, and in which order they stand. A short list
// has neither search nor order, for there is nothing to look for.
"use client";

import { ChoiceMenu } from "@/components/ui/choice-menu.tsx";
import { Legend } from "@/components/ui/legend.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { BUNDLE_ORDERS, type BundleOrder } from "./order-bundles.ts";

const FROM = 6;

export interface BundleBarProps {
  readonly count: number;
  readonly found: number;
  readonly find: string;
  readonly order: BundleOrder;
  readonly onFind: (text: string) => void;
  readonly onOrder: (order: BundleOrder) => void;
}

export function BundleBar({ count, found, find, order, onFind, onOrder }: BundleBarProps) {
  const words = useWords().library;
  const isLong = count >= FROM || find !== "";
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1.5">
      <h2 className="font-semibold" id="bundles-title">
        {words.bundles}
      </h2>
      <p aria-live="polite" className="text-ink-2 text-small">
        {find === "" ? words.bundlesCount(count, order) : words.bundlesFound(found, count)}
      </p>
      {isLong && (
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <input
            aria-label={words.findBundle}
            className="h-7 w-56 rounded-control border border-edge bg-paper px-2 text-small"
            onChange={(event) => onFind(event.currentTarget.value)}
            placeholder={words.findBundle}
            type="search"
            value={find}
          />
          <ChoiceMenu
            choices={BUNDLE_ORDERS.map((value) => ({ value, label: words.bundleOrder[value] }))}
            label={(choice) => choice}
            name={words.orderBundles}
            onChange={onOrder}
            value={order}
          />
        </div>
      )}
      <span className="flex-1" />
      <Legend />
    </div>
  );
}
