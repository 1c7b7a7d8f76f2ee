// A recorded error: the cross, the word, the host's type for it, and its message.

import { Icon } from "@/components/ui/icon.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { StatedFailure } from "@/lib/model/transcript-block.ts";
import { PieceText } from "./piece-text.tsx";

const LIMITS = { chars: 1_500, lines: 12 };

export function FailureLine({ failure: { type, message } }: { readonly failure: StatedFailure }) {
  const words = useWords().transcript;
  return (
    <div className="failure">
      <p className="failure-head">
        <Icon className="inline size-2.5!" name="cross" />{" "}
        {type === null ? words.error : <SafeText text={words.errorType(type)} />}
      </p>
      {message !== null && message.chars > 0 && <PieceText limits={LIMITS} look="terminal" piece={message} />}
    </div>
  );
}
