// Who waited for whom: idles that began while dispatches of that session were open, how long they lasted, and which
// dispatches those were. They are those that the count itself is derived from. An idle whose count is hidden is not listed: it may
// have had none, and then it was not here before it was hidden.
"use client";

import { CountValue, DurationValue, TimeValue } from "@/components/claim/values.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { byKeys } from "@/lib/base/order.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import type { Idle } from "@/lib/model/call-records.ts";
import { isKnown, knownValue } from "@/lib/model/claim.ts";
import type { Dispatch } from "@/lib/model/dispatch.ts";
import { dispatchName, sessionName } from "@/lib/words/subject-of.ts";
import { LongList } from "./long-list.tsx";
import { OverviewSection } from "./overview-section.tsx";

export function Waits({ view }: { readonly view: BundleView }) {
  const words = useWords();
  const waiting = view.idles
    .filter(({ openChildren }) => (knownValue(openChildren) ?? 0) > 0)
    .sort(byKeys(({ from }) => knownValue(from) ?? Number.POSITIVE_INFINITY));
  const isAnyHidden = view.idles.some(({ openChildren }) => openChildren.standing === "hidden");
  return (
    <OverviewSection title={words.overview.waits}>
      {waiting.length === 0 ? (
        <p className="text-ink-2">
          {isAnyHidden ? words.overview.noWaitsShown : words.overview.noWaits(view.idles.length)}
        </p>
      ) : (
        <LongList
          items={waiting.map((idle) => ({ key: idle.id, node: <WaitItem idle={idle} view={view} /> }))}
        />
      )}
    </OverviewSection>
  );
}

function WaitItem({ idle, view }: { readonly idle: Idle; readonly view: BundleView }) {
  const words = useWords();
  const { from, to, length, openChildren } = idle;
  const names = openDispatches(idle, view).map((dispatch) => dispatchName(dispatch, words.claim));
  const who = (
    <strong className="font-semibold">
      <SafeText text={sessionName(idle.session, view)} />
    </strong>
  );
  const count = <CountValue claim={openChildren} />;
  const open = knownValue(openChildren);
  return (
    <>
      {length === null ? (
        <Filled parts={{ who, count }} template={words.overview.waitedToEnd(open)} />
      ) : (
        <Filled
          parts={{ who, count, length: <DurationValue claim={length} /> }}
          template={words.overview.waitedFor(open)}
        />
      )}
      <span className="overview-second">
        <span>
          <Filled
            parts={{
              from: <TimeValue claim={from} />,
              ...(to === null ? {} : { to: <TimeValue claim={to} /> }),
            }}
            template={to === null ? words.overview.waitFrom : words.overview.waitBetween}
          />
        </span>
        {names.length > 0 && (
          <span>
            <SafeText text={words.claim.values.list(names)} />
          </span>
        )}
      </span>
    </>
  );
}

/** Those whose acknowledgement the count is derived from. */
function openDispatches({ openChildren }: Idle, view: BundleView): readonly Dispatch[] {
  if (!isKnown(openChildren)) return [];
  return view.dispatches.filter(({ acknowledgedAt }) => openChildren.from.includes(acknowledgedAt.id));
}
