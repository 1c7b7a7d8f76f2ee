// A message of ours about a file: what stands between backticks is a name from the file and is set as code. Text all the
// same, with invisible characters shown.

import { Fragment } from "react";
import { SafeText } from "./safe-text.tsx";

export function MessageText({ text }: { readonly text: string }) {
  const pieces = text.split(/`([^`\n]+)`/);
  return pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one message have no other name and never move.
    <Fragment key={index}>
      {piece !== "" &&
        (index % 2 === 0 ? (
          <SafeText isOurs text={piece} />
        ) : (
          <code className="message-code">
            <SafeText text={piece} />
          </code>
        ))}
    </Fragment>
  ));
}
