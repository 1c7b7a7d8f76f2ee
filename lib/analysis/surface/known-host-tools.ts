// The host's own tools as the registry's rule needs them: name, door, and the action by which a rule takes it away.

import { REGISTRY_VERSIONS } from "../../knowledge/hosts/registry-versions.ts";
import { knownTools } from "../../knowledge/hosts/tool-names.ts";
import type { FormatId } from "../../model/ids.ts";

export interface KnownHostTool {
  readonly name: string;
  /** The registry falls back to the name where a tool declares no action. */
  readonly action: string;
  readonly isInCatalogue: boolean;
}

/** The versions of 2.x whose registry is known to give a tool its door. */
export function versionsOf({ isInCatalogue }: Pick<KnownHostTool, "isInCatalogue">) {
  return isInCatalogue ? REGISTRY_VERSIONS.catalogue : REGISTRY_VERSIONS.direct;
}

const listOf = (host: "opencode-1" | "opencode-2"): readonly KnownHostTool[] =>
  knownTools(host).map(({ name, action, door }) => ({
    name,
    action: action ?? name,
    isInCatalogue: door === "catalogue",
  }));

const TOOLS: Readonly<Record<FormatId, readonly KnownHostTool[]>> = {
  "opencode-1": listOf("opencode-1").filter(({ name }) => name !== "invalid"),
  "opencode-2": listOf("opencode-2"),
  "opencode-2-preview": [],
};

export function knownHostTools(format: FormatId): readonly KnownHostTool[] {
  return TOOLS[format];
}
