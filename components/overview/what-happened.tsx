// One paragraph of claims: each value a link with its mark, the words between them fixed sentences.
"use client";

import { Fragment } from "react";
import { HostValue } from "@/components/claim/host-value.tsx";
import { CountValue, DurationValue, NameValue, TimeValue } from "@/components/claim/values.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { mainSession } from "@/lib/model/main-session.ts";
import { type SaidClaim, type Sentence, whatHappened } from "@/lib/words/what-happened.ts";

export function WhatHappened({ view }: { readonly view: BundleView }) {
  const words = useWords();
  const sentences = whatHappened(mainSession(view), view.totals, words.overview);
  return (
    <p className="what-happened">
      {sentences.map((sentence, place) => (
        <Fragment key={keyOf(sentence)}>
          {place > 0 && words.overview.sentenceGap}
          {sentence.map((part) =>
            typeof part === "string" ? part : <SaidValue key={part.claim.id} said={part} />,
          )}
        </Fragment>
      ))}
    </p>
  );
}

/** A sentence by its first claim: none is without. */
function keyOf(sentence: Sentence): string {
  const said = sentence.find((part) => typeof part !== "string");
  return said?.claim.id ?? "";
}

function SaidValue({ said }: { readonly said: SaidClaim }) {
  switch (said.form) {
    case "name":
      return (
        <NameValue
          claim={said.claim}
          className="claim-wrap font-semibold"
          isMarked={said.claim.standing !== "observed"}
          unknown={said.unknown}
        />
      );
    case "host":
      return <HostValue claim={said.claim} />;
    case "time":
      return <TimeValue claim={said.claim} />;
    case "duration":
      return <DurationValue claim={said.claim} />;
    case "count":
      return <CountValue claim={said.claim} />;
  }
}
