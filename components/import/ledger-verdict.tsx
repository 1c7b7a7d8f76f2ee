// What a file was taken for, and why; then what is wrong with it, losses first and in full. A format that only the shape
// shows is an inference and wears its mark; one that the file states is observed.
"use client";

import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { useUrlState } from "@/components/session/url-state.ts";
import { Icon } from "@/components/ui/icon.tsx";
import { MessageText } from "@/components/ui/message-text.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { KeptDocument } from "@/lib/model/library.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { formatCount, formatSize } from "@/lib/words/format.ts";
import { reasonsText } from "@/lib/words/sentence-text.ts";
import { LedgerProblems, ProblemLine } from "./ledger-problems.tsx";
import type { ImportEntry } from "./use-import.ts";

/** Documents of one file that are told one by one; an archive can hold hundreds. */
const DOCUMENTS = 4;

export function LedgerVerdict({ entry }: { readonly entry: ImportEntry }) {
  const words = useWords().library;
  const { stage, result, isRead, documents, problems, rate } = entry;
  if (stage === "waiting") return <span className="text-ink-3">{words.waiting}</span>;
  if (stage === "reading") {
    return <span className="text-ink-2">{rate === null ? words.reading : words.rate(formatSize(rate))}</span>;
  }
  if (result?.kind === "cancelled") return null;
  if (result?.kind === "unpacked") return <LedgerProblems problems={problems} />;
  if (result?.kind === "failed" && !isRead) return <ProblemLine problem={result.problem} />;
  const sessions = documents.filter(({ format }) => format !== "unknown");
  return (
    <div className="flex flex-col gap-0.5">
      {sessions.slice(0, DOCUMENTS).map((document) => (
        <DocumentVerdict document={document} isNamed={sessions.length > 1} key={document.id} />
      ))}
      {sessions.length > DOCUMENTS && (
        <p className="text-ink-2">{words.moreDocuments(sessions.length - DOCUMENTS)}</p>
      )}
      {sessions.length === 0 && problems.every(({ severity }) => severity !== "loss") && (
        <p>
          <Icon className="inline-block mr-1 text-danger" name="cross" />
          {words.notASession}
        </p>
      )}
      <LedgerProblems problems={problems} />
    </div>
  );
}

interface DocumentVerdictProps {
  readonly document: KeptDocument;
  /** Its name is told: the file holds several. */
  readonly isNamed: boolean;
}

function DocumentVerdict({ document, isNamed }: DocumentVerdictProps) {
  const words = useWords();
  const [{ only }] = useUrlState();
  if (document.report !== undefined)
    return <p>{words.reportDialog.fromReport(document.report.speaksOf.length)}</p>;
  const { standing, format } = formatOf(document, words);
  const isHidden = only === true && standing === "inferred";
  const rows = document.sessions.reduce((sum, session) => sum + session.rows, 0);
  const isChild = document.sessions.length > 0 && document.sessions.every(({ parent }) => parent !== null);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        {isNamed && (
          <span className="font-mono text-ink-2 text-small wrap-anywhere">
            <SafeText text={document.name} />
          </span>
        )}
        {isHidden ? (
          <span className="text-ink-3">{words.common.hidden}</span>
        ) : (
          <Marked standing={standing}>{format}</Marked>
        )}
        {isChild && <Marked standing="observed">{words.library.childSession}</Marked>}
        <Marked standing="computed">{words.library.records(formatCount(rows))}</Marked>
        {document.isSanitized && <span>{words.library.sanitized}</span>}
      </p>
      {!isHidden && (
        <p className="ml-4.5 text-ink-3 text-small wrap-anywhere">
          <MessageText text={reasonsText(document.because, words.problems)} />
        </p>
      )}
    </div>
  );
}

function formatOf(document: KeptDocument, words: Words) {
  if (document.statedVersion !== null) {
    return { standing: "observed" as const, format: words.library.formatExportOf(document.statedVersion) };
  }
  return {
    standing: "inferred" as const,
    format: words.library.formatExport(words.claim.values.format[document.format]),
  };
}

interface MarkedProps {
  readonly standing: "observed" | "computed" | "inferred";
  readonly children: string;
}

function Marked({ standing, children }: MarkedProps) {
  const words = useWords();
  return (
    <span className="relative inline-flex items-center gap-1.5">
      <StandingMark standing={standing} />
      <span className={standing === "inferred" ? "inferred-text" : undefined}>
        <SafeText text={children} />
      </span>
      <span className="sr">{words.claim.standingAfter(standing)}</span>
    </span>
  );
}
