// How to get one session's file out of its host: menu and command, each copied whole.

import { CopyButton } from "@/components/ui/copy-button.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { FormatId, SessionId } from "@/lib/model/ids.ts";

export interface ExportStepsProps {
  readonly session: SessionId;
  readonly format: FormatId | "unknown" | null;
}

export function ExportSteps({ session, format }: ExportStepsProps) {
  const words = useWords();
  const ways = words.claim.export.ways(format, session);
  return (
    <div className="flex flex-col gap-2 py-1">
      <p className="flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere">
          <SafeText text={session} />
        </code>
        <CopyButton text={() => session}>{words.claim.export.copyId}</CopyButton>
      </p>
      {ways.map((way) => (
        <div key={way.host}>
          <p className="text-small">
            {ways.length > 1 && <strong className="font-semibold">{way.host}. </strong>}
            {way.menu}
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <code className="bg-raised px-2 py-1 text-micro wrap-anywhere">
              <SafeText text={way.command} />
            </code>
            <CopyButton text={() => way.command}>{words.claim.export.copyCommand}</CopyButton>
          </p>
          {way.note !== null && <p className="mt-1 text-ink-2 text-small">{way.note}</p>}
        </div>
      ))}
      <p className="text-ink-2 text-small">{words.claim.export.dropIt}</p>
    </div>
  );
}
