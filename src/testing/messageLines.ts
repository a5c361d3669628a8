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
export const messageLines: readonly MessageLine[] = ['seen', 'documented'].flatMap(readLines<MessageLine>);

/** The lines of a file of fixtures. */
export function readLines<Line>(name: string): readonly Line[] {
  const text = readFileSync(new URL(`../messages/fixtures/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): Line => JSON.parse(line));
}
