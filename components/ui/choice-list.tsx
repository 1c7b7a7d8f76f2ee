// One choice out of a few, as radio buttons under a small heading. Stands in a menu.
"use client";

import { useId } from "react";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface ChoiceListProps<Value extends string> {
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function ChoiceList<Value extends string>({ name, choices, value, onChange }: ChoiceListProps<Value>) {
  const group = useId();
  return (
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
  );
}
