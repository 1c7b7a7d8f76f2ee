// The shape of a tool that a host is known to bring: its names, its door, and how a permission rule names it. Light on purpose,
// for analysis loads it; parameters, caps and results stand in tools/, which only the Reference loads.

import type { Asked, ResourceKind, ToolDoor, ToolHost } from "../../model/host-tools.ts";
import type { HostVersionRange } from "../../model/warrant.ts";

export interface KnownTool {
  readonly host: ToolHost;
  /** As it stands in a call. */
  readonly name: string;
  /** As Code Mode writes it below `tools.`: `browser.tabs.open`; null for a tool that has a door of its own. */
  readonly codePath: string | null;
  readonly door: ToolDoor;
  /** What a rule has to name to take the tool away, and what is asked where it is asked; null: not known. */
  readonly action: string | null;
  readonly asked: Asked;
  readonly resource: ResourceKind;
  /** A path outside the session's folder is also asked for as `external_directory`. */
  readonly outside: Asked;
  /** null: of which versions it is, nobody recorded. */
  readonly versions: HostVersionRange | null;
}
