// The command line's entry. Knows only its own name, version and help; every command is a file beside this one.
import { version } from "../../package.json";

const HELP = `groundline ${version}

Reads exported agent sessions and says, for every value, whether the files state it.

  groundline --help       show this text
  groundline --version    show the version
`;

const EXIT_USAGE = 2;

process.exitCode = run(process.argv.slice(2));

function run(args: readonly string[]): number {
  const [first, ...rest] = args;
  if (rest.length === 0 && (first === "--help" || first === "-h" || first === undefined)) {
    process.stdout.write(HELP);
    return 0;
  }
  if (rest.length === 0 && first === "--version") {
    process.stdout.write(`${version}\n`);
    return 0;
  }
  process.stderr.write(`groundline: not understood: ${args.join(" ")}\nTry: groundline --help\n`);
  return EXIT_USAGE;
}
