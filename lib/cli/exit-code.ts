// What a status says to a script. A problem inside a file is no failure of the command: it is part of the output.

export const EXIT = {
  /** Output was printed; problems of the files are in it. */
  done: 0,
  /** An input could not be opened, or nothing that was given is a session to analyse. Nothing was printed. */
  nothingRead: 1,
  /** The arguments were not understood. */
  usage: 2,
  /** A mistake of this program. */
  broken: 3,
  /** A report held what looks like a secret: nothing was written. */
  blocked: 4,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
