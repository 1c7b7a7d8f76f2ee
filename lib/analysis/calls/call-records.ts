// What single calls show beside dispatches and decisions: unfinished, waiting, backgrounded, nested, asked, aborted.

import { between, type DurationMs } from "../../base/time.ts";
import type {
  AbortedCall,
  BackgroundShellRun,
  NestedError,
  QuestionAsked,
  UnfinishedCall,
  Wait,
} from "../../model/call-records.ts";
import { type Call, callIdClaim } from "../call-index.ts";
import { claimId, computed, observed, unknown } from "../claims.ts";
import { placeOf, shows, showsPlace } from "../evidence.ts";
import { waitCause } from "../permission/possible-ask.ts";
import type { SessionRules } from "../permission/session-rules.ts";
import { type EntryOf, entriesOf, type SessionSource } from "../session-source.ts";

/** Waits shorter than this are ordinary run time and not listed. */
const LONG_WAIT_MS = 30_000;

export function unfinishedCalls(calls: readonly Call[]): readonly UnfinishedCall[] {
  return calls.flatMap((call) => {
    const { phase, state, tool } = call.event;
    if (phase !== "running" && phase !== "streaming" && phase !== "pending") return [];
    const id = claimId(call.subject, "unfinished");
    const grounds = shows(placeOf(call.entry), state ?? tool, "call-state");
    return [
      {
        id,
        session: call.session,
        call: callIdClaim(call),
        tool: tool.value,
        state: observed<"running" | "streaming" | "pending">(claimId(id, "state"), phase, {
          warrant: "stated",
          grounds,
        }),
      },
    ];
  });
}

export function longWaits(calls: readonly Call[], rules: SessionRules): readonly Wait[] {
  return calls.flatMap((call) => {
    const { started, ended, phase, delegation, tool } = call.event;
    if (phase !== "completed" || delegation || !started || !ended) return [];
    const length: DurationMs = between(started.value, ended.value);
    if (length < LONG_WAIT_MS) return [];
    const id = claimId(call.subject, "wait");
    const place = placeOf(call.entry);
    const grounds = [...shows(place, started, "start-time"), ...shows(place, ended, "acknowledgement-time")];
    return [
      {
        id,
        session: call.session,
        call: callIdClaim(call),
        tool: tool.value,
        length: computed(claimId(id, "length"), length, { warrant: "difference-of-times", grounds }),
        cause: waitCause(claimId(id, "cause"), call, grounds, rules),
      },
    ];
  });
}

/** The first notice about each shell, in the session that was told. */
function shellNotices(source: SessionSource): ReadonlyMap<string, EntryOf<"notice">> {
  const notices = new Map<string, EntryOf<"notice">>();
  for (const entry of entriesOf(source, "notice")) {
    const shell = entry.event.about === "shell" ? entry.event.subject?.value : undefined;
    if (shell !== undefined && !notices.has(shell)) notices.set(shell, entry);
  }
  return notices;
}

export function backgroundShells(
  calls: readonly Call[],
  sources: readonly SessionSource[],
): readonly BackgroundShellRun[] {
  const notices = new Map(sources.map((source) => [source.id, shellNotices(source)]));
  return calls.flatMap((call) => {
    const { backgroundShell } = call.event;
    if (!backgroundShell) return [];
    const { shell } = backgroundShell;
    const id = claimId(call.subject, "shell");
    const notice = shell ? notices.get(call.session)?.get(shell.value) : undefined;
    const place = notice ? placeOf(notice) : placeOf(call.entry);
    const none = notice ? "not recorded" : call.source.isComplete ? "not found" : "cut off";
    const told = notice?.event;
    return [
      {
        id,
        session: call.session,
        call: callIdClaim(call),
        shell: shell
          ? observed(claimId(id, "id"), shell.value, {
              warrant: "stated",
              grounds: shows(placeOf(call.entry), shell, "child-in-metadata"),
            })
          : unknown(claimId(id, "id"), "not recorded"),
        settledAt: told?.at
          ? observed(claimId(id, "settledAt"), told.at.value, {
              warrant: "same-id",
              grounds: shows(place, told.at, "notice-time"),
            })
          : unknown(claimId(id, "settledAt"), none),
        state: told?.state
          ? observed(claimId(id, "state"), told.state.value, {
              warrant: "same-id",
              grounds: shows(place, told.state, "notice-state"),
            })
          : unknown(claimId(id, "state"), none),
        exit: told?.exit
          ? observed(claimId(id, "exit"), told.exit.value, {
              warrant: "same-id",
              grounds: shows(place, told.exit, "notice-state"),
            })
          : unknown(claimId(id, "exit"), none),
      },
    ];
  });
}

export function nestedErrors(calls: readonly Call[]): readonly NestedError[] {
  return calls.flatMap((call) =>
    (call.event.nested?.calls ?? []).flatMap((nested, index) => {
      if (nested.status?.value !== "error") return [];
      const id = claimId(call.subject, `nested-${index}`);
      const place = placeOf(call.entry);
      const grounds = [
        ...shows(place, nested.tool, "nested-calls"),
        ...shows(place, nested.status, "call-state"),
      ];
      return [
        {
          id,
          session: call.session,
          call: callIdClaim(call),
          tool: observed(claimId(id, "tool"), nested.tool.value, { warrant: "stated", grounds }),
        },
      ];
    }),
  );
}

export function questionsAsked(calls: readonly Call[]): readonly QuestionAsked[] {
  return calls.flatMap((call) => {
    const { question } = call.event;
    if (!question) return [];
    const id = claimId(call.subject, "question");
    const place = placeOf(call.entry);
    return [
      {
        id,
        session: call.session,
        call: callIdClaim(call),
        state: observed(claimId(id, "state"), question.state, {
          warrant: "stated",
          grounds: showsPlace(place, question.at, "answer"),
        }),
        answers: question.answers
          ? observed(claimId(id, "answers"), question.answers.value, {
              warrant: "stated",
              grounds: shows(place, question.answers, "answer"),
            })
          : null,
      },
    ];
  });
}

export function abortedCalls(calls: readonly Call[]): readonly AbortedCall[] {
  return calls.flatMap((call) => {
    const { abort } = call.event;
    if (!abort) return [];
    const id = claimId(call.subject, "abort");
    const grounds = showsPlace(placeOf(call.entry), abort.at, "host-sentence");
    return [
      {
        id,
        session: call.session,
        call: callIdClaim(call),
        bodyStarted: observed(claimId(id, "bodyStarted"), abort.bodyStarted, { warrant: "stated", grounds }),
      },
    ];
  });
}
