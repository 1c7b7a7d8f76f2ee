// Text of a report, wherever it is shown: marks are said there, and nowhere else.
"use client";

import { MarksProvider } from "./marks-context.ts";
import { SafeText, type SafeTextProps } from "./safe-text.tsx";

export function MarkedText(props: SafeTextProps) {
  return (
    <MarksProvider value={true}>
      <SafeText {...props} />
    </MarksProvider>
  );
}
