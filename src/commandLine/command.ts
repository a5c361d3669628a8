import type { ExitCode } from './exitCode.ts';
import type { Styles } from './frame/styles.ts';
import type { System } from './system.ts';

interface OptionText {
  /** What it does, as a sentence. */
  readonly help: string;
}

/** One option of a command. The help shows the name of its value in capitals. */
export type OptionEntry = OptionText &
  (
    | { readonly kind: 'flag' }
    | { readonly kind: 'text'; readonly value: string }
    | { readonly kind: 'number'; readonly value: string }
    /** May be given without a value: `--env` or `--env=NAME`. */
    | { readonly kind: 'optionalText'; readonly value: string }
    | { readonly kind: 'choice'; readonly value: string; readonly choices: readonly string[]; readonly default: string }
    /** May be repeated, or have commas between the values. */
    | { readonly kind: 'list'; readonly value: string }
    /** May be repeated; a comma is part of the value. */
    | { readonly kind: 'repeated'; readonly value: string }
  );

export type OptionTable = Readonly<Record<string, OptionEntry>>;

/** The value of an option for its command. By default false, undefined, the default or an empty list. */
type OptionValue<Entry extends OptionEntry> = Entry extends { kind: 'flag' }
  ? boolean
  : Entry extends { kind: 'text' }
    ? string | undefined
    : Entry extends { kind: 'number' }
      ? number | undefined
      : Entry extends { kind: 'optionalText' }
        ? string | true | undefined
        : Entry extends { kind: 'choice'; choices: readonly (infer Choice)[] }
          ? Choice
          : readonly string[];

export type OptionValues<Options extends OptionTable> = {
  readonly [Name in keyof Options]: OptionValue<Options[Name]>;
};

/** One call of a command: its options, and the machine that it runs on. */
export interface Call<Options extends OptionTable = OptionTable> {
  readonly operands: readonly string[];
  readonly options: OptionValues<Options>;
  readonly system: System;
  /** Colours of standard output; without effect if it shows none. */
  readonly styles: Styles;
  /** Of the program. */
  readonly version: string;
}

/** A command as one table: help, parsing and `docs/cli.md` are functions of it. */
export interface Command<Options extends OptionTable = OptionTable> {
  /** What follows the options in the usage line: `[FILE…]`. */
  readonly operands: string;
  /** How many operands there may be. */
  readonly operandCount: { readonly least: number; readonly most: number };
  /** What it does, in paragraphs. */
  readonly description: readonly string[];
  readonly options: Options;
  /** Command lines without the name of the program, each with what it does. */
  readonly examples: readonly { readonly line: string; readonly does: string }[];
  /** Writes to the outputs of the system and returns the exit code. Only a fault of the program throws. */
  run(call: Call<Options>): Promise<ExitCode>;
}

/** The same command, so that `run` knows the types of its options. */
export function defineCommand<const Options extends OptionTable>(command: Command<Options>): Command<Options> {
  return command;
}

/** The same table of options, for several commands to share. */
export function defineOptions<const Options extends OptionTable>(options: Options): Options {
  return options;
}
