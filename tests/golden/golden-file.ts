// Compares text with a pinned file. `npm run golden` writes the files anew; a missing one fails, so that none appears
// unseen.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect } from "vitest";

const FOLDER = join(import.meta.dirname, "__golden__");

export function expectGolden(path: string, text: string): void {
  const file = join(FOLDER, path);
  if (process.env.GROUNDLINE_GOLDEN === "write") {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  expect(existsSync(file), `${path} is missing: write it with \`npm run golden\` and review it`).toBe(true);
  expect(text).toBe(readFileSync(file, "utf8"));
}
