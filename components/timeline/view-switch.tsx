// On a narrow screen table and drawing take turns; the table, which needs no pointer and no width, comes first.
"use client";

import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";

export interface ViewSwitchProps {
  readonly shown: "table" | "drawing";
  readonly onChange: (shown: "table" | "drawing") => void;
}

export function ViewSwitch({ shown, onChange }: ViewSwitchProps) {
  const { timeline } = useWords();
  return (
    <fieldset className="timeline-switch">
      <legend className="sr">{timeline.view}</legend>
      <Button aria-pressed={shown === "table"} onClick={() => onChange("table")}>
        {timeline.table}
      </Button>
      <Button aria-pressed={shown === "drawing"} onClick={() => onChange("drawing")}>
        {timeline.drawing}
      </Button>
    </fieldset>
  );
}
