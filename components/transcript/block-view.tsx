// One piece of a record, painted as what it is.

import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { TranscriptKind } from "@/lib/model/transcript.ts";
import type { Author, Block, FactsOf, TextForm } from "@/lib/model/transcript-block.ts";
import { FactsLine } from "./facts-line.tsx";
import { FailureLine } from "./failure-line.tsx";
import { FileView } from "./file-view.tsx";
import { PieceText, type TextLook } from "./piece-text.tsx";
import { useRowPlace } from "./row-place.tsx";
import { ToolView } from "./tool-view.tsx";

const TEXT = { chars: 4_000, lines: 60 };
const OUTPUT = { chars: 1_600, lines: 14 };
const RAW = { chars: 1_600, lines: 24 };

export function BlockView({ block, kind }: { readonly block: Block; readonly kind: TranscriptKind }) {
  const words = useWords().transcript;
  const { isFormatted } = useRowPlace();
  switch (block.kind) {
    case "text": {
      const label = labelOf(block.form, block.by, kind);
      const isCommand = block.form === "command" || block.form === "output";
      return (
        <div className="said" data-by={block.by} data-form={block.form}>
          {label && <p className="said-by">{words.formBy(words.form[block.form], words.by[block.by])}</p>}
          <PieceText
            limits={isCommand ? OUTPUT : TEXT}
            look={lookOf(block.form, block.by, isFormatted)}
            piece={block.text}
          />
        </div>
      );
    }
    case "facts":
      return <FactsLine facts={block.facts} isNamed={!isOwn(block.of, kind)} of={block.of} />;
    case "tool":
      return <ToolView card={block.card} />;
    case "file":
      return <FileView file={block.file} />;
    case "failure":
      return <FailureLine failure={block.failure} />;
    case "raw":
      return (
        <div className="raw">
          <p className="said-by">
            {block.type === null ? words.rawUntyped : <SafeText text={words.raw(block.type)} />}
          </p>
          <PieceText limits={RAW} look="plain" piece={block.json} />
        </div>
      );
  }
}

/** A text whose writer and form the row's own name does not tell already. */
function labelOf(form: TextForm, by: Author, kind: TranscriptKind): boolean {
  if (kind === "prompt" || kind === "lead-prompt") return by !== "person" || form !== "plain";
  if (kind === "step") return by !== "model" || form !== "plain";
  if (kind === "user-shell") return false;
  if (kind === "system" || kind === "skill") return form !== "instructions";
  return (
    kind === "tool-call" || kind === "retry" || kind === "unread" || kind === "record" || form !== "plain"
  );
}

/** Words for people are formatted; what the host wrote, and what a terminal wrote, stands as recorded. */
function lookOf(form: TextForm, by: Author, isFormatted: boolean): TextLook {
  if (form === "command" || form === "output") return "terminal";
  return isFormatted && by !== "host" && by !== "unstated" ? "markdown" : "plain";
}

/** Facts that the row's own name, or their names, already tell apart. */
function isOwn(of: FactsOf, kind: TranscriptKind): boolean {
  if (of === kind || of === "record" || of === "mention") return true;
  return of === "shell" && kind === "user-shell";
}
