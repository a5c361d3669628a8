/** What each exit code means, for every command; `docs/cli.md` explains them. */
export const exitCode = {
  /** Done, and nothing was found. */
  done: 0,
  /** A finding: a problem, a difference, a conflict, a file that is not formatted, an option that is not set. */
  found: 1,
  /** It could not be done: wrong usage, an unreadable file, a refused edit or export. */
  failed: 2,
  /** A fault of the program itself. */
  fault: 70,
  /** Ended by Ctrl+C: 128 and the number of that signal. */
  interrupted: 130,
  /** The pipe was closed by its reader: 128 and the number of the signal that ends a program then. */
  brokenPipe: 141,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];
