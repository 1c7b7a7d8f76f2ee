// The palette of commands: a field and the list of what it finds, as a combobox. Arrow keys choose, Enter gives the command,
// Escape closes.
"use client";

import "@/components/keys/keys.css";
import "./palette.css";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { KeySigns } from "@/components/keys/key-signs.tsx";
import { closeOverlay } from "@/components/keys/overlay.ts";
import { takeTyped } from "@/components/keys/type-ahead.ts";
import { SafeText } from "@/components/ui/safe-text.tsx";
import { useWords } from "@/components/ui/use-words.ts";
import { type Command, inGroups, useAllCommands } from "./commands.ts";
import { findCommands } from "./find-commands.ts";
import { usePageCommands } from "./use-page-commands.ts";

export function Palette() {
  const { palette: words } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const id = useId();
  const registered = useAllCommands();
  const page = usePageCommands();
  const commands = useMemo(() => inGroups([...registered, ...page]), [registered, page]);
  const found = findCommands(commands, typed);
  const current = Math.min(chosen, found.length - 1);
  useEffect(() => {
    dialog.current?.showModal();
    setTyped((now) => takeTyped() ?? now);
  }, []);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  });
  const close = () => closeOverlay("palette");
  const run = (command: Command | undefined) => {
    if (command === undefined) return;
    dialog.current?.close();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const last = found.length - 1;
    if (event.key === "ArrowDown") setChosen(current >= last ? 0 : current + 1);
    else if (event.key === "ArrowUp") setChosen(current <= 0 ? last : current - 1);
    else if (event.key === "Enter") run(found[current]);
    else return;
    event.preventDefault();
  };
  return (
    <dialog aria-label={words.name} className="overlay palette" onClose={close} ref={dialog}>
      <input
        aria-activedescendant={found.length === 0 ? undefined : `${id}-${current}`}
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        aria-expanded={found.length > 0}
        aria-label={words.field}
        className="palette-field"
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(0);
        }}
        onKeyDown={onKeyDown}
        placeholder={words.field}
        role="combobox"
        spellCheck={false}
        type="text"
        value={typed}
      />
      <p className="sr" role="status">
        {words.found(found.length)}
      </p>
      <div aria-label={words.name} className="palette-list" id={`${id}-list`} ref={list} role="listbox">
        {found.map((command, index) => (
          <CommandOption
            command={command}
            id={`${id}-${index}`}
            isCurrent={index === current}
            isFirst={typed.trim() === "" && command.group !== found[index - 1]?.group}
            key={command.id}
            onRun={() => run(command)}
          />
        ))}
      </div>
      {found.length === 0 && <p className="p-4 text-ink-2">{words.none}</p>}
    </dialog>
  );
}

interface CommandOptionProps {
  readonly command: Command;
  readonly id: string;
  readonly isCurrent: boolean;
  /** Begins a group. */
  readonly isFirst: boolean;
  readonly onRun: () => void;
}

function CommandOption({ command, id, isCurrent, isFirst, onRun }: CommandOptionProps) {
  const { palette: words } = useWords();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which names this as its active option.
    <div
      aria-selected={isCurrent}
      className="palette-option"
      data-first={isFirst}
      id={id}
      onClick={onRun}
      onMouseDown={(event) => event.preventDefault()}
      role="option"
      tabIndex={-1}
    >
      <span className="palette-group">{words.group[command.group]}</span>
      <span className="min-w-0 flex-1 truncate">
        <SafeText text={command.label} />
      </span>
      {command.isOn !== null && (
        <span className="flex-none text-ink-2 text-small">{command.isOn ? words.on : words.off}</span>
      )}
      {command.keyId !== null && <KeySigns id={command.keyId} most={1} />}
    </div>
  );
}
