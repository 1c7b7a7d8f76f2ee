// The files below a folder, as `/`-separated paths from it, sorted by their names so that the order never depends on the
// file system. Links to folders are not followed: a loop of them would have no end.

import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { byCodeUnits } from "../base/order.ts";

const SKIPPED = new Set(["node_modules"]);

export async function allFilesBelow(folder: string): Promise<readonly string[]> {
  const found: string[] = [];
  const pending = [""];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    for (const entry of await readdir(join(folder, at), { withFileTypes: true })) {
      const path = at === "" ? entry.name : `${at}/${entry.name}`;
      if (entry.name.startsWith(".") || SKIPPED.has(entry.name)) continue;
      if (entry.isDirectory()) pending.push(path);
      else if (entry.isFile() || (entry.isSymbolicLink() && (await isLinkToFile(join(folder, path)))))
        found.push(path);
    }
  }
  return found.sort(byCodeUnits);
}

async function isLinkToFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // A link that leads nowhere is no file.
    return false;
  }
}
