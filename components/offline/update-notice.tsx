// A newer version waits, or another tab has switched to it: said once, quietly, over the page, with the one button that
// reloads. While an import runs in any tab, the button waits with its reason.
"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useNearWords } from "@/components/ui/use-words.ts";
import { useHoldUp } from "./use-hold-up.ts";
import { type SiteState, takeOver, useServiceWorker } from "./use-service-worker.ts";

export function UpdateNotice() {
  const { update } = useServiceWorker();
  const [dismissed, setDismissed] = useState<SiteState["update"]>("none");
  return (
    <div
      className="fixed right-4 bottom-10 left-4 z-40 empty:hidden sm:left-auto sm:max-w-96 print:hidden"
      role="status"
    >
      {update !== "none" && update !== dismissed && (
        <Notice onLater={() => setDismissed(update)} update={update} />
      )}
    </div>
  );
}

interface NoticeProps {
  readonly update: "ready" | "elsewhere";
  readonly onLater: () => void;
}

function Notice({ update, onLater }: NoticeProps) {
  const words = useNearWords().offline;
  const { isImporting, isMemoryLost } = useHoldUp();
  return (
    <div className="flex flex-col gap-2 rounded-float bg-paper px-4 py-3 shadow-float">
      <p>{update === "ready" ? words.updateReady : words.updateElsewhere}</p>
      {isImporting && <p className="text-ink-2 text-small">{words.importGoesOn}</p>}
      {!isImporting && isMemoryLost && <p className="text-ink-2 text-small">{words.memoryLost}</p>}
      <div className="flex gap-2">
        <Button disabled={isImporting} kind={isImporting ? "plain" : "primary"} onClick={takeOver}>
          {words.reload}
        </Button>
        <Button onClick={onLater}>{words.later}</Button>
      </div>
    </div>
  );
}
