// A recorded call as the rules are asked about it.

import type { PermissionResource } from "../../model/tool-call.ts";
import type { AskingCall } from "../../rules/question.ts";
import type { Call } from "../call-index.ts";

export function askingCall({ event }: Call): AskingCall {
  const { tool, resource, patch } = event;
  const call = {
    tool: tool.value,
    value: resource?.value.value ?? null,
    ...(patch === null ? {} : { files: patch.value }),
  };
  const folder = resource === null ? "session" : resource.folder;
  return folder === "session" ? call : { ...call, folder: statedFolder(folder) };
}

/** null: named, and not readable. */
function statedFolder(folder: Exclude<PermissionResource["folder"], "session">): string | null {
  return folder === "hidden" ? null : folder.value;
}
