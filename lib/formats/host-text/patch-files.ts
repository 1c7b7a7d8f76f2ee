// The files that a patch names in its headers. The parsers of 1.x, 2.x and the preview pass over different things, so only a
// text that all of them read alike is read here, line by line and to the end. Anything else is no patch: a wrapper that a host
// strips, a line that one of them skips, a marker inside. Sources: packages/opencode/src/patch/index.ts@03832cb for 1.x,
// packages/util/src/patch.ts@2162330 for 2.x, packages/core/src/patch.ts@03832cb for the preview.

import { type Cursor, member, type Stated, statedString } from "../../base/cursor.ts";
import type { PatchFile } from "../../model/tool-call.ts";
import { detached } from "./detached.ts";
import { isRedactedText } from "./redaction.ts";

const TOOLS: ReadonlySet<string> = new Set(["patch", "apply_patch"]);
const BEGIN = "*** Begin Patch";
const END = "*** End Patch";
const ADD = "*** Add File:";
const DELETE = "*** Delete File:";
const UPDATE = "*** Update File:";
const MOVE = "*** Move to:";
const END_OF_FILE = "*** End of File";

/** null: no tool of patches, or a text that is not in the form of one. */
export function statedPatch(input: Cursor, toolName: string): Stated<readonly PatchFile[]> | null {
  if (!TOOLS.has(toolName)) return null;
  const text = statedString(member(input, "patchText"));
  if (text === null || isRedactedText(text.value)) return null;
  const files = patchFiles(text.value);
  return files === null ? null : { value: files, at: text.at };
}

/** In the order of the text. null: not in the form of a patch, or one that names no file. */
export function patchFiles(text: string): readonly PatchFile[] | null {
  const lines = text
    .trim()
    .split("\n")
    .map((line) => (line.endsWith("\r") ? line.slice(0, -1) : line));
  const body = lines.slice(1, -1);
  if (lines[0] !== BEGIN || lines.at(-1) !== END || body.some(isMarker)) return null;
  const files: PatchFile[] = [];
  let at = 0;
  while (at < body.length) {
    const line = body[at] ?? "";
    const header = [ADD, DELETE, UPDATE].find((one) => line.startsWith(one));
    const path = header === undefined ? "" : line.slice(header.length).trim();
    if (header === undefined || path === "") return null;
    at += 1;
    const moved =
      header === UPDATE && body[at]?.startsWith(MOVE) ? body[at]?.slice(MOVE.length).trim() : null;
    if (moved === "") return null;
    if (moved !== null && moved !== undefined) at += 1;
    files.push({
      path: detached(path),
      movesTo: moved === null || moved === undefined ? null : detached(moved),
    });
    const next = afterBody(body, at, header);
    if (next === null) return null;
    at = next;
  }
  return files.length === 0 ? null : files;
}

/** A host looks for the first line that is one, blanks around it off. */
function isMarker(line: string): boolean {
  const bare = line.trim();
  return bare === BEGIN || bare === END;
}

/** Where the next header is due; null: a line that does not belong below this one. */
function afterBody(lines: readonly string[], from: number, header: string): number | null {
  let at = from;
  for (let line = lines[at]; line !== undefined && !isHeader(line); line = lines[at]) {
    const belongs =
      header === ADD
        ? line.startsWith("+")
        : header === UPDATE && /^(?:[ +-]|@@|$|\*\*\* End of File$)/.test(line);
    // Behind the end of a file only another piece of it follows.
    if (!belongs || (lines[at - 1] === END_OF_FILE && !line.startsWith("@@"))) return null;
    at += 1;
  }
  return at;
}

function isHeader(line: string): boolean {
  return line.startsWith(ADD) || line.startsWith(DELETE) || line.startsWith(UPDATE);
}
