// Tools of a plugin that do what an action of the host's own does. A rule that denies the one says nothing of the other. Of one the
// page itself says so; that the others are such doors too is our reading of what it says of both, and each entry says which it is.

import type { FactSource } from "../model/host-fact.ts";
import type { TeamModeTool } from "../model/host-fact-names.ts";
import type { WarrantName } from "../model/warrant.ts";

/**
 * What the source says, from most to least: `open`: a denial of the plugin's tool leaves the host's action open; `replaced`: the
 * host's tool took the place of the plugin's; `compared`: it is held beside the plugin's, which is kept for what it adds.
 */
export type DoorBasis = "open" | "replaced" | "compared";

export interface PluginDoor {
  /** The plugin's tool, which is the action of a rule about it. */
  readonly plugin: TeamModeTool;
  /** The action of the host's tools for the same use. */
  readonly action: string;
  readonly basis: DoorBasis;
  readonly source: FactSource;
}

const door = (plugin: TeamModeTool, action: string, basis: DoorBasis, section: string): PluginDoor => ({
  plugin,
  action,
  basis,
  source: { document: "v2-builtin-tools", section },
});

export const PLUGIN_DOORS: readonly PluginDoor[] = [
  door("tm_browser", "browser", "open", "1"),
  door("tm_read", "read", "replaced", "2.1"),
  door("tm_bash", "shell", "replaced", "2.5"),
  door("tm_grep", "grep", "replaced", "8"),
  door("tm_grep", "glob", "replaced", "2.6"),
  door("tm_ptc_run", "execute", "replaced", "8"),
  door("tm_webfetch", "webfetch", "compared", "8"),
  door("tm_search", "websearch", "compared", "2.9"),
  door("tm_pty", "shell", "compared", "8"),
];

/** What is more than the source says is claimed under a rule of its own. */
export function isReading({ basis }: PluginDoor): boolean {
  return basis !== "open";
}

export function warrantOfDoor(of: PluginDoor): Extract<WarrantName, `plugin-door-${string}`> {
  return isReading(of) ? "plugin-door-by-reading" : "plugin-door-denied";
}

/** `tm_read → read`, as the Reference lists them. */
export function doorsBy(basis: DoorBasis): readonly string[] {
  return PLUGIN_DOORS.filter((of) => of.basis === basis).map(({ plugin, action }) => `${plugin} → ${action}`);
}
