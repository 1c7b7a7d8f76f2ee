// The documents of the bundle, one of them chosen.

import { SelectField } from "@/components/ui/select-field.tsx";
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
    <SelectField
      choices={documents.map(({ id, name, size }) => ({
        value: id,
        label: `${textWithCodes(said(name))} · ${formatSize(size)}`,
      }))}
      listClass="max-w-80"
      name={words.source.document}
      onChange={onChoose}
      value={chosen}
    />
  );
}
