// The Tools screen: what a model could call, when, and by which door; what differs between two moments; what the catalogue of
// execute would hold. It paints what analysis stated and what lib/surface looks up.
"use client";

import "./tools.css";
import "./tools-explained.css";
import "./tools-panels.css";
import { useMemo } from "react";
import { useSession } from "@/components/session/session-context.tsx";
import { StatusSlot } from "@/components/session/status-slot.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Legend } from "@/components/ui/legend.tsx";
import { SelectField } from "@/components/ui/select-field.tsx";
import { useMedia } from "@/components/ui/use-media.ts";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { knownValue } from "@/lib/model/claim.ts";
import { mainSession } from "@/lib/model/main-session.ts";
import type { ToolGroup } from "@/lib/surface/tool-groups.ts";
import { type SessionTools, toolsModel } from "@/lib/surface/tools-model.ts";
import { formatName } from "@/lib/words/format.ts";
import { textWithCodes } from "@/lib/words/visible-characters.ts";
import { CataloguePanel } from "./catalogue-panel.tsx";
import { DeniedNotes } from "./denied-notes.tsx";
import { DifferencesPanel } from "./differences-panel.tsx";
import { matrixRows } from "./matrix-rows.ts";
import { ReachLegend } from "./reach-legend.tsx";
import { MOST_MOMENTS, ToolMatrix } from "./tool-matrix.tsx";
import { useToolsUrl } from "./use-tools-url.ts";

export function ToolsScreen() {
  const words = useWords().tools;
  const { view, selectedDispatch } = useSession();
  const [url] = useToolsUrl();
  const model = useMemo(() => toolsModel(view), [view]);
  const caller = view.dispatches.find(({ id }) => id === selectedDispatch)?.caller;
  const wanted = url.s ?? caller ?? mainSession(view)?.id;
  const shown = model.find(({ session }) => session === wanted) ?? model[0];
  return (
    <section aria-label={words.heading} className="tools">
      <h2 className="sr">{words.heading}</h2>
      {shown === undefined ? (
        <p className="p-4">{words.noSession}</p>
      ) : (
        <SessionSurfaces key={shown.session} model={model} shown={shown} />
      )}
    </section>
  );
}

interface SessionSurfacesProps {
  readonly model: readonly SessionTools[];
  readonly shown: SessionTools;
}

function SessionSurfaces({ model, shown }: SessionSurfacesProps) {
  const words = useWords().tools;
  const { only } = useSession();
  const isNarrow = useMedia("(max-width: 899px)");
  const [url, setUrl] = useToolsUrl();
  const rows = useMemo(() => matrixRows(shown, url.tg, url.tq), [shown, url.tg, url.tq]);
  const { surfaces, tools } = shown.table;
  const last = Math.max(0, Math.ceil(surfaces.length / MOST_MOMENTS) - 1) * MOST_MOMENTS;
  const from = Math.min(Math.max(0, url.tm), last);
  const turn = (group: ToolGroup) =>
    void setUrl({
      tg: url.tg.includes(group) ? url.tg.filter((one) => one !== group) : [...url.tg, group],
    });
  return (
    <>
      <div className="tool-bar">
        <SessionChooser shown={shown} />
        <input
          aria-label={words.find}
          className="field w-48"
          onChange={(event) => void setUrl({ tq: event.currentTarget.value || null })}
          placeholder={words.find}
          type="search"
          value={url.tq}
        />
        <span className="flex-1" />
        {!isNarrow && <Legend />}
      </div>
      <div className="tools-lead">
        <p className="tools-intro">{words.intro}</p>
        {only && <p className="tools-intro">{words.only}</p>}
        <ReachLegend />
        <DeniedNotes denied={shown.denied} />
      </div>
      {surfaces.length > MOST_MOMENTS && <MomentPages from={from} of={surfaces.length} />}
      {tools.length === 0 && <p className="px-4 pb-3">{words.nothing}</p>}
      {rows.length === 0 ? (
        <p className="p-4">{words.noMatch(url.tq)}</p>
      ) : (
        <ToolMatrix from={from} onGroup={turn} rows={rows} tools={shown} />
      )}
      <DifferencesPanel model={model} shown={shown} />
      <CataloguePanel />
      <StatusSlot>
        <span>{words.shown(tools.length, surfaces.length)}</span>
      </StatusSlot>
    </>
  );
}

function SessionChooser({ shown }: { readonly shown: SessionTools }) {
  const words = useWords().tools;
  const { view } = useSession();
  const said = useSaidMarks();
  const [, setUrl] = useToolsUrl();
  return (
    <SelectField
      choices={view.sessions.map(({ id, title, role }) => ({
        value: id,
        label: words.sessionChoice(textWithCodes(formatName(said(knownValue(title) ?? id))), role),
      }))}
      name={words.session}
      onChange={(session) => void setUrl({ s: session, tm: null })}
      value={shown.session}
    />
  );
}

function MomentPages({ from, of }: { readonly from: number; readonly of: number }) {
  const words = useWords().tools;
  const [, setUrl] = useToolsUrl();
  const to = Math.min(of, from + MOST_MOMENTS);
  return (
    <p className="tools-pages">
      <Button
        disabled={from === 0}
        onClick={() => void setUrl({ tm: Math.max(0, from - MOST_MOMENTS) || null })}
      >
        {words.earlier}
      </Button>
      <span>{words.momentsOf(from + 1, to, of)}</span>
      <Button disabled={to >= of} onClick={() => void setUrl({ tm: from + MOST_MOMENTS })}>
        {words.later}
      </Button>
    </p>
  );
}
