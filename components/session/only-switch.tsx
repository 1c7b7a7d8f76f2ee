// The switch that takes every inferred value out of every view at once, and how many that are.
"use client";

import { useId } from "react";
import { Switch } from "@/components/ui/switch.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { useSession } from "./session-context.tsx";

export function OnlySwitch() {
  const words = useWords();
  const { only, setOnly, hidden } = useSession();
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <Switch describedBy={id} isOn={only} onChange={setOnly}>
        {words.session.only}
      </Switch>
      <output className="whitespace-nowrap text-ink-2 text-small" id={id}>
        {only ? words.session.onlyOn(hidden) : words.session.onlyOff(hidden)}
      </output>
    </div>
  );
}
