// Two moments held against each other: of one session, of a lead and its child, of two sessions. Both sides keep their standing.
"use client";

import { useMemo } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { Button } from "@/components/ui/button.tsx";
import { useClock } from "@/components/ui/clock-context.tsx";
import { Fold } from "@/components/ui/fold.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { knownValue } from "@/lib/model/claim.ts";
import { differencesBetween, type Side } from "@/lib/surface/differences.ts";
import type { SessionTools } from "@/lib/surface/tools-model.ts";
import { formatName } from "@/lib/words/format.ts";
import { textWithCodes } from "@/lib/words/visible-characters.ts";
import { DifferenceTable } from "./difference-table.tsx";
import { momentName } from "./moment-name.ts";
import { useToolsUrl } from "./use-tools-url.ts";

interface Choice extends Side {
  readonly id: string;
  readonly session: string;
  readonly label: string;
}

export interface DifferencesPanelProps {
  readonly model: readonly SessionTools[];
  readonly shown: SessionTools;
}

export function DifferencesPanel({ model, shown }: DifferencesPanelProps) {
  const words = useWords().tools;
  const choices = useChoices(model);
  const pair = useLeadAndChild(model);
  const [url, setUrl] = useToolsUrl();
  const own = choices.filter(({ session }) => session === shown.session);
  const find = (id: string | null | undefined) => choices.find((choice) => choice.id === id);
  const left = find(url.da) ?? own[0] ?? choices[0];
  const right = find(url.db) ?? own[1] ?? find(pair?.[1]) ?? choices.find(({ id }) => id !== left?.id);
  return (
    <section aria-label={words.differences} className="tools-section">
      <h3 className="font-semibold">{words.differences}</h3>
      {left === undefined || right === undefined ? (
        <p className="text-ink-2">{words.oneMoment}</p>
      ) : (
        <>
          <div className="difference-sides">
            <SideSelect
              choices={choices}
              name={words.left}
              onChange={(da) => void setUrl({ da, db: right.id })}
              value={left.id}
            />
            <Button onClick={() => void setUrl({ da: right.id, db: left.id })}>{words.swap}</Button>
            <SideSelect
              choices={choices}
              name={words.right}
              onChange={(db) => void setUrl({ da: left.id, db })}
              value={right.id}
            />
            {pair !== null && (
              <Button onClick={() => void setUrl({ da: pair[0], db: pair[1] })}>{words.leadAndChild}</Button>
            )}
          </div>
          <Compared left={left} right={right} />
        </>
      )}
    </section>
  );
}

function Compared({ left, right }: { readonly left: Choice; readonly right: Choice }) {
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

interface SideSelectProps {
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function SideSelect({ name, choices, value, onChange }: SideSelectProps) {
  return (
    <label className="difference-side">
      <span className="text-ink-2 text-small">{name}</span>
      <select
        className="field min-w-0 truncate pr-1"
        onChange={(event) => onChange(event.currentTarget.value)}
        value={value}
      >
        {choices.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** More moments than anybody chooses from; the address can name any. */
const MOST_CHOICES = 400;

function useChoices(model: readonly SessionTools[]): readonly Choice[] {
  const words = useWords();
  const clock = useClock();
  const { view } = useSession();
  const said = useSaidMarks();
  return useMemo(() => {
    const titles = new Map(view.sessions.map(({ id, title }) => [id, knownValue(title)]));
    return model
      .flatMap(({ session, table, format }) =>
        table.surfaces.map((surface, place): Choice => {
          const title = textWithCodes(formatName(said(titles.get(session) ?? session)));
          const moment = textWithCodes(said(momentName(surface, words, clock)));
          return {
            id: surface.id,
            session,
            table,
            format,
            place,
            label: model.length > 1 ? words.tools.sideOf(title, moment) : moment,
          };
        }),
      )
      .slice(0, MOST_CHOICES);
  }, [model, view.sessions, words, clock, said]);
}

/** The last surface of a lead, and the first of a child of it. */
function useLeadAndChild(model: readonly SessionTools[]): readonly [string, string] | null {
  const { view } = useSession();
  return useMemo(() => {
    for (const { id, parent } of view.sessions) {
      const lead = model.find(({ session }) => session === knownValue(parent));
      const child = model.find(({ session }) => session === id);
      const [before, after] = [lead?.table.surfaces.at(-1), child?.table.surfaces[0]];
      if (before !== undefined && after !== undefined) return [before.id, after.id];
    }
    return null;
  }, [model, view.sessions]);
}
