// The rules in recorded order. With a question each says how it was tried: which half matched, why the other did not, and
// which match was the last. With several parts the trace is of one, which is named.
"use client";

import { useMemo } from "react";
import { OpenInSource } from "@/components/claim/places.tsx";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { LongTable } from "@/components/ui/long-table.tsx";
import { OutcomeWord } from "@/components/ui/outcome-word.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { AskedOne } from "@/lib/rules/ask-rules.ts";
import type { RuleTrial } from "@/lib/rules/evaluate.ts";
import type { Miss } from "@/lib/rules/miss.ts";
import type { ShownRule } from "./permission-model.ts";

const WHOLE_UP_TO = 100;
const ROW_HEIGHT = 32;

export interface RuleTableProps {
  readonly rules: readonly ShownRule[];
  /** null: nothing is asked. */
  readonly asked: AskedOne<ShownRule> | null;
}

export function RuleTable({ rules, asked }: RuleTableProps) {
  const { permissions: words, common } = useWords();
  const trace = useMemo(() => asked?.trace() ?? null, [asked]);
  const names = words.ruleColumn;
  // A reader's own rules have no place in a file.
  const isRecorded = rules.every(({ ref }) => ref !== null);
  return (
    <>
      <p className="pb-1 text-ink-2 text-small">
        {words.lastWins}
        {isRecorded && (
          <>
            {common.sentenceGap}
            <StandingMark className="mr-1" standing="observed" />
            {words.rulesStated}
          </>
        )}
        {asked !== null && (
          <>
            {common.sentenceGap}
            <SafeText text={words.tracedFor(asked.question.action, asked.question.resource)} />
          </>
        )}
      </p>
      <LongTable
        className="rule-table"
        columns={6}
        count={rules.length}
        head={
          <Thead>
            <Tr>
              {Object.entries(names).map(([id, name]) => (
                <Th key={id} scope="col">
                  {name}
                </Th>
              ))}
            </Tr>
          </Thead>
        }
        keyOf={(index) => index}
        name={words.rules}
        row={(index, attributes) => {
          const rule = rules[index];
          const trial = trace?.[index] ?? null;
          return rule === undefined ? null : (
            <Tr {...attributes} data-outcome={trial?.outcome}>
              <Td className="tabular-nums" data-name={names.number}>
                {index + 1}
              </Td>
              <Td data-name={names.action}>
                <code className="wrap-anywhere">
                  <SafeText text={rule.action} />
                </code>
              </Td>
              <Td data-name={names.resource}>
                <code className="wrap-anywhere">
                  <SafeText text={rule.resource} />
                </code>
              </Td>
              <Td data-name={names.effect}>
                <OutcomeWord isBad={rule.effect === "deny"} text={rule.effect} />
              </Td>
              <Td data-name={names.outcome}>{trial !== null && <Trial trial={trial} />}</Td>
              <Td data-name={names.place}>
                {rule.ref !== null && <OpenInSource about={words.ruleSource(index + 1)} place={rule.ref} />}
              </Td>
            </Tr>
          );
        }}
        rowHeight={ROW_HEIGHT}
        wholeUpTo={WHOLE_UP_TO}
      />
    </>
  );
}

function Trial({ trial }: { readonly trial: RuleTrial<ShownRule> }) {
  const words = useWords().permissions;
  const { outcome, actionMiss, resourceMiss, isAgainstWholePath } = trial;
  if (outcome === "decides") return <strong className="font-semibold">{words.outcome.decides}</strong>;
  if (outcome !== "no-match") return <span>{words.outcome[outcome]}</span>;
  return (
    <span className="text-ink-2">
      {actionMiss !== null && <MissText miss={actionMiss} of={words.missAction} />}
      {actionMiss === null && resourceMiss !== null && (
        <MissText miss={resourceMiss} of={words.missResource} />
      )}
      {actionMiss === null && isAgainstWholePath && (
        <span className="block text-ink-3 text-small">{words.wholePath}</span>
      )}
    </span>
  );
}

function MissText({ miss, of }: { readonly miss: Miss; readonly of: string }) {
  const words = useWords().permissions;
  return (
    <span className="wrap-anywhere">
      {of}
      <SafeText text={words.miss[miss.how](miss.piece)} />
      {miss.isByCaseAlone && words.caseAlone}
    </span>
  );
}
