import type { OptionKey } from '../config/index.ts';

/** An error message that a library or a provider is known to write. */
export interface KnownMessage {
  /** What it means, as a sentence. */
  readonly meaning: string;
  /** What to do, as a sentence. */
  readonly fix: string;
  /** A line of a log that has it. */
  readonly example: string;
  /** Who writes it. */
  readonly speaker: string;
  /** Matched against one line. */
  readonly pattern: RegExp;
  /** The options that it can be about, the likeliest first; none if the address in the message says which. */
  readonly options: readonly OptionKey[];
  /** True if it is about a variable of the environment, whatever address is in it. */
  readonly isOfEnvironment?: true;
  /** The part of the connection string that it is about. */
  readonly part?: ConnectionPart;
}

/** A part of the connection string that messages lead to, by its name in the string. */
export type ConnectionPart = 'password' | 'dbname';

export type MessageTable = Readonly<Record<string, KnownMessage>>;
