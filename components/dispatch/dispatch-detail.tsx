// What opens below a dispatch: its lifecycle, its exact records, what is missing and how to get it, and ways to copy it.
"use client";

import { formatOf } from "@/components/claim/answer-note.tsx";
import { ExportSteps } from "@/components/claim/export-steps.tsx";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { useOptionalSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { CopyButton } from "@/components/ui/copy-button.tsx";
import { useSaidIn } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { dispatchName } from "@/lib/words/subject-of.ts";
import { dispatchAsMarkdown } from "./dispatch-markdown.ts";
import { LifecycleStrip } from "./lifecycle-strip.tsx";
import { claimsOfDispatch } from "./needed-export.ts";
import { RecordsTable } from "./records-table.tsx";

export interface DispatchDetailProps {
  readonly dispatch: Dispatch;
  readonly view: BundleView;
}

export function DispatchDetail({ dispatch, view }: DispatchDetailProps) {
  const words = useWords();
  const clock = useClock();
  const saidIn = useSaidIn();
  const session = useOptionalSession();
  const who = dispatchName(saidIn(dispatch), words.claim);
  const link = () =>
    new URL(session?.hrefWith({ view: "dispatches", d: dispatch.id }) ?? "", location.href).href;
  return (
    <div className="dispatch-detail">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-small">
        <strong className="text-body font-semibold">{words.dispatch.lifecycle}</strong>
        <span className="text-ink-3">{words.dispatch.lifecycleKey}</span>
        <span className="flex-1" />
        {session !== null && (
          <Button kind="text" onClick={() => session.showDispatch(dispatch.id, "timeline")}>
            {words.dispatch.showOnTimeline}
          </Button>
        )}
        <CopyButton kind="text" text={() => dispatchAsMarkdown(saidIn(dispatch), view, words, clock, link())}>
          {words.dispatch.copyMarkdown}
        </CopyButton>
        <CopyButton kind="text" text={link}>
          {words.dispatch.copyLink}
        </CopyButton>
      </div>
      <LifecycleStrip dispatch={dispatch} who={who} />
      <RecordsTable dispatch={dispatch} />
      <NeededExport dispatch={dispatch} view={view} />
    </div>
  );
}

/** The values that another file would answer, with the way to each such file. */
function NeededExport({ dispatch, view }: DispatchDetailProps) {
  const words = useWords();
  const needed = new Map<SessionId, number>();
  for (const claim of claimsOfDispatch(dispatch)) {
    if (claim.standing !== "unknown" || claim.remedy.kind === "none") continue;
    needed.set(claim.remedy.session, (needed.get(claim.remedy.session) ?? 0) + 1);
  }
  const missing = view.missingSessions.filter(({ as }) => as === "child").map(({ id }) => id);
  return [...needed].map(([session, count]) => (
    <div className="flex items-start gap-2 border-hairline border-t pt-2 text-small" key={session}>
      <StandingMark className="mt-1" standing="unknown" />
      <div className="min-w-0 flex-1">
        <p>{words.dispatch.needsExport(count)}</p>
        <ExportSteps format={formatOf(session, view)} session={session} />
      </div>
      {missing.length > 1 && (
        <CopyButton text={() => missing.join("\n")}>{words.claim.export.copyIds(missing.length)}</CopyButton>
      )}
    </div>
  ));
}
