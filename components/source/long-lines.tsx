// A text of many lines as it stands, laid out in chunks.

import { SafeText } from "@/components/ui/safe-text.tsx";
import { chunksOf } from "./text-chunks.ts";

export function LongLines({ text }: { readonly text: string }) {
  return (
    <pre className="whitespace-pre-wrap text-micro wrap-anywhere">
      {chunksOf(text).map((chunk, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chunks of one text have no other name and never move.
        <SafeText key={index} lines text={chunk} />
      ))}
    </pre>
  );
}
