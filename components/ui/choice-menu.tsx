// One choice out of a few, as a menu: `Outcome: all`.
"use client";

import { ChoiceList, type ChoiceListProps } from "./choice-list.tsx";
import { Menu } from "./menu.tsx";

export interface ChoiceMenuProps<Value extends string> extends ChoiceListProps<Value> {
  /** What the button shows for the chosen one. */
  readonly label: (choice: string) => string;
  readonly align?: "left" | "right";
}

export function ChoiceMenu<Value extends string>({ label, align, ...list }: ChoiceMenuProps<Value>) {
  const chosen = list.choices.find((choice) => choice.value === list.value);
  const text = label(chosen?.label ?? list.value);
  return (
    <Menu align={align} label={text}>
      <ChoiceList {...list} />
    </Menu>
  );
}
