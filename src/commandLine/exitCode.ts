/** How a command may end. */
export const exitCode = {
  done: 0,
  found: 1,
  failed: 2,
  fault: 70,
  /** 128 and the number of the signal of Ctrl+C. */
  interrupted: 130,
  /** 128 and the number of the signal that ends a program whose reader has closed the pipe. */
  brokenPipe: 141,
} as const;

export type ExitCode = (typeof exitCode)[keyof typeof exitCode];

/** What the exit codes of all commands mean; `docs/cli.md` explains them. */
export const exitCodeMeanings: readonly (readonly [code: string, meaning: string])[] = [
  [`${exitCode.done}`, 'Done, and nothing was found.'],
  [
    `${exitCode.found}`,
    'A finding: a problem, a difference, a conflict, a file that is not formatted, an option that is not set.',
  ],
  [`${exitCode.failed}`, 'Could not be done: wrong usage, an unreadable file, a refused edit or export.'],
  [
    `${exitCode.fault}`,
    'A bug in the program. Please report it with its output, which contains no text of your files.',
  ],
  [`${exitCode.interrupted}, ${exitCode.brokenPipe}`, 'Interrupted (130); the pipe was closed (141).'],
];
