// Parameters that many tools of the browser share, written down once, and what all of them answer with.

import type { Cap, Parameter, ToolDetails } from "../fact-record.ts";
import { cap, details, fields, optional, required } from "./details.ts";

export const TAB: Parameter = required("tabID", "string");
export const FRAME: Parameter = optional("frameID", "string");
export const REF_PATTERN = "^@?e[1-9][0-9]*$";
export const REF: Parameter = required("ref", "string", { pattern: REF_PATTERN });
export const ONE_REF: Parameter = optional("ref", "string", { pattern: REF_PATTERN });
export const FILE_PATTERN = "file_<uuid>";
export const FILE: Parameter = required("fileID", "string", { pattern: FILE_PATTERN });
export const LIMIT: Parameter = optional("limit", "integer", {
  default: 100,
  min: 1,
  max: 500,
  unit: "items",
});
export const TIMEOUT: Parameter = optional("timeoutMs", "integer", {
  default: 10_000,
  min: 1,
  max: 30_000,
  unit: "ms",
});

export const FIVE_MIB = 5_242_880;
export const TRANSFER: Cap = cap("transfer-bytes", FIVE_MIB, "bytes");

/** Answers with the tab, as most that act on a page do. A plugin was seen to stop a call and to change its address before it ran. */
export function onPage(known: Partial<ToolDetails>): ToolDetails {
  return details({
    result: fields("Browser.Tab"),
    save: "none",
    rewrite: { before: "seen", after: "unknown" },
    ...known,
  });
}

/** Does something in the page. */
export function acting(known: Partial<ToolDetails>): ToolDetails {
  return onPage({ effects: ["acts-on-page"], ...known });
}
