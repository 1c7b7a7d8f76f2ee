// All decisions of the bundle, children's among them, each with how it is known. Without any, three sentences: what is not
// recorded, what leaves no trace, what was not looked for.
"use client";

import { useSession } from "@/components/session/session-context.tsx";
import { LongTable, type RowAttributes } from "@/components/ui/long-table.tsx";
import { Th, Thead, Tr } from "@/components/ui/table.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { areFilesWhole } from "@/lib/model/whole-files.ts";
import { DecisionRow } from "./decision-row.tsx";
import { countDecisions, type DecidedCall } from "./permission-model.ts";
import type { PermissionQuery } from "./use-permission-query.ts";

const WHOLE_UP_TO = 100;
const ROW_HEIGHT = 76;

export interface DecisionSectionProps {
  readonly rows: readonly DecidedCall[];
  readonly onAsk: (call: PermissionQuery) => void;
}

export function DecisionSection({ rows, onAsk }: DecisionSectionProps) {
  const { permissions: words, common } = useWords();
  const { view } = useSession();
  const { denied, open } = countDecisions(view.decisions);
  const columns = Object.entries(words.column);
  return (
    <section className="permission-section">
      <div className="flex flex-wrap items-baseline gap-x-3 pb-1">
        <h3 className="font-semibold">{words.decisions}</h3>
        {rows.length > 0 && (
          <span className="text-ink-2 text-small">{words.decisionCount(denied, open)}</span>
        )}
      </div>
      {rows.length === 0 ? (
        <p className="max-w-[80ch] text-ink-2">
          {[areFilesWhole(view) ? words.none : words.noneInPart, words.approvals, words.nestedNotAsked].join(
            common.sentenceGap,
          )}
        </p>
      ) : (
        <>
          <p className="pb-2 text-ink-2 text-small">
            {[words.approvals, ...(view.retries.length > 0 ? [words.retriesNote] : [])].join(
              common.sentenceGap,
            )}
          </p>
          <LongTable
            className="decision-table"
            columns={columns.length}
            count={rows.length}
            head={
              <Thead>
                <Tr>
                  {columns.map(([id, name]) => (
                    <Th key={id} scope="col">
                      {name}
                    </Th>
                  ))}
                </Tr>
              </Thead>
            }
            keyOf={(index) => rows[index]?.decision.id ?? index}
            name={words.decisions}
            row={(index, attributes) => <RowAt attributes={attributes} onAsk={onAsk} row={rows[index]} />}
            rowHeight={ROW_HEIGHT}
            wholeUpTo={WHOLE_UP_TO}
          />
        </>
      )}
    </section>
  );
}

function RowAt(props: {
  readonly row: DecidedCall | undefined;
  readonly attributes: RowAttributes;
  readonly onAsk: (call: PermissionQuery) => void;
}) {
  return props.row === undefined ? null : (
    <DecisionRow attributes={props.attributes} onAsk={props.onAsk} row={props.row} />
  );
}
