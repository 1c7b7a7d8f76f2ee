// `id FILE...`: the document id of each file's bytes, one line each, whatever the bytes are.

import { documentId } from "../decode/digest.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { fileErrorText } from "./file-error.ts";
import type { Input } from "./inputs.ts";
import type { Speaker } from "./speaker.ts";
import { type Output, writeAll } from "./streams.ts";
import { terminalText } from "./terminal-text.ts";

export async function printIds(inputs: readonly Input[], output: Output, tell: Speaker): Promise<ExitCode> {
  for (const input of inputs) {
    try {
      const source = await input.open();
      const id = await documentId(source);
      await source.close();
      if (id === null) {
        await tell.error(tell.words.cannotOpen(input.label, tell.words.changedMeanwhile));
        return EXIT.nothingRead;
      }
      await writeAll(output, [`${id}  ${terminalText(input.label)}\n`]);
    } catch (error) {
      if (!(error instanceof Error && "syscall" in error)) throw error;
      await tell.error(tell.words.cannotOpen(input.label, fileErrorText(error, tell.words)));
      return EXIT.nothingRead;
    }
  }
  return EXIT.done;
}
