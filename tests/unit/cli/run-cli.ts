// Runs the command line in this process with streams of its own, as a shell would.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { run } from "../../../lib/cli/run.ts";

export interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Given {
  readonly stdin?: string | Uint8Array;
  readonly isTerminal?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
}

export async function runCli(args: readonly string[], given: Given = {}): Promise<Ran> {
  const written = { stdout: "", stderr: "" };
  const into = (name: "stdout" | "stderr") => ({
    isTTY: given.isTerminal === true,
    write: (text: string, done?: () => void) => {
      written[name] += text;
      done?.();
      return true;
    },
  });
  const stdin = Object.assign(Readable.from(given.stdin === undefined ? [] : [Buffer.from(given.stdin)]), {
    isTTY: given.stdin === undefined,
  });
  const streams = { stdin, stdout: into("stdout"), stderr: into("stderr") };
  const status = await run(args, streams, given.environment ?? {});
  return { status, ...written };
}

export function sample(name: string): string {
  return fileURLToPath(new URL(`../../../public/samples/${name}`, import.meta.url));
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder of its own with the given files, gone after the tests of the file. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), "groundline-cli-"));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
