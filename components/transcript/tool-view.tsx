// One call as a card: what was called and how it ended, what went in, what came out, and what the host says about both.
"use client";

import type { ReactNode } from "react";
import { useClock } from "@/components/ui/clock-context.tsx";
import { Fold } from "@/components/ui/fold.tsx";
import { Icon } from "@/components/ui/icon.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { CallTime, TextPiece, ToolCard } from "@/lib/model/transcript-block.ts";
import { formatTime, formatTimeExact } from "@/lib/words/clock.ts";
import { formatId } from "@/lib/words/format.ts";
import { FailureLine } from "./failure-line.tsx";
import { FileView } from "./file-view.tsx";
import { PieceText } from "./piece-text.tsx";
import { ToolInput } from "./tool-input.tsx";

const OUTPUT = { chars: 1_600, lines: 14 };
const METADATA = { chars: 2_000, lines: 40 };

export function ToolView({ card }: { readonly card: ToolCard }) {
  const words = useWords().transcript;
  return (
    <div className="tool">
      <ToolHead card={card} />
      <ToolInput members={card.input} />
      {card.diff !== null && (
        <Part name={words.changeByHost}>
          <PieceText limits={OUTPUT} look="patch" piece={card.diff} />
        </Part>
      )}
      {card.output.map((piece) => (
        <Part key={piece.at} name={words.output}>
          <PieceText limits={OUTPUT} look="terminal" piece={piece} />
        </Part>
      ))}
      {card.isCutByHost === true && <p className="host-cut">{words.cutByHost}</p>}
      {card.failure !== null && <FailureLine failure={card.failure} />}
      {card.files.map((file) => (
        <FileView file={file} key={file.at} />
      ))}
      {card.nested.length > 0 && <Nested nested={card.nested} />}
      {card.metadata !== null && <Metadata piece={card.metadata} />}
    </div>
  );
}

function ToolHead({ card }: { readonly card: ToolCard }) {
  const words = useWords().transcript;
  const isFailed = card.phase === "error";
  return (
    <p className="tool-head">
      <strong className="tool-name">
        {card.tool === null ? words.noTool : <SafeText text={card.tool} />}
      </strong>
      {card.status !== null && (
        <span className={isFailed ? "text-danger" : "text-ink-2"}>
          {isFailed && <Icon className="mr-1 inline size-2.5!" name="cross" />}
          <SafeText text={card.status} />
        </span>
      )}
      {card.title !== null && card.title.chars > 0 && (
        <span className="min-w-0 text-ink-2 wrap-anywhere">
          <SafeText text={card.title.text} />
        </span>
      )}
      {card.times.map((time) => (
        <Time key={time.at} time={time} />
      ))}
      {card.call !== null && (
        <code className="text-ink-3 text-micro" title={card.call}>
          <SafeText text={words.callId(formatId(card.call))} />
        </code>
      )}
    </p>
  );
}

function Time({ time: { name, ms } }: { readonly time: CallTime }) {
  const words = useWords().transcript;
  const clock = useClock();
  return (
    <span className="fact" title={formatTimeExact(ms, clock)}>
      <span className="fact-name">{words.callTime[name]}</span> {formatTime(ms, clock)}
    </span>
  );
}

export function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="tool-part">
      <p className="tool-part-name">
        <SafeText text={name} />
      </p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Nested({ nested }: { readonly nested: ToolCard["nested"] }) {
  const words = useWords().transcript;
  return (
    <Fold summary={words.nested(nested.length)}>
      <ul className="text-small">
        {nested.slice(0, 200).map(({ tool, status }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: calls of a program have no ids and never move.
          <li key={index}>
            <code>
              <SafeText text={tool} />
            </code>{" "}
            {status !== null && (
              <span className="text-ink-2">
                <SafeText text={status} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function Metadata({ piece }: { readonly piece: TextPiece }) {
  const words = useWords().transcript;
  return (
    <Fold className="text-small" summary={<span className="text-ink-3">{words.metadata}</span>}>
      <PieceText limits={METADATA} look="plain" piece={piece} />
    </Fold>
  );
}
