// A claim that was taken back: what was said, where, and what holds instead. Both stay readable.
"use client";

import { MessageText } from "@/components/ui/message-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { CorrectionRecord } from "@/lib/knowledge/hosts/fact-record.ts";
import { rangeText, sourceText } from "./fact-source.tsx";
import { useFactWords } from "./fact-words-context.ts";
import { Field } from "./field.tsx";
import { Tags } from "./tags.tsx";

export function CorrectionBody({ record }: { readonly record: CorrectionRecord }) {
  const words = useWords();
  const { page, corrected } = useFactWords();
  const { earlier, later } = corrected[record.id];
  const { source, versions, authority } = record.earlier;
  return (
    <>
      <Field name={page.earlier}>
        <p>
          <MessageText text={earlier} />
        </p>
        <p className="text-ink-3 text-small">
          <Tags authority={authority} /> <MessageText text={sourceText(source, page)} />
          {versions !== null &&
            `${words.common.separator}${rangeText({ host: record.host, versions }, words)}`}
        </p>
      </Field>
      <Field name={page.later}>
        <MessageText text={later} />
      </Field>
    </>
  );
}
