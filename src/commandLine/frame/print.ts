import { nearestName, oneLine } from 'source-text';
import { defineOptions } from '../command.ts';
import { type ExitCode, exitCode } from '../exitCode.ts';
import { commandName } from '../name.ts';
import type { System } from '../system.ts';
import { plainStyles, type Styles } from './styles.ts';

/** One line on standard error, whatever the name of a file or a value in it contains. */
export function say({ stderr }: Pick<System, 'stderr'>, about: string | undefined, sentence: string): void {
  stderr.write(`${shownLine([commandName, about, sentence].filter(Boolean).join(': '))}\n`);
}

/** Reports why something could not be done; `about` is the command or the file. Returns the exit code for that. */
export function complain(system: Pick<System, 'stderr'>, reason: string, about?: string): ExitCode {
  say(system, about, reason);
  return exitCode.failed;
}

/** A question for the nearest of the names that exist, with a blank before it; `otherwise` if none is near. */
export function didYouMean(name: string, names: readonly string[], otherwise = ''): string {
  const near = nearestName(name, names);
  return ` ${near ? `Did you mean ${near}?` : otherwise}`.trimEnd();
}

/**
 * A name of a file, or a line, as it may be shown: nothing in it moves a cursor, ends the line or, in GitHub Actions, is a command to the
 * runner, which takes `::` at the start of a line and `##[` anywhere.
 */
export function shownLine(text: string): string {
  return withoutCommands(oneLine(text));
}

function withoutCommands(text: string): string {
  return text
    .split('\n')
    .map((line) => (line.trimStart().startsWith('::') ? line.replace(':', '\\u003a') : line))
    .join('\n')
    .replace(/##(?=\[)/g, '#\\u0023');
}

/** Prints for people; the text may be written with styles. */
export function printText({ stdout }: Pick<System, 'stdout'>, text: string, styles: Styles = plainStyles): void {
  stdout.write(withoutCommands(shownText(text, styles)));
}

/** Prints a report for programs, also those that show Markdown or a table; a command to a runner may be what it is for. */
export function printReport({ stdout }: Pick<System, 'stdout'>, text: string): void {
  stdout.write(shownText(text));
}

/** Prints data: the exact text, but for what would control a terminal. */
export function printExact({ stdout }: Pick<System, 'stdout'>, text: string): void {
  stdout.write(stdout.columns === undefined ? text : shownText(text));
}

/** Says that the program failed. */
export function printFault({ stderr }: Pick<System, 'stderr'>, report: string): void {
  stderr.write(shownText(report));
}

const lineEndOrTab = String.raw`\r?(?:\n|$)|\t`;
const plainParts = new RegExp(`(${lineEndOrTab})`);
const styledParts = new RegExp(String.raw`(${lineEndOrTab}|\x1b\[\d{1,2}m)`);

/** A text as reports and terminals show it: with its line ends, its tabs and its styles, and no other character that is not seen. */
export function shownText(text: string, styles: Styles = plainStyles): string {
  return text
    .split(styles === plainStyles ? plainParts : styledParts)
    .map((part, index) => (index % 2 === 1 ? part : oneLine(part)))
    .join('');
}

/** Prints JSON, in which every character that would control a terminal is an escape. */
export function printJson(system: Pick<System, 'stdout'>, value: unknown): void {
  printReport(system, jsonText(value));
}

/** The same as a text; it ends with a line end. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2).split('\n').map(oneLine).join('\n')}\n`;
}

/** The option of every command that can print secrets. */
export const terminalOption = defineOptions({
  'to-terminal': { kind: 'flag', help: 'Print secrets to a terminal, too.' },
});

interface SecretsCall {
  readonly system: Pick<System, 'stdout' | 'stderr'>;
  readonly options: { readonly 'to-terminal': boolean };
}

/** Prints a text that may hold secrets: all of it to a file or a pipe, none of it to a terminal unless that is asked for. */
export function printSecrets(
  text: string,
  holdsSecrets: () => boolean,
  about: string,
  { system, options }: SecretsCall,
): ExitCode {
  if (system.stdout.columns !== undefined && !options['to-terminal'] && holdsSecrets())
    return complain(system, 'The output holds secrets: write it to a file or a pipe, or add --to-terminal.', about);
  printExact(system, text);
  return exitCode.done;
}

/**
 * A workflow command of GitHub Actions, which its runner removes from the log. Escapes as its toolkit does: what ends a command or a
 * property is percent-encoded.
 */
export function workflowCommand(
  name: 'error' | 'warning' | 'notice',
  properties: Readonly<Record<string, string | number | undefined>>,
  message: string,
): string {
  const encode = (text: string) => oneLine(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));
  const listed = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encode(`${value}`).replaceAll(':', '%3A').replaceAll(',', '%2C')}`);
  return `::${name}${listed.length > 0 ? ` ${listed.join(',')}` : ''}::${encode(message)}\n`;
}
