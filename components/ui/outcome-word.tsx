// A failure or refusal: the cross, the word, the colour of danger, all three. Other outcomes are the plain word.

import { Icon } from "./icon.tsx";

export function OutcomeWord({ text, isBad }: { readonly text: string; readonly isBad: boolean }) {
  if (!isBad) return text;
  return (
    <span className="text-danger">
      <Icon className="mr-1 inline size-2.5!" name="cross" />
      {text}
    </span>
  );
}
