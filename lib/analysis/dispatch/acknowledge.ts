// The host's synchronous answer to a dispatching call: that the child runs, its result, or an error. The tool state
// `completed` of a background call says only that the answer was written.

import type { Stated } from "../../base/cursor.ts";
import type { Claim } from "../../model/claim.ts";
import type { AcknowledgementStatus } from "../../model/dispatch.ts";
import type { Evidence } from "../../model/evidence.ts";
import { type Problem, problem } from "../../model/problem.ts";
import { say } from "../../model/sentences.ts";
import { hasEnded } from "../call-index.ts";
import { claimId, observed, rival, unknown } from "../claims.ts";
import { placeOf, shows, showsPlace, showsSentence } from "../evidence.ts";
import { type Candidate, isRedacted } from "./candidates.ts";

const KNOWN: ReadonlySet<string> = new Set(["running", "completed", "error"]);

export interface Acknowledgement {
  readonly status: Claim<AcknowledgementStatus>;
  readonly raw: Claim<string> | null;
  readonly problems: readonly Problem[];
}

export function acknowledgementOf(candidate: Candidate): Acknowledgement {
  const { call, delegation } = candidate;
  const id = claimId(call.subject, "acknowledgement");
  const place = placeOf(call.entry);
  const none = (claim: Claim<AcknowledgementStatus>): Acknowledgement => ({
    status: claim,
    raw: null,
    problems: [],
  });
  if (call.event.phase === "error") {
    const grounds = [
      ...(call.event.error ? showsPlace(place, call.event.error.at, "error-message") : []),
      ...shows(place, call.event.state, "call-state"),
    ];
    return none(observed<AcknowledgementStatus>(id, "error", { warrant: "acknowledged", grounds }));
  }
  if (call.event.phase !== "completed")
    return none(unknown(id, hasEnded(call.event) ? "unreadable" : "not ended"));
  const words = [delegation.statusInMetadata, delegation.statusInText].flatMap((word) =>
    word ? [word] : [],
  );
  const [word] = words;
  if (!word) return none(withoutWord(candidate));
  if (!isStatus(word.value)) return unknownWord(candidate, word);
  const other = words.find(({ value }) => value !== word.value);
  const rivals =
    other && isStatus(other.value)
      ? rival<AcknowledgementStatus>(other.value, "acknowledged", wordShown(candidate, other))
      : [];
  const grounds = words
    .filter(({ value }) => value === word.value)
    .flatMap((stated) => wordShown(candidate, stated));
  return none(observed<AcknowledgementStatus>(id, word.value, { warrant: "acknowledged", grounds, rivals }));
}

/** Where the status is said: in a word of its own, or by a sentence that only means it. */
export function wordShown({ call }: Candidate, word: Stated<string>): readonly Evidence[] {
  return showsSentence(placeOf(call.entry), word, call.event.output, "acknowledgement-status");
}

function withoutWord(candidate: Candidate): Claim<AcknowledgementStatus> {
  const { call, delegation } = candidate;
  const id = claimId(call.subject, "acknowledgement");
  if (isRedacted(candidate))
    return unknown(id, "redacted", { remedy: { kind: "unsanitized-export", session: call.session } });
  if (delegation.hasReply === null) return unknown(id, "unreadable");
  const grounds = shows(placeOf(call.entry), delegation.reply ?? call.event.output, "result-text");
  return observed<AcknowledgementStatus>(id, "completed", { warrant: "acknowledged", grounds });
}

function unknownWord(candidate: Candidate, word: Stated<string>): Acknowledgement {
  const { call } = candidate;
  const grounds = wordShown(candidate, word);
  return {
    status: unknown(claimId(call.subject, "acknowledgement"), "unreadable", {
      grounds,
      warrant: "acknowledged",
    }),
    raw: observed(claimId(call.subject, "acknowledgement-word"), word.value, {
      warrant: "acknowledged",
      grounds,
    }),
    problems: [
      problem(
        "unknown-ack-status",
        say("acknowledged-as", { call: call.event.call?.value ?? null, status: word.value }),
        {
          document: documentName(call.entry.doc, call.source),
          line: call.event.line,
          at: word.at,
          hint: "status-not-guessed",
        },
      ),
    ],
  };
}

export function documentName(
  doc: string,
  source: { readonly documents: readonly { readonly id: string; readonly name: string }[] },
): string | null {
  return source.documents.find(({ id }) => id === doc)?.name ?? null;
}

function isStatus(word: string): word is AcknowledgementStatus {
  return KNOWN.has(word);
}
