// Over the rows: which session, which kinds of rows, and how texts are shown.

import { useMemo } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { CheckMenu } from "@/components/ui/check-menu.tsx";
import { SelectField } from "@/components/ui/select-field.tsx";
import { Switch } from "@/components/ui/switch.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { kindsIn } from "@/lib/layout/transcript-rows.ts";
import { knownValue } from "@/lib/model/claim.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import type { TranscriptIndex, TranscriptKind } from "@/lib/model/transcript.ts";
import { formatName } from "@/lib/words/format.ts";
import { textWithCodes } from "@/lib/words/visible-characters.ts";

export interface TranscriptBarProps {
  readonly session: SessionId | null;
  readonly index: TranscriptIndex | null;
  readonly kinds: readonly TranscriptKind[] | null;
  readonly onKinds: (kinds: TranscriptKind[] | null) => void;
  readonly isFormatted: boolean;
  readonly onFormatted: (isFormatted: boolean) => void;
}

export function TranscriptBar(props: TranscriptBarProps) {
  const words = useWords().transcript;
  const { only } = useSession();
  const { index } = props;
  const kinds = useMemo(() => (index === null ? [] : kindsIn(index, only)), [index, only]);
  return (
    <div className="tool-bar">
      <SessionChooser chosen={props.session} />
      {index !== null && (
        <CheckMenu
          choices={kinds.map((kind) => ({ value: kind, label: words.kind[kind] }))}
          chosen={props.kinds}
          label={words.kindsLabel}
          name={words.kinds}
          onChange={props.onKinds}
        />
      )}
      <span title={words.formattedMeans}>
        <Switch isOn={props.isFormatted} onChange={props.onFormatted}>
          {words.formatted}
        </Switch>
      </span>
      <span className="flex-1" />
      {index !== null && <span className="text-ink-2 text-small">{words.rows(index.count)}</span>}
    </div>
  );
}

function SessionChooser({ chosen }: { readonly chosen: SessionId | null }) {
  const words = useWords();
  const { view, openTranscript } = useSession();
  const said = useSaidMarks();
  return (
    <SelectField
      choices={view.sessions.map(({ id, title, role }) => ({
        value: id,
        label: words.transcript.sessionChoice(textWithCodes(formatName(said(knownValue(title) ?? id))), role),
      }))}
      name={words.transcript.session}
      onChange={openTranscript}
      value={chosen}
    />
  );
}
