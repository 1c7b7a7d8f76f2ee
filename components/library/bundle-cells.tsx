// The cells of a bundle that was analysed: when, sessions, dispatches, standings, problems.
"use client";

import Link from "next/link";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { EpochMs } from "@/lib/base/time.ts";
import type { BundleId } from "@/lib/model/ids.ts";
import type { BundleSummary } from "@/lib/model/library.ts";
import type { Severity } from "@/lib/model/problem.ts";
import { weakest } from "@/lib/model/standing.ts";
import { type Clock, formatDate, formatDateTime, formatTimeShort } from "@/lib/words/clock.ts";
import { formatCount, formatDuration } from "@/lib/words/format.ts";
import { bundleHref } from "./bundle-link.tsx";
import type { BundleRowProps } from "./bundle-row.tsx";
import { Cell } from "./cell.tsx";
import { Fates } from "./fates.tsx";
import { StandingBar } from "./standing-bar.tsx";
import { SummaryValue } from "./summary-value.tsx";

type BundleCellsProps = BundleRowProps & { readonly summary: BundleSummary };

export function BundleCells({ row, summary, hidden, clock, only }: BundleCellsProps) {
  const { columns } = useWords().library;
  return (
    <>
      <Cell className="whitespace-nowrap" label={columns.whenShort}>
        <When bundle={row.id} clock={clock} only={only} summary={summary} />
      </Cell>
      <Cell className="whitespace-nowrap" label={columns.sessions}>
        <Sessions bundle={row.id} only={only} summary={summary} />
      </Cell>
      <Cell className="lg:min-w-40" label={columns.dispatches}>
        <Fates bundle={row.id} fates={summary.fates} hidden={only && hidesFates(row.summary)} only={only} />
      </Cell>
      <Cell className="whitespace-nowrap" label={columns.standings}>
        <Standings hidden={only ? hidden : 0} summary={summary} />
      </Cell>
      <Cell className="whitespace-nowrap" label={columns.problems}>
        <Problems summary={summary} />
      </Cell>
    </>
  );
}

function hidesFates(summary: BundleSummary | null): boolean {
  return summary?.fates.some(({ standing }) => standing === "inferred") ?? false;
}

interface WhenProps {
  readonly bundle: BundleId;
  readonly summary: BundleSummary;
  readonly clock: Clock;
  readonly only: boolean;
}

function When({ bundle, summary, clock, only }: WhenProps) {
  const words = useWords().library;
  const { from, to, wall } = summary;
  const exact = (at: EpochMs) => formatDateTime(at, clock);
  return (
    <>
      <SummaryValue
        bundle={bundle}
        exact={exact}
        format={(at) => formatDate(at, clock)}
        of={from}
        only={only}
      />
      {"value" in from && "value" in to && (
        <span className="ml-4.5 block text-ink-2 text-small">
          {words.fromTo(formatTimeShort(from.value, clock), formatTimeShort(to.value, clock))}
        </span>
      )}
      {"value" in wall && (
        <span className="ml-4.5 block text-ink-3 text-small">{formatDuration(wall.value)}</span>
      )}
    </>
  );
}

function Sessions({ bundle, only, summary }: Omit<WhenProps, "clock">) {
  const words = useWords();
  const { sessionsLoaded, sessionsMissing } = summary;
  const standing = weakest("computed", ...sessionsMissing.map((missing) => missing.standing));
  return (
    <>
      <Link
        className="claim-value -my-0.5 min-h-6 items-center"
        data-standing={standing}
        href={bundleHref(bundle, null, only)}
        prefetch={false}
      >
        <StandingMark standing={standing} />
        <span className="claim-text">{formatCount(sessionsLoaded + sessionsMissing.length)}</span>
        <span className="sr">{words.claim.standingAfter(standing)}</span>
      </Link>
      <span className="ml-4.5 block text-ink-2 text-small">
        {words.library.sessionsLoaded(sessionsLoaded)}
      </span>
      {sessionsMissing.length > 0 && (
        <span
          className="ml-4.5 block text-ink-2 text-small"
          title={words.library.sessionsMissingTitle(sessionsMissing.map(({ id }) => id))}
        >
          {words.library.sessionsMissing(sessionsMissing.length)}
        </span>
      )}
    </>
  );
}

function Standings({ summary, hidden }: { readonly summary: BundleSummary; readonly hidden: number }) {
  const words = useWords();
  const { observed, computed, inferred, unknown } = summary.standings;
  return (
    <>
      <StandingBar counts={summary.standings} />
      <span className="block text-small">
        <b className="font-semibold">{formatCount(observed + computed)}</b> {words.common.liveObserved}
      </span>
      <span className="block text-small">
        {hidden > 0 ? (
          words.library.inferredHidden(hidden)
        ) : (
          <>
            <b className="font-semibold">{formatCount(inferred)}</b> {words.common.inferred}
          </>
        )}
        {words.common.separator}
        <b className="font-semibold">{formatCount(unknown)}</b> {words.common.standing.unknown}
      </span>
    </>
  );
}

const SEVERITIES: readonly Severity[] = ["loss", "warning", "note"];

function Problems({ summary }: { readonly summary: BundleSummary }) {
  const words = useWords().library;
  const present = SEVERITIES.filter((severity) => summary.problems[severity] > 0);
  if (present.length === 0)
    return <span className="text-ink-3 text-small leading-5">{words.problemsNone}</span>;
  return (
    <ul className="text-small leading-5">
      {present.map((severity) => (
        <li className={severity === "loss" ? undefined : "text-ink-2"} key={severity}>
          {severity === "loss" && <Icon className="inline-block mr-1 size-2.5! text-danger" name="cross" />}
          {words.problem(severity, summary.problems[severity])}
        </li>
      ))}
    </ul>
  );
}
