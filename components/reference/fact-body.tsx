// What stands under an opened record of a host, by what kind of record it is.
"use client";

import type { FactRecord, Figures } from "@/lib/knowledge/hosts/fact-record.ts";
import { CorrectionBody } from "./correction-body.tsx";
import { DenialBody } from "./denial-body.tsx";
import { Caps, Lists, Texts } from "./fact-parts.tsx";
import { FactSourcePart } from "./fact-source.tsx";
import { useFactWords } from "./fact-words-context.ts";
import { Field } from "./field.tsx";
import { ToolBody, ToolSide } from "./tool-body.tsx";

export function FactBody({ record }: { readonly record: FactRecord }) {
  return (
    <div className="fact-body">
      <div className="fact-main">
        <Main record={record} />
      </div>
      <div className="fact-side">
        {record.kind === "tool" && <ToolSide record={record} />}
        <FactSourcePart record={record} />
      </div>
    </div>
  );
}

function Main({ record }: { readonly record: FactRecord }) {
  const { page } = useFactWords();
  switch (record.kind) {
    case "tool":
      return <ToolBody record={record} />;
    case "rule":
    case "question":
      return <FiguresPart figures={record} />;
    case "denial":
      return <DenialBody record={record} />;
    case "correction":
      return (
        <>
          <CorrectionBody record={record} />
          <FiguresPart figures={record} />
        </>
      );
    case "verdict":
      return (
        <>
          <Field name={page.verdictName}>{page.verdict[record.verdict]}</Field>
          <Field name={page.inPlace}>
            {record.inPlace.length === 0
              ? page.noneInPlace
              : record.inPlace.map((name) => <code key={name}>{name}</code>)}
          </Field>
        </>
      );
  }
}

function FiguresPart({ figures: { caps, lists, texts } }: { readonly figures: Figures }) {
  return (
    <>
      <Caps caps={caps} />
      <Lists lists={lists} />
      <Texts texts={texts} />
    </>
  );
}
