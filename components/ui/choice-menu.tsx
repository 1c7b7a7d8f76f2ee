// One choice out of a few, as a menu: `Outcome: all`.
"use client";

import { useId } from "react";
import { Menu } from "./menu.tsx";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceMenuProps<Value extends string> {
  readonly name: string;
  /** What the button shows for the chosen one. */
  readonly label: (choice: string) => string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly align?: "left" | "right";
}

export function ChoiceMenu<Value extends string>({
  name,
  label,
  choices,
  value,
  onChange,
  align,
}: ChoiceMenuProps<Value>) {
  const group = useId();
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <Menu align={align} label={label(chosen?.label ?? value)} name={label(chosen?.label ?? value)}>
      <fieldset className="flex flex-col">
        <legend className="px-2 pb-1 text-ink-3 text-small">{name}</legend>
        {choices.map((choice) => (
          <label className="menu-row" key={choice.value}>
            <input
              checked={choice.value === value}
              name={group}
              onChange={() => onChange(choice.value)}
              type="radio"
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}
