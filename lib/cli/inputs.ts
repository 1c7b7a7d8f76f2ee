// From the paths as typed to the files to read: a file, every file of a folder that may hold a session, the matches of a
// pattern, or standard input (`-`). A path that leads nowhere refuses the whole run: a missing child must not pass
// for a child that was never there.

import { stat } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Readable } from "node:stream";
import { type Result, refusal, success } from "../base/result.ts";
import type { CliWords } from "../words/en/cli.ts";
import { fileErrorText } from "./file-error.ts";
import { type OpenSource, openFile } from "./file-source.ts";
import { allFilesBelow } from "./folder.ts";
import { filesMatching, isPattern } from "./glob.ts";
import { openStdin } from "./stdin-source.ts";

export interface Input {
  /** As typed, or the folder as typed and the path within it: for messages. */
  readonly label: string;
  open(): Promise<OpenSource>;
}

export interface Inputs {
  readonly inputs: readonly Input[];
  /** What was passed over, one sentence each. */
  readonly leftAside: readonly string[];
}

/** Files in a folder whose names end otherwise are passed over, and counted. A file that is named itself is always read. */
const SESSION_ENDINGS = /\.(?:json|jsonl|ndjson|log|txt|zip|gz|zst|zstd)$/i;

export async function inputsFrom(
  paths: readonly string[],
  stdin: Readable & { readonly isTTY?: boolean },
  words: CliWords,
): Promise<Result<Inputs, readonly string[]>> {
  const inputs: Input[] = [];
  const leftAside: string[] = [];
  const refused: string[] = [];
  for (const path of paths) {
    if (path === "-") {
      if (stdin.isTTY) refused.push(words.stdinIsTerminal);
      else inputs.push({ label: words.stdinName, open: () => openStdin(stdin, words.stdinName) });
      continue;
    }
    const kind = await kindOf(path);
    if (kind === "file") inputs.push(fileInput(path, basename(path)));
    else if (kind === "folder") {
      const all = await allFilesBelow(path);
      const chosen = all.filter((file) => SESSION_ENDINGS.test(file));
      if (chosen.length === 0) refused.push(words.emptyFolder(path, all.length));
      else if (chosen.length < all.length) leftAside.push(words.leftAside(path, all.length - chosen.length));
      inputs.push(...chosen.map((file) => fileInput(join(path, file), file)));
    } else if (kind === "none" && isPattern(path)) {
      const matches = await filesMatching(path);
      if (matches.length === 0) refused.push(words.noMatch(path));
      inputs.push(...matches.map((file) => fileInput(file, basename(file))));
    } else {
      refused.push(
        kind === "none" ? words.noSuchFile(path) : words.cannotOpen(path, fileErrorText(kind.failure, words)),
      );
    }
  }
  return refused.length > 0 ? refusal(refused) : success({ inputs, leftAside });
}

function fileInput(path: string, name: string): Input {
  return { label: path, open: () => openFile(path, name) };
}

type PathKind = "file" | "folder" | "none" | { readonly failure: unknown };

async function kindOf(path: string): Promise<PathKind> {
  try {
    return (await stat(path)).isDirectory() ? "folder" : "file";
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code === "ENOENT" || code === "ENOTDIR") return "none";
    return { failure: error };
  }
}
