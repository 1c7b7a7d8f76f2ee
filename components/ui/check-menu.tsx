// Several choices out of many, as check boxes in a menu: `Kind: 3 of 12`. Nothing chosen away is "all" and stays all
// when more are recorded; a long list can be searched.
"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Menu } from "@/components/ui/menu.tsx";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useSaidMarks } from "@/components/ui/use-said-marks.ts";
import { useWords } from "@/components/ui/use-words.ts";

export interface CheckChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface CheckMenuProps<Value extends string> {
  readonly name: string;
  readonly label: (choice: string) => string;
  readonly choices: readonly CheckChoice<Value>[];
  /** null: all. */
  readonly chosen: readonly Value[] | null;
  readonly onChange: (chosen: Value[] | null) => void;
}

const LONG = 12;
const SHOWN = 200;

export function CheckMenu<Value extends string>(props: CheckMenuProps<Value>) {
  const { name, label, choices, chosen } = props;
  const { timeline } = useWords();
  const said = useSaidMarks();
  const held = chosen === null ? null : choices.filter(({ value }) => chosen.includes(value));
  const [only] = held ?? [];
  const text =
    held === null
      ? timeline.all
      : held.length === 0
        ? timeline.none
        : held.length === 1 && only !== undefined
          ? said(only.label)
          : timeline.chosen(held.length, choices.length);
  return (
    <Menu className="max-w-56" label={<span className="truncate">{label(text)}</span>}>
      <CheckList {...props} key={name} />
    </Menu>
  );
}

function CheckList<Value extends string>({ name, choices, chosen, onChange }: CheckMenuProps<Value>) {
  const { timeline } = useWords();
  const said = useSaidMarks();
  const [sought, setSought] = useState("");
  const isChosen = (value: Value): boolean => chosen === null || chosen.includes(value);
  const toggle = (value: Value) => {
    const next = choices
      .map((choice) => choice.value)
      .filter((other) => isChosen(other) !== (other === value));
    onChange(next.length === choices.length ? null : next);
  };
  const found = choices.filter(({ label }) =>
    said(label).toLowerCase().includes(sought.trim().toLowerCase()),
  );
  return (
    <fieldset className="flex min-w-0 max-w-80 flex-col">
      <legend className="px-2 pb-1 text-ink-3 text-small">{name}</legend>
      <div className="flex gap-1 pb-1">
        <Button kind="bare" onClick={() => onChange(null)}>
          {timeline.showAll}
        </Button>
        <Button kind="bare" onClick={() => onChange([])}>
          {timeline.showNone}
        </Button>
      </div>
      {choices.length > LONG && (
        <input
          aria-label={timeline.find}
          className="field mb-1"
          onChange={(event) => setSought(event.currentTarget.value)}
          placeholder={timeline.find}
          type="search"
          value={sought}
        />
      )}
      {found.slice(0, SHOWN).map(({ value, label }) => (
        <label className="menu-row" key={value}>
          <input checked={isChosen(value)} onChange={() => toggle(value)} type="checkbox" />
          <span className="min-w-0 truncate" title={said(label)}>
            <SafeText text={label} />
          </span>
        </label>
      ))}
      {found.length === 0 && <p className="px-2 py-1 text-ink-3 text-small">{timeline.foundNone}</p>}
    </fieldset>
  );
}
