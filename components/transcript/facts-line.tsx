// Short recorded values on one line: each with its name, none with a unit that the file does not name.

import { useClock } from "@/components/ui/clock-context.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { epochMs } from "@/lib/base/time.ts";
import type { Fact, FactName, FactsOf } from "@/lib/model/transcript-block.ts";
import { formatTime, formatTimeExact } from "@/lib/words/clock.ts";
import { formatCost, formatCount, formatId } from "@/lib/words/format.ts";

export interface FactsLineProps {
  readonly of: FactsOf;
  readonly facts: readonly Fact[];
  /** Says what the values belong to, where the row itself does not. */
  readonly isNamed: boolean;
}

export function FactsLine({ of, facts, isNamed }: FactsLineProps) {
  const words = useWords().transcript;
  return (
    <p className="facts-line">
      {isNamed && <span className="facts-of">{words.factsOf[of]}</span>}
      {facts.map((fact) => (
        <span className="fact" key={fact.at + fact.name}>
          <span className="fact-name">{words.fact[fact.name]}</span> <FactValue fact={fact} />
        </span>
      ))}
    </p>
  );
}

/** Long names of states of a folder: shortened, whole on hover. */
const HASHES: ReadonlySet<FactName> = new Set<FactName>(["hash", "snapshot", "snapshotEnd"]);

function FactValue({ fact: { name, value, isTime } }: { readonly fact: Fact }) {
  const words = useWords().transcript;
  const clock = useClock();
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (typeof value === "string") {
    return HASHES.has(name) ? (
      <code className="text-micro" title={value}>
        <SafeText text={formatId(value)} />
      </code>
    ) : (
      <SafeText text={value} />
    );
  }
  if (isTime) {
    const at = epochMs(value);
    return <span title={formatTimeExact(at, clock)}>{formatTime(at, clock)}</span>;
  }
  return name === "cost" ? <span title={String(value)}>{formatCost(value)}</span> : formatCount(value);
}
