// The five tools by which a model manages OpenCode 2.0.16 itself, in numbers. All of them are called inside `execute`.

import type { ManagingTool } from "../../../model/host-tools.ts";
import type { ToolDetails } from "../fact-record.ts";
import { details, fields, optional, required } from "./details.ts";

export const MANAGING_TOOLS: Readonly<Record<ManagingTool, ToolDetails>> = {
  opencode_session_rename: details({
    parameters: [required("title", "string"), optional("sessionID", "string")],
    effects: ["renames-session"],
  }),
  opencode_session_move: details({
    parameters: [required("directory", "string"), optional("sessionID", "string")],
    effects: ["moves-session"],
  }),
  opencode_models: details({
    parameters: [
      optional("query", "string"),
      optional("provider", "string"),
      optional("offset", "integer", { default: 0, unit: "items" }),
      optional("limit", "integer", { default: 20, unit: "items" }),
    ],
  }),
  opencode_list_mcp_resources: details({
    parameters: [optional("server", "string")],
    result: fields("resources[]", "templates[].uriTemplate"),
  }),
  opencode_read_mcp_resource: details({
    parameters: [required("server", "string"), required("uri", "string")],
    effects: ["keeps-full-output"],
    lists: [{ what: "shown-kinds", values: ["image", "pdf"] }],
  }),
};
