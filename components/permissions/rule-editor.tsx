// Other rules in place of the recorded ones: written or pasted, tried here and kept nowhere. What is wrong is said where it
// stands, and the last rules that could be read stay in use.
"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { GivenRule } from "@/lib/rules/rule-set.ts";
import { type RuleTextFault, rulesOfText, textOfRules } from "@/lib/rules/rule-text.ts";

export interface RuleEditorProps {
  readonly recorded: readonly GivenRule[];
  /** null: the recorded rules are in use. */
  readonly written: readonly GivenRule[] | null;
  readonly onWrite: (rules: readonly GivenRule[] | null) => void;
}

export function RuleEditor({ recorded, written, onWrite }: RuleEditorProps) {
  const { permissions: words, common } = useWords();
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [fault, setFault] = useState<RuleTextFault | null>(null);
  const write = (next: string) => {
    setText(next);
    const read = rulesOfText(next);
    setFault(read.ok ? null : read.failure);
    if (read.ok) onWrite(read.value);
  };
  if (text === null) {
    return <Button onClick={() => write(textOfRules(written ?? recorded))}>{words.edit}</Button>;
  }
  return (
    <>
      <Button
        onClick={() => {
          setText(null);
          setFault(null);
          onWrite(null);
        }}
      >
        {words.reset}
      </Button>
      <div className="rule-editor">
        <label className="text-ink-2 text-small" htmlFor={id}>
          {words.editing}
        </label>
        <textarea
          aria-describedby={`${id}-note`}
          aria-invalid={fault !== null}
          className="field rule-text"
          id={id}
          onChange={(event) => write(event.target.value)}
          rows={Math.min(14, Math.max(4, text.split("\n").length + 1))}
          spellCheck={false}
          value={text}
        />
        <p className="text-ink-2 text-small" id={`${id}-note`} role="status">
          {fault === null
            ? words.editNote
            : [words.fault[fault.what](fault.at), words.lastReadable].join(common.sentenceGap)}
        </p>
      </div>
    </>
  );
}
