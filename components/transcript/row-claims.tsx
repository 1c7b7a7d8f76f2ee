// The claims that rest on a row: how many stand how, and on request each with its value, a link to its card. While only what
// was live-observed is shown, inferred ones are counted and nothing else.
"use client";

import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import { RestingClaim, thingOf } from "@/components/source/resting-claims.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { STANDINGS } from "@/lib/model/standing.ts";
import type { TranscriptRow } from "@/lib/model/transcript.ts";
import { formatCount } from "@/lib/words/format.ts";
import { isCount, isFlag, useKept } from "./kept-state.tsx";

const AT_ONCE = 12;

export function useClaimsOpen(): readonly [boolean, (isOpen: boolean) => void] {
  return useKept("claims", false, isFlag);
}

export interface RowClaimsProps {
  readonly row: TranscriptRow;
  readonly id: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export function ClaimMarks({ row, id, isOpen, onToggle }: RowClaimsProps) {
  const words = useWords();
  const { only } = useSession();
  const shown = row.claims.filter(({ standing }) => !only || standing !== "inferred");
  const hidden = row.claims.length - shown.length;
  const all = row.claimCount - hidden;
  return (
    <>
      {all > 0 && (
        <button
          aria-controls={id}
          aria-expanded={isOpen}
          aria-label={words.transcript.claimsName(all, row.index + 1)}
          className="claim-marks"
          onClick={onToggle}
          type="button"
        >
          {STANDINGS.map((standing) => {
            const count = shown.filter((claim) => claim.standing === standing).length;
            return count === 0 ? null : (
              <span className="claim-mark-count" key={standing} title={words.common.standing[standing]}>
                <StandingMark standing={standing} />
                {formatCount(count)}
                <span className="sr"> {words.common.standing[standing]}</span>
              </span>
            );
          })}
          <span className="claim-marks-word">{words.transcript.claims(all)}</span>
        </button>
      )}
      {hidden > 0 && <span className="text-ink-3">{words.transcript.claimsHidden(hidden)}</span>}
    </>
  );
}

export function ClaimList({ row, id }: Pick<RowClaimsProps, "row" | "id">) {
  const words = useWords();
  const { only } = useSession();
  const [count, setCount] = useKept("claims shown", AT_ONCE, isCount);
  const claims = row.claims.filter(({ standing }) => !only || standing !== "inferred");
  const left = row.claimCount - row.claims.length;
  return (
    <div className="row-claims" id={id}>
      <ul className="resting">
        {claims.slice(0, count).map((claim, index) => (
          <RestingClaim
            id={claim.id}
            isFirst={thingOf(claim.id) !== thingOf(claims[index - 1]?.id)}
            key={claim.id}
          />
        ))}
      </ul>
      {count < claims.length && (
        <Button onClick={() => setCount(count + AT_ONCE)}>
          {words.source.restingMore(Math.min(AT_ONCE, claims.length - count))}
        </Button>
      )}
      {count >= claims.length && left > 0 && (
        <p className="text-ink-2 text-small">{words.transcript.claimsLeft(left)}</p>
      )}
    </div>
  );
}
