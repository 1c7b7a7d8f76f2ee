// The way from a value to the row of a transcript that shows it. A list, or a record that no session holds, is in no one row,
// and that is said.
"use client";

import { useMemo } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { PlainLink } from "@/components/transcript/row-links.tsx";
import { useRowTarget } from "@/components/transcript/use-row-target.ts";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { DocumentId } from "@/lib/model/ids.ts";
import { formatId } from "@/lib/words/format.ts";
import type { Place } from "./tree-model.ts";

export function RowLink({ document, place }: { readonly document: DocumentId; readonly place: Place }) {
  const words = useWords().source;
  const { view, details, openRow, rowHref } = useSession();
  const { line, at } = place;
  const asked = useMemo(() => ({ session: null, document, line, at }), [document, line, at]);
  const target = useRowTarget(details, asked);
  if (target.status !== "found") {
    return <dd className="text-ink-2">{target.status === "missing" ? words.noRow : words.reading}</dd>;
  }
  const { session, row } = target.place;
  const lane = view.timeline.lanes.find((one) => one.session === session);
  const to = { ...asked, session };
  return (
    <dd>
      <PlainLink href={rowHref(to)} onGo={() => openRow(to)}>
        {words.row(row + 1)}
      </PlainLink>{" "}
      <SafeText className="text-ink-2" text={lane?.agent ?? formatId(session)} />
    </dd>
  );
}
