// The dialog that saves a report: choices at the left, what is removed and what stays at the right, and below whether the
// finished file may be given away. What is found in it blocks the saving.
"use client";

import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { saveBlob } from "@/components/ui/save-file.ts";
import { useLanguage, useWords } from "@/components/ui/use-words.ts";
import { mainSession } from "@/lib/model/main-session.ts";
import { FREE_TEXT_KINDS } from "@/lib/model/session-report.ts";
import { formatSize } from "@/lib/words/format.ts";
import { ReportChoices } from "./report-choices.tsx";
import { ReportPreview } from "./report-preview.tsx";
import { ReportVerdict } from "./report-verdict.tsx";
import { useLocalZone } from "./use-local-zone.ts";
import { type ReportAsked, useReportDraft } from "./use-report-draft.ts";

export function ReportDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().reportDialog;
  const { details, view, only, clock, report } = useSession();
  const language = useLanguage();
  const localZone = useLocalZone();
  const [asked, setAsked] = useState<ReportAsked>({
    form: "html",
    include: report === null ? [] : report.made.include,
    only,
    language,
    zone: clock.zone === "local" ? localZone : "UTC",
  });
  const state = useReportDraft(details, asked, true);
  const { draft, isMaking } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const name = useMemo(
    () => `groundline-${mainSession(view)?.id ?? "report"}.${asked.form}`,
    [view, asked.form],
  );
  const file = isMaking ? null : (draft?.file ?? null);
  return (
    <dialog
      aria-describedby={`${id}-means`}
      aria-labelledby={id}
      className="report-dialog"
      onClose={onClose}
      ref={dialog}
    >
      <div className="report-head">
        <h2 className="font-semibold" id={id}>
          {words.title}
        </h2>
        <p className="text-ink-2 text-small" id={`${id}-means`}>
          {words.means}
        </p>
      </div>
      <div className="report-body">
        <ReportChoices
          asked={asked}
          draft={draft}
          includable={report === null ? FREE_TEXT_KINDS : report.made.include}
          localZone={localZone}
          onChange={setAsked}
        />
        <ReportPreview asked={asked} draft={draft} isMaking={isMaking} />
      </div>
      <div className="report-foot">
        <ReportVerdict state={state} />
        <div className="flex flex-none items-center justify-end gap-2">
          <Button onClick={() => dialog.current?.close()}>{words.cancel}</Button>
          <Button
            disabled={file === null}
            kind={file === null ? "plain" : "primary"}
            onClick={() => {
              if (file === null) return;
              saveBlob(name, file);
              dialog.current?.close();
            }}
          >
            {words.save[asked.form]}
            {draft !== null && !isMaking && (
              <span className="font-normal opacity-80">{formatSize(draft.size)}</span>
            )}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
