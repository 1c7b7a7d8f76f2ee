// Where a row leads: the dispatch that it makes or answers and the child that it names, its time, its place in the file, and
// the same record on the timeline. How well a pairing is known stays with its claim, and a hidden one leads nowhere.
"use client";

import type { ReactNode } from "react";
import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { StandingMark } from "@/components/claim/standing-mark.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { onPlainClick } from "@/components/ui/on-plain-click.ts";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import type { TranscriptRow } from "@/lib/model/transcript.ts";
import { formatTime, formatTimeExact } from "@/lib/words/clock.ts";
import { formatId } from "@/lib/words/format.ts";

/** A link by address that also works without leaving the page. */
export function PlainLink(props: {
  readonly href: string;
  readonly label?: string;
  readonly onGo: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const go = onPlainClick(() => props.onGo());
  return (
    <a
      aria-label={props.label}
      className={`quiet-link whitespace-nowrap text-ink-2 ${props.className ?? ""}`}
      href={props.href}
      onClick={go}
    >
      {props.children}
    </a>
  );
}

/** The recorded time, as the way to its claim. */
export function RowTime({ row: { time, timeClaim } }: { readonly row: TranscriptRow }) {
  const words = useWords();
  const clock = useClock();
  const { openClaim, hrefWith, selectedClaim } = useSession();
  if (time === null) return <span className="text-ink-3">{words.transcript.noTime}</span>;
  const text = formatTime(time, clock);
  if (timeClaim === null) return <span title={formatTimeExact(time, clock)}>{text}</span>;
  const open = onPlainClick((event) => openClaim(timeClaim, event.currentTarget));
  return (
    <a
      aria-current={selectedClaim === timeClaim || undefined}
      className="claim-value"
      data-claim={timeClaim}
      data-standing="observed"
      href={hrefWith({ claim: timeClaim })}
      onClick={open}
      title={formatTimeExact(time, clock)}
    >
      <StandingMark standing="observed" />
      <span className="claim-text">{text}</span>
      <span className="sr">{words.claim.standingAfter("observed")}</span>
    </a>
  );
}

export function SourceLinks({ row }: { readonly row: TranscriptRow }) {
  const words = useWords();
  const { openSource, sourceHref, hrefWith, openClaim, showTab } = useSession();
  const { document, line, at, timeClaim, index } = row;
  const number = index + 1;
  return (
    <>
      {timeClaim !== null && (
        <PlainLink
          href={hrefWith({ view: "timeline", claim: timeClaim })}
          label={words.transcript.openTimelineName(number)}
          onGo={() => {
            openClaim(timeClaim);
            showTab("timeline");
          }}
        >
          {words.transcript.openTimeline}
        </PlainLink>
      )}
      <PlainLink
        href={sourceHref(document, line, at)}
        label={words.common.field(words.common.openInSource, words.transcript.rowName(number))}
        onGo={() => openSource(document, line, at)}
      >
        {words.common.openInSource}
      </PlainLink>
    </>
  );
}

/** The dispatch of a call or a notice, as far as it may be shown. */
export function DispatchLinks({ row }: { readonly row: TranscriptRow }) {
  const words = useWords();
  const { view } = useSession();
  const dispatch = view.dispatches.find(({ id }) => id === row.dispatch?.id) ?? null;
  if (dispatch === null) return row.child === null ? null : <Child session={row.child} />;
  const isAnswer = row.dispatch?.role === "answer";
  return (
    <p className="facts-line">
      {isAnswer ? (
        <ClaimValue
          claim={dispatch.injectedAt}
          format={() => <Named>{words.transcript.answers(dispatch.number)}</Named>}
        />
      ) : (
        <DispatchLink dispatch={dispatch}>{words.transcript.dispatches(dispatch.number)}</DispatchLink>
      )}
      {isAnswer && dispatch.injectedAt.standing !== "hidden" && (
        <DispatchLink dispatch={dispatch}>{words.session.tab.dispatches}</DispatchLink>
      )}
      {row.child === null && !isAnswer ? <ClaimedChild dispatch={dispatch} /> : null}
      {row.child !== null && <ChildLink session={row.child} />}
    </p>
  );
}

function Named({ children }: { readonly children: ReactNode }) {
  return <span className="font-medium">{children}</span>;
}

export function DispatchLink(props: { readonly dispatch: Dispatch; readonly children: ReactNode }) {
  const { showDispatch, hrefWith } = useSession();
  const { id } = props.dispatch;
  return (
    <PlainLink href={hrefWith({ view: "dispatches", d: id })} onGo={() => showDispatch(id, "dispatches")}>
      {props.children}
    </PlainLink>
  );
}

function Child({ session }: { readonly session: SessionId }) {
  return (
    <p className="facts-line">
      <ChildLink session={session} />
    </p>
  );
}

/** A child that the record itself names. */
function ChildLink({ session }: { readonly session: SessionId }) {
  const words = useWords().transcript;
  return (
    <span className="fact">
      <span className="fact-name">{words.child}</span>{" "}
      <code className="text-micro" title={session}>
        <SafeText text={formatId(session)} />
      </code>{" "}
      <ChildTranscript session={session} />
    </span>
  );
}

/** A child that only a claim names: it wears its standing. */
function ClaimedChild({ dispatch: { child } }: { readonly dispatch: Dispatch }) {
  const words = useWords().transcript;
  return (
    <span className="fact">
      <span className="fact-name">{words.child}</span>{" "}
      <ClaimValue
        claim={child}
        exact={(id) => id}
        format={(id) => (
          <code className="text-micro">
            <SafeText text={formatId(id)} />
          </code>
        )}
      />{" "}
      {"value" in child && <ChildTranscript session={child.value} />}
    </span>
  );
}

function ChildTranscript({ session }: { readonly session: SessionId }) {
  const words = useWords().transcript;
  const { view, openTranscript, hrefWith } = useSession();
  if (!view.sessions.some(({ id }) => id === session)) {
    return <span className="text-ink-3">{words.childNotLoaded}</span>;
  }
  return (
    <PlainLink href={hrefWith({ view: "transcript", s: session })} onGo={() => openTranscript(session)}>
      {words.openChild}
    </PlainLink>
  );
}
