// The distinct calls of a session and what its rules say of each, with how that is known; one of them may be put to the rules
// above. Under rules that the reader wrote a verdict is made when its row is drawn: thousands cost nothing until they are seen.
"use client";

import { useMemo } from "react";
import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { OpenInSource } from "@/components/claim/places.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Fold } from "@/components/ui/fold.tsx";
import { LongTable, type RowAttributes } from "@/components/ui/long-table.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { Td, Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { RuleMatch } from "@/lib/model/call-records.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import type { RuleSet } from "@/lib/rules/rule-set.ts";
import { verdictForCall } from "@/lib/rules/verdict.ts";
import { formatCount } from "@/lib/words/format.ts";
import { resourceText, type ShownRule } from "./permission-model.ts";
import type { PermissionQuery } from "./use-permission-query.ts";
import { VerdictText, VerdictWord } from "./verdict-word.tsx";

const WHOLE_UP_TO = 100;
const ROW_HEIGHT = 32;
/** What a host asks for where it looks at nothing in the input. */
const ANY = "*";

export interface CallSectionProps {
  readonly session: SessionId;
  readonly calls: readonly RuleMatch[];
  readonly set: RuleSet<ShownRule>;
  /** False: the reader wrote the rules. */
  readonly isRecorded: boolean;
  readonly onAsk: (call: PermissionQuery) => void;
}

export function CallSection({ session, calls, set, isRecorded, onAsk }: CallSectionProps) {
  const words = useWords().permissions;
  if (set.rules.length === 0) return null;
  const names = words.callColumn;
  const ask = (match: RuleMatch) => {
    const { tool, folder } = match;
    onAsk({
      session,
      action: tool,
      resource: resourceText(match) ?? ANY,
      tool,
      ...(folder === null ? {} : { folder: folder.path }),
    });
  };
  return (
    <Fold
      className="mt-4"
      open
      summary={
        <>
          <span className="font-semibold">{words.calls}</span>{" "}
          <span className="text-ink-2 text-small">{formatCount(calls.length)}</span>
        </>
      }
    >
      <p className="pb-1 text-ink-2 text-small">{calls.length === 0 ? words.noCalls : words.callsNote}</p>
      {calls.length > 0 && (
        <LongTable
          className="rule-table"
          columns={5}
          count={calls.length}
          head={
            <Thead>
              <Tr>
                <Th scope="col">{names.tool}</Th>
                <Th scope="col">{names.resource}</Th>
                <Th scope="col">{names.verdict}</Th>
                <Th className="rule-number" scope="col">
                  {names.calls}
                </Th>
                <Th scope="col">{names.places}</Th>
              </Tr>
            </Thead>
          }
          keyOf={(index) => calls[index]?.id ?? index}
          name={words.calls}
          row={(index, attributes) => {
            const match = calls[index];
            return match === undefined ? null : (
              <CallRow attributes={attributes} isRecorded={isRecorded} match={match} onAsk={ask} set={set} />
            );
          }}
          rowHeight={ROW_HEIGHT}
          wholeUpTo={WHOLE_UP_TO}
        />
      )}
    </Fold>
  );
}

interface CallRowProps {
  readonly match: RuleMatch;
  readonly set: RuleSet<ShownRule>;
  readonly isRecorded: boolean;
  readonly attributes: RowAttributes;
  readonly onAsk: (match: RuleMatch) => void;
}

function CallRow({ match, set, isRecorded, attributes, onAsk }: CallRowProps) {
  const words = useWords().permissions;
  const names = words.callColumn;
  const { tool, folder, verdict, lack } = match;
  const resource = resourceText(match);
  return (
    <Tr {...attributes}>
      <Td data-name={names.tool}>
        <SafeText text={tool} />
      </Td>
      <Td data-name={names.resource}>
        {resource === null ? (
          <span className="text-ink-3">{words.noResource}</span>
        ) : (
          <code className="call-resource">
            <SafeText text={resource} />
          </code>
        )}
        {folder !== null && (
          <>
            {" "}
            <SafeText className="text-ink-2 text-small" text={words.inFolder(folder.path)} />
          </>
        )}
      </Td>
      <Td data-name={names.verdict}>
        {isRecorded ? (
          <ClaimValue
            claim={verdict}
            format={(said) => <VerdictText verdict={said} />}
            {...(lack === null ? {} : { unknown: words.lack[lack] })}
          />
        ) : (
          <TriedVerdict match={match} set={set} />
        )}
      </Td>
      <Td className="text-right tabular-nums" data-name={names.calls}>
        {formatCount(match.calls.length)}
      </Td>
      <Td data-name={names.places}>
        <span className="decision-ways">
          {(resource !== null || lack === null) && (
            <Button aria-label={words.showRulesName(tool)} kind="text" onClick={() => onAsk(match)}>
              {words.showRules}
            </Button>
          )}
          <OpenInSource about={words.sourceName(tool)} place={match.place} />
        </span>
      </Td>
    </Tr>
  );
}

interface TriedVerdictProps {
  readonly set: RuleSet<ShownRule>;
  readonly match: RuleMatch;
}

/** By rules that the reader wrote: made when the row is drawn. */
function TriedVerdict({ set, match }: TriedVerdictProps) {
  const said = useMemo(() => {
    const { tool, resource, folder, files } = match;
    return verdictForCall(set, {
      tool,
      value: resource,
      files,
      ...(folder === null ? {} : { folder: folder.path }),
    });
  }, [set, match]);
  return <VerdictWord said={said} />;
}
