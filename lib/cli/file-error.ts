// Why a file could not be read or written, in words of ours where the system's code is known: its own message names the path
// again and speaks English only.

import type { CliWords } from "../words/en/cli.ts";

export function fileErrorText(error: unknown, words: CliWords): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const known: Readonly<Record<string, string>> = words.fileErrors;
  const said = Object.hasOwn(known, code) ? known[code] : undefined;
  return said === undefined ? message : words.fileError(code, said);
}
