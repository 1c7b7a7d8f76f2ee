// The documents of the bundle, one of them chosen.

import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { DocumentSummary } from "@/lib/model/analysis.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import { formatSize } from "@/lib/words/format.ts";
import { textWithCodes } from "@/lib/words/visible-characters.ts";

export interface DocumentChooserProps {
  readonly documents: readonly DocumentSummary[];
  readonly chosen: DocumentId | null;
  readonly onChoose: (id: DocumentId) => void;
}

export function DocumentChooser({ documents, chosen, onChoose }: DocumentChooserProps) {
  const words = useWords();
  const said = useSaidMarks();
  return (
    <label className="flex min-w-0 items-center gap-2 text-small">
      <span className="text-ink-2">{words.source.document}</span>
      <select
        className="field min-w-0 max-w-80 truncate pr-1"
        onChange={(event) => {
          const picked = documents.find(({ id }) => id === event.currentTarget.value);
          if (picked !== undefined) onChoose(picked.id);
        }}
        value={chosen ?? ""}
      >
        {chosen === null && <option disabled value="" />}
        {documents.map(({ id, name, size }) => (
          <option key={id} value={id}>
            {`${textWithCodes(said(name))} · ${formatSize(size)}`}
          </option>
        ))}
      </select>
    </label>
  );
}
