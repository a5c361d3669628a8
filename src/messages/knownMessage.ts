import type { OptionKey } from '../config/index.ts';
import type { Format } from './formats.ts';

/** An error message that a library or a provider is known to write. */
export interface KnownMessage {
  /** What it means, as a sentence. */
  readonly meaning: string;
  /** What to do, as a sentence. */
  readonly fix: string;
  /** Who writes it. */
  readonly speaker: string;
  /** Of one message: a line, and the response that golang.org/x/oauth2 puts on the next ones. */
  readonly formats: readonly Format[];
  /**
   * The options that it can be about, the likeliest first; `address` if the address in the message says which, and `field` if it
   * names the option, without which it is about something else.
   */
  readonly options: readonly OptionKey[] | 'address' | 'field';
  /** The part of the connection string that it is about. */
  readonly part?: ConnectionPart | undefined;
  /** The parameters of a token request that it can be about. */
  readonly parameters?: readonly string[];
}

/** A part of the connection string that messages lead to, by its name in the string. */
export type ConnectionPart = 'password' | 'dbname';

export type MessageTable = Readonly<Record<string, KnownMessage>>;

/** What one speaker says, by code, about these options unless a message has others. */
export function saidBy(
  speaker: string,
  options: KnownMessage['options'],
  messages: Readonly<Record<string, Omit<KnownMessage, 'speaker' | 'options'> & Partial<KnownMessage>>>,
): MessageTable {
  return Object.fromEntries(Object.entries(messages).map(([code, it]) => [code, { speaker, options, ...it }]));
}
