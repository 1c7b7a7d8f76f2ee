// Says that what is shown came out of a report: what it was made of, what of that is here, and what it was asked to hold.
"use client";

import { useWords } from "@/components/ui/use-words.ts";
import type { ReportOrigin } from "./use-report-draft.ts";

export function ReportNote({ report: { documents, loaded, made } }: { readonly report: ReportOrigin }) {
  const words = useWords();
  const said = words.reportDialog;
  const here = documents.filter(({ id }) => loaded.includes(id)).length;
  const included = made.include.map((kind) => words.report.kinds[kind]);
  return (
    <aside aria-label={said.note} className="report-note">
      <strong className="font-medium">{said.note}</strong>
      <span>{said.madeFrom(documents.length, here)}</span>
      <span>{included.length === 0 ? said.withoutText : said.withText(included)}</span>
      {made.only && <span>{said.withoutInferred}</span>}
    </aside>
  );
}
