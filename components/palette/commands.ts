// The commands that can be given now: whoever can carry one out registers it for as long as it is on screen. The palette
// shows them all and knows none.
"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { KeyId } from "@/components/keys/key-table.ts";

/** In the order of the palette. */
export const COMMAND_GROUPS = ["action", "view", "switch", "dispatch", "session", "bundle"] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

export interface Command {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: string;
  /** The label in the other language and whatever else it is found by. */
  readonly also: string;
  /** The key that does the same. */
  readonly keyId: KeyId | null;
  /** null: no switch and no choice. */
  readonly isOn: boolean | null;
  readonly run: () => void;
}

const held = new Map<object, readonly Command[]>();
const listeners = new Set<() => void>();
let all: readonly Command[] = [];

function changed(): void {
  all = [...held.values()].flat();
  for (const listener of listeners) listener();
}

/** `commands` must be the same list as long as nothing in it changes. */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const key = {};
    held.set(key, commands);
    changed();
    return () => {
      held.delete(key);
      changed();
    };
  }, [commands]);
}

export function inGroups(commands: readonly Command[]): readonly Command[] {
  return COMMAND_GROUPS.flatMap((group) => commands.filter((command) => command.group === group));
}

const NONE: readonly Command[] = [];

export function useAllCommands(): readonly Command[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => all,
    () => NONE,
  );
}
