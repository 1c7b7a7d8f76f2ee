// The rules of `permissions --rules PATH`: any list, in the form that the Permissions screen takes too, or why it is none, with
// the line or entry.

import { readFile } from "node:fs/promises";
import { type Result, refusal, success } from "../base/result.ts";
import type { GivenRule } from "../rules/rule-set.ts";
import { rulesOfText } from "../rules/rule-text.ts";
import type { CliWords } from "../words/en/cli.ts";
import { fileErrorText } from "./file-error.ts";

export async function readRules(
  path: string,
  words: CliWords,
): Promise<Result<readonly GivenRule[], string>> {
  let text: string;
  try {
    // A mark of byte order is no part of the first rule.
    text = new TextDecoder("utf-8").decode(await readFile(path));
  } catch (error) {
    return refusal(words.cannotOpen(path, fileErrorText(error, words)));
  }
  const read = rulesOfText(text);
  if (read.ok) return success(read.value);
  const { what, at } = read.failure;
  return refusal(words.permissions.cli.rulesRefused(path, words.permissions.fault[what](at)));
}
