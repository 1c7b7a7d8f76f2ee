// Whether the finished file may be given away: being made, searched and clean, or blocked by what was found in it, by kind
// and place, never with the secret.
"use client";

import { Button } from "@/components/ui/button.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { MOST_HITS } from "@/lib/redact/scan-final-bytes.ts";
import type { DraftState } from "./use-report-draft.ts";

const HITS_SHOWN = 4;

export function ReportVerdict({
  state: { draft, isMaking, hasFailed, again },
}: {
  readonly state: DraftState;
}) {
  const words = useWords();
  const { reportDialog: said } = words;
  if (hasFailed)
    return (
      <div className="report-verdict" role="alert">
        <p className="text-danger">{said.failed}</p>
        <Button kind="text" onClick={again}>
          {said.again}
        </Button>
      </div>
    );
  if (isMaking || draft === null)
    return (
      <p className="report-verdict text-ink-2" role="status">
        {said.making}
      </p>
    );
  if (draft.hits.length === 0)
    return (
      <p className="report-verdict text-ink-2" role="status">
        {said.scanned}
      </p>
    );
  const more = draft.hits.length - HITS_SHOWN;
  return (
    <div className="report-verdict report-blocked" role="alert">
      <p className="font-medium">
        <Icon className="mr-1.5 inline text-danger" name="cross" />
        {said.blocked(draft.hits.length, draft.hits.length >= MOST_HITS)}
      </p>
      <ul className="mt-1 text-small">
        {draft.hits.slice(0, HITS_SHOWN).map(({ kind, line, column }) => (
          <li className="first-letter:uppercase" key={`${line}:${column}`}>
            {said.hit(words.report.secret(kind), line, column)}
          </li>
        ))}
        {more > 0 && <li>{said.moreHits(more)}</li>}
      </ul>
      <p className="mt-1 text-ink-2 text-small">{said.blockedAdvice}</p>
    </div>
  );
}
