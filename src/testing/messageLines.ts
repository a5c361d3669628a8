import { readFileSync } from 'node:fs';

/** A line of a log that a program printed, or that its documentation quotes. */
export interface MessageLine {
  /** Of the message that explains it. */
  readonly code: string;
  /** The program and its version, or the page that has the line. */
  readonly seenWith: string;
  readonly line: string;
}

/** What `reference/messages` printed, and what programs that cannot run in a test are known to print. */
export const messageLines: readonly MessageLine[] = ['seen', 'documented'].flatMap((name) =>
  readFileSync(new URL(`../messages/fixtures/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((text): MessageLine => JSON.parse(text)),
);
