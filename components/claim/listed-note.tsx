// Below the grounds of a count: how many of the counted records are listed, and where the others are to be found.

import { useOptionalSession } from "@/components/session/session-context.tsx";
import { PlainLink } from "@/components/transcript/row-links.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import type { Listed } from "@/lib/model/listed-records.ts";

export interface ListedNoteProps {
  readonly listed: Listed;
  /** Claims that the count is derived from, one for each record: shown below. */
  readonly named: number;
  /** Whose records are counted; null: those of the whole bundle. */
  readonly session: SessionId | null;
}

export function ListedNote({ listed, named, session: counted }: ListedNoteProps) {
  const { claim: words } = useWords();
  const session = useOptionalSession();
  const { shown, of } = listed;
  return (
    <p className="ml-4.5 text-ink-2 text-small">
      {words.listed(shown, of)} {named > 0 && words.listedBelow(named, of)}
      {named === 0 && counted !== null && session !== null && (
        <PlainLink
          href={session.hrefWith({ view: "transcript", s: counted })}
          onGo={() => session.openTranscript(counted)}
        >
          {words.listedInTranscript}
        </PlainLink>
      )}
    </p>
  );
}
