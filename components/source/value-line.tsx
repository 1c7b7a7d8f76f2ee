// A value in one line of the tree: what a container holds, the start of a text, a number as it is written.

import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { SourceValue } from "@/lib/model/bundle-view.ts";

/** Characters of a text that one line of the tree shows. */
const LINE_CHARACTERS = 240;
const HINT_CHARACTERS = 40;

export function ValueLine({ value }: { readonly value: SourceValue }) {
  const words = useWords();
  switch (value.kind) {
    case "object":
      return (
        <>
          {value.hint !== null && (
            <span className="mr-2">
              <SafeText text={value.hint.slice(0, HINT_CHARACTERS)} />
            </span>
          )}
          <span className="text-ink-3">{words.source.object(value.size)}</span>
        </>
      );
    case "array":
      return <span className="text-ink-3">{words.source.list(value.size)}</span>;
    case "lines":
      return <span className="text-ink-3">{words.source.lines(value.size)}</span>;
    case "string":
      return value.chars === 0 ? (
        <span className="text-ink-3">{words.source.emptyText}</span>
      ) : (
        <>
          <q className="source-text">
            <SafeText text={value.text.slice(0, LINE_CHARACTERS)} />
          </q>
          {value.chars > LINE_CHARACTERS && (
            <span className="text-ink-3"> {words.source.textLength(value.chars)}</span>
          )}
        </>
      );
    default:
      return <span className="source-plain">{value.text}</span>;
  }
}
