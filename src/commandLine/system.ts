import type { Refusable } from 'source-text';

/** Where a command writes to. */
export interface Output {
  readonly write: (text: string) => void;
  /** The width of the terminal in columns; undefined if it is a file or a pipe. */
  readonly columns: number | undefined;
}

export type ReadOutcome = Refusable<{ readonly bytes: Uint8Array }>;

export type WriteOutcome = Refusable;

/** Files to merge by lines, and the length of the conflict markers. */
export interface LineMerge {
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
  readonly markerSize: number;
}

export type LineMergeOutcome = Refusable<{ readonly bytes: Uint8Array; readonly hasConflicts: boolean }>;

/** Everything that a command knows about the machine it runs on; a test passes in another one. */
export interface System {
  readonly stdout: Output;
  readonly stderr: Output;
  readonly variables: Readonly<Record<string, string | undefined>>;
  /** An absolute path. */
  readonly workingDirectory: string;
  /** Up to `largestFile` bytes of standard input; more are refused. */
  readonly readStandardInput: () => Promise<ReadOutcome>;
  /** What the user types at the terminal, without echo; undefined if standard input is not a terminal. */
  readonly askHidden: (question: string) => Promise<string | undefined>;
  /** The bytes of a file or a FIFO, refused above `largestFile`. A path may be relative to the working directory. */
  readonly readFile: (path: string) => Promise<ReadOutcome>;
  /** Replaces a file that contained `before` when it was read. Refused if it changed meanwhile. Keeps its mode, and the link that it is. */
  readonly writeFile: (path: string, bytes: Uint8Array, before: Uint8Array) => Promise<WriteOutcome>;
  /** Writes a file that does not exist, with the mode of the file `like`, whose contents it has; for its owner alone without one. */
  readonly createFile: (path: string, bytes: Uint8Array, like: string | undefined) => Promise<WriteOutcome>;
  /** Writes or replaces a file that holds no secret. Follows no link to a file. */
  readonly writeReport: (path: string, bytes: Uint8Array) => Promise<WriteOutcome>;
  readonly mergeLines: (files: LineMerge) => Promise<LineMergeOutcome>;
}

/** In bytes: the largest file that the page opens. */
export const largestFile = 20_000_000;
