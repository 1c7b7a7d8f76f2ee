// The distinct calls of a session and what its rules say of each; one of them may be put to the rules above. A verdict is made
// when its row is drawn, so that thousands of calls cost nothing until they are seen.
"use client";

import { useMemo } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Fold } from "@/components/ui/fold.tsx";
import { LongTable, type RowAttributes } from "@/components/ui/long-table.tsx";
import { OutcomeWord } from "@/components/ui/outcome-word.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { RuleMatch } from "@/lib/model/call-records.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { verdictForCall } from "@/lib/rules/ask-rules.ts";
import type { RuleSet } from "@/lib/rules/rule-set.ts";
import { formatCount } from "@/lib/words/format.ts";
import type { ShownRule } from "./permission-model.ts";
import type { PermissionQuery } from "./use-permission-query.ts";

const WHOLE_UP_TO = 100;
const ROW_HEIGHT = 32;

export interface CallSectionProps {
  readonly session: SessionId;
  readonly calls: readonly RuleMatch[];
  readonly set: RuleSet<ShownRule>;
  readonly onAsk: (call: PermissionQuery) => void;
}

export function CallSection({ session, calls, set, onAsk }: CallSectionProps) {
  const words = useWords().permissions;
  if (set.rules.length === 0) return null;
  const names = words.callColumn;
  const ask = ({ tool, resource }: RuleMatch) => onAsk({ session, action: tool, resource, tool });
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
            <thead>
              <tr>
                <th scope="col">{names.tool}</th>
                <th scope="col">{names.resource}</th>
                <th scope="col">{names.verdict}</th>
                <th className="rule-number" scope="col">
                  {names.calls}
                </th>
                <th scope="col">
                  <span className="sr">{words.askButton}</span>
                </th>
              </tr>
            </thead>
          }
          keyOf={(index) => calls[index]?.id ?? index}
          name={words.calls}
          row={(index, attributes) => {
            const match = calls[index];
            return match === undefined ? null : (
              <CallRow attributes={attributes} match={match} onAsk={ask} set={set} />
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
  readonly attributes: RowAttributes;
  readonly onAsk: (match: RuleMatch) => void;
}

function CallRow({ match, set, attributes, onAsk }: CallRowProps) {
  const words = useWords().permissions;
  const names = words.callColumn;
  const verdict = useMemo(
    () => verdictForCall(set, { tool: match.tool, value: match.resource }),
    [set, match.tool, match.resource],
  );
  return (
    <tr {...attributes}>
      <td data-name={names.tool}>
        <SafeText text={match.tool} />
      </td>
      <td data-name={names.resource}>
        <code className="call-resource">
          <SafeText text={match.resource} />
        </code>
      </td>
      <td data-name={names.verdict}>
        {verdict === "not-split" ? (
          <span className="text-ink-2">{words.notSplitTitle}</span>
        ) : (
          <OutcomeWord isBad={verdict === "deny"} text={words.verdict[verdict ?? "none"]} />
        )}
      </td>
      <td className="text-right tabular-nums" data-name={names.calls}>
        {formatCount(match.calls.length)}
      </td>
      <td>
        <Button aria-label={words.showRulesName(match.tool)} kind="text" onClick={() => onAsk(match)}>
          {words.showRules}
        </Button>
      </td>
    </tr>
  );
}
