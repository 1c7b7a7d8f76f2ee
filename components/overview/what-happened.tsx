// One paragraph of claims: each value a link with its mark, the words between them fixed sentences. Never free prose, and
// nothing that the claims do not say.
"use client";

import { Fragment } from "react";
import { HostValue } from "@/components/claim/host-value.tsx";
import { CountValue, DurationValue, NameValue, TimeValue } from "@/components/claim/values.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { Totals } from "@/lib/model/analysis.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { isKnown, knownValue } from "@/lib/model/claim.ts";
import type { Words } from "@/lib/words/en/index.ts";
import { mainSession } from "../session/main-session.ts";

type OutcomeKey = keyof Words["overview"]["outcome"];

const OUTCOMES: readonly OutcomeKey[] = [
  "completed",
  "failed",
  "cancelled",
  "refused",
  "open",
  "undetermined",
  "settledByInference",
];

export function WhatHappened({ view }: { readonly view: BundleView }) {
  const words = useWords().overview;
  const { totals } = view;
  const session = mainSession(view);
  return (
    <p className="what-happened">
      {session !== null && (
        <>
          <Filled
            parts={{
              title: (
                <NameValue
                  claim={session.title}
                  className="claim-wrap font-semibold"
                  isMarked={session.title.standing !== "observed"}
                  unknown={words.untitled}
                />
              ),
              host: <HostValue claim={session.host} />,
              from: <TimeValue claim={session.firstAt} />,
              to: <TimeValue claim={session.lastAt} />,
              wall: <DurationValue claim={totals.wall} />,
            }}
            template={words.ran}
          />{" "}
          <Filled
            parts={{
              prompts: <CountValue claim={session.prompts} />,
              steps: <CountValue claim={session.steps} />,
            }}
            template={words.holds(knownValue(session.prompts), knownValue(session.steps))}
          />{" "}
        </>
      )}
      <DispatchSentences totals={totals} />{" "}
      <Filled
        parts={{
          idles: <CountValue claim={totals.idles} />,
          denials: <CountValue claim={totals.denials} />,
          missing: <CountValue claim={totals.childrenNotLoaded} />,
        }}
        template={words.rest(
          knownValue(totals.idles),
          knownValue(totals.denials),
          knownValue(totals.childrenNotLoaded),
        )}
      />
    </p>
  );
}

function DispatchSentences({ totals }: { readonly totals: Totals }) {
  const words = useWords().overview;
  const dispatches = <CountValue claim={totals.dispatches} />;
  if (isKnown(totals.dispatches) && totals.dispatches.value === 0) {
    return <Filled parts={{ dispatches }} template={words.noDispatches} />;
  }
  const shown = OUTCOMES.filter((key) => {
    const claim = totals[key];
    return claim.standing === "hidden" || (isKnown(claim) && claim.value > 0);
  });
  const unknown = OUTCOMES.filter((key) => totals[key].standing === "unknown");
  const [first] = unknown;
  return (
    <>
      <Filled parts={{ dispatches }} template={words.dispatched(knownValue(totals.dispatches))} />{" "}
      {shown.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && words.separator}
          {totals[key].standing === "hidden" ? (
            words.hiddenOutcome
          ) : (
            <Filled parts={{ count: <CountValue claim={totals[key]} /> }} template={words.outcome[key]} />
          )}
        </Fragment>
      ))}
      {first !== undefined && (
        <>
          {shown.length > 0 && words.separator}
          <Filled
            parts={{ reason: <CountValue claim={totals[first]} /> }}
            template={words.outcomesUnknown(unknown)}
          />
        </>
      )}
      {words.end}{" "}
      <Filled
        parts={{ count: <CountValue claim={totals.mostOpen} />, depth: <CountValue claim={totals.depth} /> }}
        template={words.mostOpen(knownValue(totals.mostOpen), knownValue(totals.depth))}
      />
    </>
  );
}
