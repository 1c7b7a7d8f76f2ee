// Commands of an open session: its views, sessions and dispatches, the switch and the time zone, search, link and CSV.
"use client";

import { useMemo, useRef } from "react";
import { COLUMN_IDS } from "@/components/dispatch/column-ids.ts";
import { useOverlay } from "@/components/keys/overlay.ts";
import { type Command, useCommands } from "@/components/palette/commands.ts";
import { useSaying } from "@/components/palette/use-saying.ts";
import { useMarks } from "@/components/ui/marks-context.ts";
import { saveFile } from "@/components/ui/save-file.ts";
import { useSaidIn } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";
import { knownValue } from "@/lib/model/claim.ts";
import { mainSession } from "@/lib/model/main-session.ts";
import { ZONES } from "@/lib/words/clock.ts";
import { withMarkWords } from "@/lib/words/mark-words.ts";
import type { Session } from "./session-context.tsx";
import { SESSION_TABS } from "./session-types.ts";

export function useSessionCommands(session: Session, openSearch: () => void): void {
  const say = useSaying();
  const words = useWords();
  const hasMarks = useMarks();
  const saidIn = useSaidIn();
  const { view, only, zone, tab } = session;
  // What acts is asked when it is needed: the commands stay the same list while only it changes.
  const act = useRef({ session, openSearch, words, saidIn });
  act.current = { session, openSearch, words, saidIn };
  const fixed = useMemo<readonly Command[]>(
    () => [
      {
        ...PLAIN,
        id: "search",
        group: "action",
        ...say(({ palette }) => palette.search),
        keyId: "search",
        run: () => act.current.openSearch(),
      },
      {
        ...PLAIN,
        id: "copy-link",
        group: "action",
        ...say(({ palette }) => palette.copyLink),
        run: () => void navigator.clipboard?.writeText(location.href),
      },
      {
        ...PLAIN,
        id: "csv",
        group: "action",
        ...say(({ palette }) => palette.saveCsv),
        run: () => void saveCsv(act.current.session, act.current.words, act.current.saidIn),
      },
      ...SESSION_TABS.map(
        (value): Command => ({
          ...PLAIN,
          id: `view-${value}`,
          group: "view",
          ...say(({ palette, session: { tab: names } }) => palette.show(names[value])),
          isOn: value === tab ? true : null,
          run: () => act.current.session.showTab(value),
        }),
      ),
      {
        ...PLAIN,
        id: "only",
        group: "switch",
        ...say(({ session: { only: name } }) => name),
        keyId: "only",
        isOn: only,
        run: () => act.current.session.setOnly(!only),
      },
      ...ZONES.map(
        (value): Command => ({
          ...PLAIN,
          id: `zone-${value}`,
          group: "switch",
          ...say(({ palette, session: { zone: names } }) => palette.zone(names[value])),
          isOn: value === zone,
          run: () => act.current.session.setZone(value),
        }),
      ),
    ],
    [say, tab, only, zone],
  );
  // A session may have thousands: they are named when somebody looks for them.
  const isAsked = useOverlay() === "palette";
  const recorded = useMemo<readonly Command[]>(
    () =>
      isAsked
        ? [
            ...view.dispatches.map(
              ({ id, number, agent, description }): Command => ({
                ...PLAIN,
                id: `dispatch-${id}`,
                group: "dispatch",
                ...say((told) => {
                  const name = told.palette.dispatch(
                    number,
                    knownValue(agent) ?? "",
                    knownValue(description) ?? "",
                  );
                  return hasMarks ? withMarkWords(name, told.marks) : name;
                }),
                run: () => act.current.session.showDispatch(id, "dispatches"),
              }),
            ),
            ...view.timeline.lanes
              .filter(({ isLoaded }) => isLoaded)
              .map(
                ({ session: id, agent, title }): Command => ({
                  ...PLAIN,
                  id: `session-${id}`,
                  group: "session",
                  ...say((told) => {
                    const parts = [agent ?? "", title ?? id].filter((part) => part !== "");
                    const name = told.palette.transcriptOf(parts.join(told.common.separator));
                    return hasMarks ? withMarkWords(name, told.marks) : name;
                  }),
                  run: () => act.current.session.openTranscript(id),
                }),
              ),
          ]
        : NO_COMMANDS,
    [isAsked, say, view, hasMarks],
  );
  useCommands(fixed);
  useCommands(recorded);
}

const NO_COMMANDS: readonly Command[] = [];
const PLAIN: Pick<Command, "keyId" | "isOn"> = { keyId: null, isOn: null };

/** All dispatches with all columns, whatever the table shows. */
async function saveCsv(
  { view, clock }: Session,
  words: ReturnType<typeof useWords>,
  saidIn: ReturnType<typeof useSaidIn>,
): Promise<void> {
  const { dispatchesAsCsv } = await import("../dispatch/dispatch-csv.ts");
  const name = words.dispatch.csvFile(mainSession(view)?.id ?? words.common.brand);
  saveFile(name, `\uFEFF${dispatchesAsCsv(saidIn(view.dispatches), COLUMN_IDS, words, clock)}`, "text/csv");
}
