import { scanConnection } from '../../../../../config/index.ts';
import { type ForeignConnection, readForeignConnection } from '../../../../../connection/index.ts';

export interface PastedConnection {
  readonly text: string;
  /** Undefined for a string that PostgreSQL's libraries read unchanged. */
  readonly from: ForeignConnection['from'] | undefined;
  readonly leftOut: readonly string[];
  /** True if the password may continue after an unquoted semicolon. */
  readonly isPasswordCut: boolean;
}

/** The conversion of a pasted text; undefined if it is not a connection string. */
export function readPastedConnection(text: string): PastedConnection | undefined {
  const outer = text.trim().replace(/^(["'])(.*)\1$/, '$2');
  const foreign = readForeignConnection(outer);
  if (foreign) return foreign;
  const isOwn = /^postgres(?:ql)?:\/\/./.test(outer) || (scanConnection(outer)?.parts.length ?? 0) > 0;
  return isOwn ? { text: outer, from: undefined, leftOut: [], isPasswordCut: false } : undefined;
}

/** Does not quote what follows the password: it may be a piece of it. */
export const cutMessage =
  'The password may be cut off at a semicolon. Quote it in the string that you paste, or check it afterwards.';

/** Lists what a PostgreSQL connection string can't express. */
export function leftOutMessage(names: readonly string[]): string {
  return `Not included, because PostgreSQL libraries have no such parameter: ${names.join(', ')}.`;
}
