// A terminal's output with its colours, in the colours of the theme: runs of text and nothing else.

import { SafeText } from "@/components/ui/safe-text.tsx";
import { type AnsiRun, ansiRuns } from "./ansi-runs.ts";

export function AnsiText({ text }: { readonly text: string }) {
  return (
    <pre className="recorded" dir="auto">
      {ansiRuns(text).map((run, index) => (
        <SafeText
          className={classOf(run)}
          // biome-ignore lint/suspicious/noArrayIndexKey: runs of one text have no other name and never move.
          key={index}
          lines
          text={run.text}
        />
      ))}
    </pre>
  );
}

function classOf({ colour, isOnColour, isBold, isDim, isUnderlined, isStruck }: AnsiRun): string {
  return [
    colour === null ? "" : `ansi-${colour}`,
    isOnColour ? "ansi-ground" : "",
    isBold ? "font-semibold" : "",
    isDim ? "ansi-dim" : "",
    isUnderlined ? "underline" : "",
    isStruck ? "line-through" : "",
  ]
    .filter((name) => name !== "")
    .join(" ");
}
