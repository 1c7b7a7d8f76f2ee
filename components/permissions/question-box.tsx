// "What would be decided for ACTION RESOURCE": two fields and a button. Asked on Enter too; the question goes to the address.
"use client";

import { type SyntheticEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import type { PermissionQuery } from "./use-permission-query.ts";

export interface QuestionBoxProps {
  readonly asked: PermissionQuery;
  /** Of what was asked; said in the element of this id. */
  readonly missing: MissingField | null;
  readonly hint: string;
  readonly onAsk: (question: Partial<PermissionQuery>) => void;
}

export type MissingField = "action" | "resource";

/** null: both are there, or none is. */
export function missingField({
  action,
  resource,
}: Pick<PermissionQuery, "action" | "resource">): MissingField | null {
  if ((action === "") === (resource === "")) return null;
  return action === "" ? "action" : "resource";
}

export function QuestionBox({ asked, missing, hint, onAsk }: QuestionBoxProps) {
  const words = useWords().permissions;
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(asked);
  const [action, setAction] = useState(asked.action);
  const [resource, setResource] = useState(asked.resource);
  // A call may be asked about from elsewhere; the fields stay the same ones, and keep the focus.
  if (shown !== asked) {
    setShown(asked);
    setAction(asked.action);
    setResource(asked.resource);
  }
  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    // A call's own question stays one while its words stay the same.
    const isSame = action === asked.action && resource === asked.resource;
    const { tool, folder } = asked;
    onAsk({
      action,
      resource,
      tool: isSame ? tool : null,
      ...(isSame && folder !== undefined ? { folder } : {}),
    });
    const fields = form.current?.querySelectorAll("input");
    if (action === "") fields?.[0]?.focus();
    else if (resource === "") fields?.[1]?.focus();
  };
  return (
    <form aria-label={words.ask} className="question-box" onSubmit={ask} ref={form}>
      <span className="question-title">{words.ask}</span>
      <QuestionField
        className="question-action"
        example={words.actionExample}
        hint={missing === "action" && action === "" ? hint : undefined}
        name={words.action}
        onChange={setAction}
        value={action}
      />
      <QuestionField
        className="question-resource"
        example={words.resourceExample}
        hint={missing === "resource" && resource === "" ? hint : undefined}
        name={words.resource}
        onChange={setResource}
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
            form.current?.querySelector("input")?.focus();
          }}
        >
          {words.clear}
        </Button>
      )}
    </form>
  );
}

interface QuestionFieldProps {
  readonly name: string;
  readonly example: string;
  /** The element that says what this field lacks. */
  readonly hint: string | undefined;
  readonly className: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What is typed is a name from a file: nothing corrects it. */
function QuestionField({ name, example, hint, className, value, onChange }: QuestionFieldProps) {
  const id = useId();
  return (
    <>
      <label className="sr" htmlFor={id}>
        {name}
      </label>
      <input
        aria-describedby={hint}
        aria-invalid={hint !== undefined}
        autoCapitalize="off"
        autoComplete="off"
        className={`field ${className}`}
        id={id}
        onChange={(event) => onChange(event.target.value)}
        placeholder={example}
        spellCheck={false}
        value={value}
      />
    </>
  );
}
