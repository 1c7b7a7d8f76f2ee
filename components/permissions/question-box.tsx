// "What would be decided for ACTION RESOURCE": two fields and a button. Asked on Enter too; the question goes to the address.
"use client";

import { type SyntheticEvent, useId, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { PermissionQuery } from "./use-permission-query.ts";

export interface QuestionBoxProps {
  readonly asked: PermissionQuery;
  readonly onAsk: (question: Partial<PermissionQuery>) => void;
}

export function QuestionBox({ asked, onAsk }: QuestionBoxProps) {
  const words = useWords().permissions;
  const id = useId();
  const [action, setAction] = useState(asked.action);
  const [resource, setResource] = useState(asked.resource);
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    // A call's own question stays one while its words stay the same.
    const isSame = action === asked.action && resource === asked.resource;
    onAsk({ action, resource, tool: isSame ? asked.tool : null });
  };
  return (
    <form aria-label={words.ask} className="question-box" onSubmit={ask}>
      <span className="question-title">{words.ask}</span>
      <label className="sr" htmlFor={`${id}-action`}>
        {words.action}
      </label>
      <input
        autoCapitalize="off"
        autoComplete="off"
        className="field question-action"
        id={`${id}-action`}
        onChange={(event) => setAction(event.target.value)}
        placeholder={words.actionExample}
        spellCheck={false}
        value={action}
      />
      <label className="sr" htmlFor={`${id}-resource`}>
        {words.resource}
      </label>
      <input
        autoCapitalize="off"
        autoComplete="off"
        className="field question-resource"
        id={`${id}-resource`}
        onChange={(event) => setResource(event.target.value)}
        placeholder={words.resourceExample}
        spellCheck={false}
        value={resource}
      />
      <Button kind="primary" type="submit">
        {words.askButton}
      </Button>
      {(action !== "" || resource !== "") && (
        <Button
          onClick={() => {
            setAction("");
            setResource("");
            onAsk({ action: "", resource: "", tool: null });
          }}
        >
          {words.clear}
        </Button>
      )}
    </form>
  );
}
