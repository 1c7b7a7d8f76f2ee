// The generated sessions by name, made on first use in a folder of the system's for temporary files and found there again. They
// are made from counters alone: the same name is the same bytes.
import { existsSync, mkdirSync, renameSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeOpenCode1 } from "./opencode-1.mjs";
import { writeOpenCode2 } from "./opencode-2.mjs";
import { writeSpans } from "./spans.mjs";

/** Goes up with every change of what is generated. */
const EDITION = 1;
const FOLDER = join(tmpdir(), `groundline-bench-${EDITION}`);

const MAKERS = {
  "opencode-2": (path, size) => writeOpenCode2(path, size * 1e6),
  "opencode-1": (path, size) => writeOpenCode1(path, size * 1e6),
  spans: writeSpans,
};

/**
 * @param {"opencode-2" | "opencode-1" | "spans"} kind
 * @param {number} size megabytes, or bars for `spans`
 * @returns {Promise<{ path: string, bytes: number }>}
 */
export async function session(kind, size) {
  mkdirSync(FOLDER, { recursive: true });
  const path = join(FOLDER, `${kind}-${size}.json`);
  if (!existsSync(path)) {
    await MAKERS[kind](`${path}.part`, size);
    renameSync(`${path}.part`, path);
  }
  return { path, bytes: statSync(path).size };
}
