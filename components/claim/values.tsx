// Claim values by what they hold: an instant, a measured span, a count, tokens, a cost, an id, recorded text. Each writes
// its value in one way everywhere.
"use client";

import { useClock } from "@/components/ui/clock-context.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { DurationMs, EpochMs } from "@/lib/base/time.ts";
import type { Measure, Usage } from "@/lib/model/dispatch.ts";
import { formatTime, formatTimeExact } from "@/lib/words/clock.ts";
import {
  formatCost,
  formatCount,
  formatDuration,
  formatExactDuration,
  formatId,
  formatName,
} from "@/lib/words/format.ts";
import { measureText, usageText } from "@/lib/words/value-text.ts";
import { ClaimValue, type ClaimValueProps } from "./claim-value.tsx";

type ValueProps<Value> = Omit<ClaimValueProps<Value>, "format" | "exact">;

export function TimeValue(props: ValueProps<EpochMs>) {
  const clock = useClock();
  return (
    <ClaimValue
      {...props}
      exact={(at) => formatTimeExact(at, clock)}
      format={(at) => formatTime(at, clock)}
    />
  );
}

export function MeasureValue(props: ValueProps<Measure>) {
  const words = useWords();
  return (
    <ClaimValue
      {...props}
      exact={(measure) => measureText(measure, words.claim).exact}
      format={(measure) => measureText(measure, words.claim).text}
    />
  );
}

export function DurationValue(props: ValueProps<DurationMs>) {
  return <ClaimValue {...props} exact={formatExactDuration} format={formatDuration} />;
}

export function CountValue(props: ValueProps<number>) {
  return <ClaimValue {...props} format={formatCount} />;
}

export function CostValue(props: ValueProps<number>) {
  return <ClaimValue {...props} exact={String} format={formatCost} />;
}

export function UsageValue(props: ValueProps<Usage>) {
  const words = useWords();
  return (
    <ClaimValue
      {...props}
      exact={(usage) => usageText(usage, words.claim).exact}
      format={(usage) => usageText(usage, words.claim).text}
    />
  );
}

/** Shortened in the middle; whole on hover. */
export function IdValue(props: ValueProps<string>) {
  return (
    <ClaimValue
      {...props}
      exact={(id) => id}
      format={(id) => (
        <code>
          <SafeText text={formatId(id)} />
        </code>
      )}
    />
  );
}

export function TextValue(props: ValueProps<string>) {
  const said = useSaidMarks();
  return <ClaimValue {...props} exact={said} format={(text) => <SafeText text={text} />} />;
}

/** A title or a task: its start where it is long, whole on hover. */
export function NameValue(props: ValueProps<string>) {
  const said = useSaidMarks();
  return <ClaimValue {...props} exact={said} format={(text) => <SafeText text={formatName(text)} />} />;
}

/** One of our own words for a recorded one. */
export function WordValue<Value extends string | boolean>({
  write,
  ...props
}: ValueProps<Value> & { readonly write: (value: Value) => string }) {
  return <ClaimValue {...props} format={write} />;
}
