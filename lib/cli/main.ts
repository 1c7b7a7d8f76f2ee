// The command line's entry: joins the process to run.ts and does nothing else. A reader that goes away early (`| head`)
// ends the program quietly; an error of our own is said as such, never as a stack alone.

import { EXIT } from "./exit-code.ts";
import { run } from "./run.ts";

for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? EXIT.done : EXIT.broken);
  });
}

process.exitCode = await run(
  process.argv.slice(2),
  { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr },
  process.env,
);
