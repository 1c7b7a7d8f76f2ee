// Which dispatch is selected, said at the foot of the tabs that do not list it: keys go from one to the next there too.
"use client";

import { OutcomeValue } from "@/components/dispatch/dispatch-cell.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { knownValue } from "@/lib/model/claim.ts";
import { useSession } from "./session-context.tsx";

export function DispatchReadout() {
  const { session: words } = useWords();
  const { view, tab, selectedDispatch } = useSession();
  const dispatch = view.dispatches.find(({ id }) => id === selectedDispatch);
  if (dispatch === undefined || tab === "timeline" || tab === "dispatches") return null;
  const names = [knownValue(dispatch.agent) ?? "", knownValue(dispatch.description) ?? ""];
  return (
    <output className="dispatch-readout">
      <span className="truncate">
        <SafeText text={words.selectedDispatch(dispatch.number, view.dispatches.length, names)} />
      </span>
      <OutcomeValue dispatch={dispatch} />
    </output>
  );
}
