import { wrap } from 'source-text';
import type { Command, OptionEntry, OptionTable } from './command.ts';
import { type CommandName, commands } from './commands/commands.ts';
import { exitCodeMeanings } from './exitCode.ts';
import { columns, helpWidth } from './frame/layout.ts';
import { commonOptions } from './frame/parseCall.ts';
import { commandName } from './name.ts';

const summary =
  'Checks, compares and edits HJSON configurations, as the editor in the browser does. Nothing is sent anywhere.';

const defaultInput =
  'Without a file, reads the variable SERVICE_CONFIG_HJSON if it is set, otherwise /app/config/config.json. - is standard input.';

/** The help of the program: its commands in the order of the list. */
export function programHelp(): string {
  return lines([
    ...wrap(summary, helpWidth),
    '',
    `Usage: ${commandName} COMMAND [OPTION…] [OPERAND…]`,
    '',
    'Commands:',
    ...columns(Object.entries(commands).map(([name, { summary: does }]) => [name, does])),
    '',
    'Options of every command:',
    ...optionLines(commonOptions),
    '',
    'Exit codes:',
    ...columns(exitCodeMeanings),
    '',
    `${commandName} COMMAND --help says more about a command.`,
  ]);
}

/** The help of one command. */
export function commandHelp(name: CommandName, { operands, description, options, examples }: Command): string {
  return lines([
    ...wrap(`Usage: ${usageLine(name, operands)}`, helpWidth),
    ...description.flatMap((paragraph) => ['', ...wrap(paragraph, helpWidth)]),
    ...(operands.startsWith('[FILE') ? ['', ...wrap(defaultInput, helpWidth)] : []),
    ...(Object.keys(options).length > 0 ? ['', 'Options:', ...optionLines(options)] : []),
    '',
    'Options of every command:',
    ...optionLines(commonOptions),
    ...(examples.length > 0 ? ['', 'Examples:'] : []),
    ...examples.flatMap(({ line, does }) => [`  ${commandName} ${line}`, ...wrap(does, helpWidth, 6)]),
  ]);
}

export function usageLine(name: CommandName, operands: string): string {
  return [commandName, name, '[OPTION…]', operands].filter(Boolean).join(' ');
}

/** How an option is written, with the name of its value: `--output FORMAT`. */
export function optionSyntax(name: string, entry: OptionEntry): string {
  const short = name === 'help' ? '-h, ' : '';
  if (entry.kind === 'flag') return `${short}--${name}`;
  return entry.kind === 'optionalText' ? `--${name}[=${entry.value}]` : `--${name} ${entry.value}`;
}

function optionLines(options: OptionTable): readonly string[] {
  return columns(Object.entries(options).map(([name, entry]) => [optionSyntax(name, entry), entry.help]));
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
