// Two moments held against each other: of one session, of a lead and its child, of two sessions. Both sides keep their standing.
"use client";

import { useMemo } from "react";
import { ClaimValue } from "@/components/claim/claim-value.tsx";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { Fold } from "@/components/ui/fold.tsx";
import { SelectField } from "@/components/ui/select-field.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { knownValue } from "@/lib/model/claim.ts";
import type { SessionId } from "@/lib/model/ids.ts";
import { differencesBetween, type Side } from "@/lib/surface/differences.ts";
import {
  choicesOf,
  type LeadAndChild,
  leadAndChild,
  type Moment,
  momentsOf,
  sidesOf,
} from "@/lib/surface/moments.ts";
import type { SessionTools } from "@/lib/surface/tools-model.ts";
import { formatName } from "@/lib/words/format.ts";
import { textWithCodes } from "@/lib/words/visible-characters.ts";
import { DifferenceTable } from "./difference-table.tsx";
import { momentName } from "./moment-name.ts";
import { useToolsUrl } from "./use-tools-url.ts";

export interface DifferencesPanelProps {
  readonly model: readonly SessionTools[];
  readonly shown: SessionTools;
}

export function DifferencesPanel({ model, shown }: DifferencesPanelProps) {
  const words = useWords().tools;
  const { view } = useSession();
  const [url, setUrl] = useToolsUrl();
  const moments = useMemo(() => momentsOf(model), [model]);
  const pair = useMemo(
    () => leadAndChild(model, view.sessions, shown.session),
    [model, view.sessions, shown.session],
  );
  const sides = sidesOf(moments, shown.session, { left: url.da, right: url.db }, pair);
  return (
    <section aria-label={words.differences} className="tools-section">
      <h3 className="font-semibold">{words.differences}</h3>
      {sides === null ? (
        <p className="text-ink-2">{words.oneMoment}</p>
      ) : (
        <>
          <Sides moments={moments} pair={pair} setUrl={(both) => void setUrl(both)} sides={sides} />
          <Compared left={sides[0]} right={sides[1]} />
        </>
      )}
    </section>
  );
}

interface SidesProps {
  readonly moments: readonly Moment[];
  readonly sides: readonly [Moment, Moment];
  readonly pair: LeadAndChild | null;
  readonly setUrl: (sides: { readonly da: string; readonly db: string }) => void;
}

function Sides({ moments, sides: [left, right], pair, setUrl }: SidesProps) {
  const words = useWords().tools;
  const { leftOut, labelled } = useLabelled(moments, left, right);
  return (
    <>
      <div className="difference-sides">
        <SelectField
          choices={labelled}
          className="difference-side"
          listClass=""
          name={words.left}
          onChange={(da) => setUrl({ da, db: right.id })}
          value={left.id}
        />
        <Button className="print:hidden" onClick={() => setUrl({ da: right.id, db: left.id })}>
          {words.swap}
        </Button>
        <SelectField
          choices={labelled}
          className="difference-side"
          listClass=""
          name={words.right}
          onChange={(db) => setUrl({ da: left.id, db })}
          value={right.id}
        />
        {pair !== null && (
          <Button className="print:hidden" onClick={() => setUrl({ da: pair.lead, db: pair.child })}>
            {words.leadAndChild}
          </Button>
        )}
        {pair !== null && <LeadOfChild pair={pair} />}
      </div>
      {leftOut > 0 && <p className="text-ink-2">{words.choicesLeftOut(leftOut)}</p>}
    </>
  );
}

/** That the two belong together is known in some way too. */
function LeadOfChild({ pair }: { readonly pair: LeadAndChild }) {
  const words = useWords().tools;
  const title = useSessionTitle();
  return (
    <span className="text-small">
      <span className="text-ink-2">{words.leadOfChild}</span>{" "}
      <ClaimValue claim={pair.parent} format={title} />
    </span>
  );
}

function Compared({ left, right }: { readonly left: Side; readonly right: Side }) {
  const words = useWords().tools;
  const { differing, unsayable, alike } = useMemo(() => differencesBetween(left, right), [left, right]);
  return (
    <>
      <p>
        {words.differing(differing.length)} <span className="text-ink-2">{words.alike(alike)}</span>
      </p>
      {differing.length > 0 && <DifferenceTable left={left} right={right} rows={differing} />}
      {unsayable.length > 0 && (
        <Fold summary={words.unsayable(unsayable.length)}>
          <p className="pb-2 text-ink-2">{words.unsayableMeans}</p>
          <DifferenceTable left={left} right={right} rows={unsayable} />
        </Fold>
      )}
    </>
  );
}

interface LabelledMoment {
  readonly value: string;
  readonly label: string;
}

function useSessionTitle(): (session: SessionId) => string {
  const { view } = useSession();
  const said = useSaidMarks();
  return useMemo(() => {
    const titles = new Map(view.sessions.map(({ id, title }) => [id, knownValue(title)]));
    return (session) => textWithCodes(formatName(said(titles.get(session) ?? session)));
  }, [view.sessions, said]);
}

function useLabelled(moments: readonly Moment[], left: Moment, right: Moment) {
  const words = useWords();
  const clock = useClock();
  const said = useSaidMarks();
  const title = useSessionTitle();
  return useMemo(() => {
    const { listed, leftOut } = choicesOf(moments, [left, right]);
    const isOfSeveral = new Set(moments.map(({ session }) => session)).size > 1;
    const labelled = listed.map(({ id, session, surface }): LabelledMoment => {
      const moment = textWithCodes(said(momentName(surface, words, clock)));
      return { value: id, label: isOfSeveral ? words.tools.sideOf(title(session), moment) : moment };
    });
    return { leftOut, labelled };
  }, [moments, left, right, words, clock, said, title]);
}
