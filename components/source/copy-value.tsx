// Copies the whole value: a text without its quotes and escapes, anything else as it is written in the file.
"use client";

import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { CopyNote } from "@/components/ui/copy-note.tsx";
import { useCopy } from "@/components/ui/use-copy.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { SourceNode } from "@/lib/model/bundle-view.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import { textFromJson } from "./text-from-json.ts";

export interface CopyValueProps {
  readonly document: DocumentId;
  readonly node: SourceNode;
}

export function CopyValue({ document, node }: CopyValueProps) {
  const words = useWords();
  const { details } = useSession();
  const { state, copy } = useCopy();
  const { value, bytes } = node;
  const isWhole = value.kind === "string" && value.text.length === value.chars;
  const start = () => {
    if (isWhole || bytes === null) {
      copy("text" in value ? value.text : "");
      return;
    }
    details.sourceBytes(document, bytes).then(
      (raw) => copy(value.kind === "string" ? textFromJson(raw) : raw),
      () => copy("text" in value ? value.text : ""),
    );
  };
  return (
    <>
      <Button onClick={start}>{words.source.copyValue}</Button>
      <CopyNote state={state} />
    </>
  );
}
