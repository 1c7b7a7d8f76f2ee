// The chosen value: its kind and bytes, ways to cite it, its text, what rests on it, and the bytes as they stand in the file.
"use client";

import { useSession } from "@/components/session/session-context.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { DocumentSummary } from "@/lib/model/analysis.ts";
import type { SourceNode } from "@/lib/model/bundle-view.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { troubleText } from "@/lib/words/sentence-text.ts";
import { CopyValue } from "./copy-value.tsx";
import { jqCommand, placeText } from "./place-text.ts";
import { RawBytes } from "./raw-bytes.tsx";
import { RestingClaims } from "./resting-claims.tsx";
import { RowLink } from "./row-link.tsx";
import type { Place } from "./tree-model.ts";
import { useSourceNode } from "./use-source-node.ts";
import { ValueText } from "./value-text.tsx";

export interface ValuePanelProps {
  readonly document: DocumentSummary;
  readonly place: Place;
}

export function ValuePanel({ document, place }: ValuePanelProps) {
  const words = useWords();
  const { details } = useSession();
  const state = useSourceNode(details, document.id, place);
  if (state.status === "asked") return <p className="p-3 text-ink-2">{words.source.reading}</p>;
  if (state.status === "missing") return <p className="p-3 text-ink-2">{words.source.chooseValue}</p>;
  if (state.status === "failed") {
    return (
      <p className="p-3" role="alert">
        {words.source.failed(troubleText(state.trouble, words.problems))}
      </p>
    );
  }
  return <KnownValue document={document} key={`${place.line}#${place.at}`} node={state.node} place={place} />;
}

function KnownValue({ document, node, place }: ValuePanelProps & { readonly node: SourceNode }) {
  const words = useWords();
  const { bytes } = node;
  return (
    <div className="flex flex-col">
      <dl className="source-facts">
        <dt>{words.source.kindLabel}</dt>
        <dd>{kindOf(node, words)}</dd>
        <dt>{words.source.bytesLabel}</dt>
        <dd>{bytes === null ? words.source.bytesUnknown : words.source.bytes(bytes[0], bytes[1])}</dd>
        <dt>{words.session.tab.transcript}</dt>
        <RowLink document={document.id} place={place} />
      </dl>
      <div className="print:hidden flex flex-wrap items-center gap-1 px-3 pb-3">
        <span className="pr-1 text-ink-3 text-small">{words.source.copyPath}</span>
        <CopyButton text={() => place.at}>{words.source.copyPointer}</CopyButton>
        <CopyValue document={document.id} node={node} />
        <CopyButton text={() => placeText(document.name, place)}>{words.source.copyPlace}</CopyButton>
        <CopyButton text={() => jqCommand(document.name, document.fileName, place)}>
          {words.source.copyJq}
        </CopyButton>
      </div>
      <ValueText document={document.id} node={node} />
      <RestingClaims node={node} />
      <RawBytes document={document.id} range={bytes} />
    </div>
  );
}

function kindOf({ value }: SourceNode, { source }: Words): string {
  switch (value.kind) {
    case "string":
      return source.text(value.chars);
    case "object":
      return source.object(value.size);
    case "array":
      return source.list(value.size);
    case "lines":
      return source.lines(value.size);
    default:
      return source.kind[value.kind];
  }
}
