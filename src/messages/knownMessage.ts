import type { OptionKey } from '../config/index.ts';
import type { CodeDescription } from '../text/index.ts';

/** An error message that a library or a provider is known to write. */
export interface KnownMessage extends CodeDescription {
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
