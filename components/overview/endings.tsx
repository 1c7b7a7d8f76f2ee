// What did not end as it should: failed and cancelled dispatches, cancelled and unfinished calls, staged reverts, notices
// about children that nobody here dispatched.
"use client";

import type { ReactNode } from "react";
import { IdValue, TextValue, TimeValue, WordValue } from "@/components/claim/values.tsx";
import { OutcomeValue } from "@/components/dispatch/dispatch-cell.tsx";
import { Filled } from "@/components/ui/filled.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { BundleView } from "@/lib/model/bundle-view.ts";
import { knownValue } from "@/lib/model/claim.ts";
import { areFilesWhole } from "@/lib/model/whole-files.ts";
import { dispatchName, sessionName } from "@/lib/words/subject-of.ts";
import { LongList } from "./long-list.tsx";
import { OverviewSection } from "./overview-section.tsx";

interface Ending {
  readonly key: string;
  readonly node: ReactNode;
}

export function Endings({ view }: { readonly view: BundleView }) {
  const words = useWords();
  const endings = [...useDispatchEndings(view), ...useCallEndings(view), ...useSessionEndings(view)];
  return (
    <OverviewSection title={words.overview.endings}>
      {endings.length === 0 ? (
        <p className="text-ink-2">
          {areFilesWhole(view) ? words.overview.noEndings : words.overview.noEndingsInPart}
        </p>
      ) : (
        <LongList items={endings} />
      )}
    </OverviewSection>
  );
}

function useDispatchEndings(view: BundleView): readonly Ending[] {
  const words = useWords();
  return view.dispatches
    .filter(({ outcome }) => ["error", "cancelled"].includes(knownValue(outcome) ?? ""))
    .map((dispatch) => ({
      key: dispatch.id,
      node: (
        <>
          <Name text={dispatchName(dispatch, words.claim)} /> <OutcomeValue dispatch={dispatch} />
          {dispatch.error !== null && (
            <span className="block text-small">
              <TextValue claim={dispatch.error} className="claim-wrap" />
            </span>
          )}
        </>
      ),
    }));
}

function useCallEndings(view: BundleView): readonly Ending[] {
  const words = useWords();
  const { values } = words.claim;
  const yesNo = (value: boolean) => (value ? values.yes : values.no);
  return [
    ...view.aborted.map((call) => ({
      key: call.id,
      node: (
        <>
          <IdValue claim={call.call} /> {words.overview.aborted}
          {words.overview.separator}
          <Filled
            parts={{ value: <WordValue claim={call.bodyStarted} write={yesNo} /> }}
            template={words.overview.bodyStarted}
          />
        </>
      ),
    })),
    ...view.unfinished.map((call) => ({
      key: call.id,
      node: (
        <>
          <Name text={call.tool} /> <IdValue claim={call.call} />{" "}
          <Filled
            parts={{ value: <WordValue claim={call.state} write={(state) => values.callPhase[state]} /> }}
            template={words.overview.unfinished}
          />
        </>
      ),
    })),
  ];
}

function useSessionEndings(view: BundleView): readonly Ending[] {
  const words = useWords();
  return [
    ...view.reverts.map((revert) => ({
      key: revert.id,
      node: (
        <>
          <Name text={sessionName(revert.session, view)} />{" "}
          <Filled parts={{ value: <IdValue claim={revert.message} /> }} template={words.overview.revert} />
        </>
      ),
    })),
    ...view.orphanNotices.map((notice) => ({
      key: notice.id,
      node: (
        <>
          <Filled parts={{ value: <IdValue claim={notice.child} /> }} template={words.overview.orphan} />
          <span className="flex flex-wrap gap-x-3 text-small">
            <TimeValue claim={notice.at} />
            <TextValue claim={notice.state} />
          </span>
        </>
      ),
    })),
  ];
}

function Name({ text }: { readonly text: string }) {
  return (
    <strong className="font-semibold">
      <SafeText text={text} />
    </strong>
  );
}
