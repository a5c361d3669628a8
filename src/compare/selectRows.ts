import { nearestName, quotePosix } from 'source-text';
import { isKnownParameter, options } from '../config/index.ts';
import type { Comparison } from './compareColumns.ts';
import { isDifference, type Row } from './row.ts';

/** Names of rows: dotted, with `*` for any characters; the name of an object or of the connection string includes everything in it. */
export interface RowSelection {
  /** The rows to look at; all of them if this is empty. */
  readonly only?: readonly string[];
  /** Rows to leave out. */
  readonly ignore?: readonly string[];
  /** Rows that have to differ. */
  readonly expect?: readonly string[];
}

export interface SelectedRow {
  readonly row: Row;
  readonly isExpected: boolean;
}

export type SelectedRows =
  | {
      readonly ok: true;
      readonly rows: readonly SelectedRow[];
      /** The patterns of `expect` for which nothing differs. */
      readonly notFound: readonly string[];
    }
  /** No option, no part and no row has this name. */
  | { readonly ok: false; readonly unknown: string; readonly nearest: string | undefined };

/** The rows that are wanted, with what was expected of them. */
export function selectRows({ rows }: Comparison, selection: RowSelection): SelectedRows {
  const { only = [], ignore = [], expect = [] } = selection;
  const unknown = [...only, ...ignore, ...expect].find((pattern) => !isKnown(pattern, rows));
  if (unknown !== undefined) {
    const names = [...options.map(({ key }) => key), ...rows.map(({ name }) => name)];
    return { ok: false, unknown, nearest: nearestName(unknown, names) };
  }
  const isNamedIn = (patterns: readonly string[], { name }: Row) => patterns.some((each) => matches(each, name));
  const wanted = rows.filter((row) => (only.length === 0 || isNamedIn(only, row)) && !isNamedIn(ignore, row));
  const differing = wanted.filter(isDifference);
  return {
    ok: true,
    rows: wanted.map((row) => ({ row, isExpected: isNamedIn(expect, row) })),
    notFound: expect.filter((pattern) => !differing.some(({ name }) => matches(pattern, name))),
  };
}

/** Parts and token parameters may be in none of the texts. */
function isKnown(pattern: string, rows: readonly Row[]): boolean {
  if ([...options.map(({ key }) => key), ...rows.map(({ name }) => name)].some((name) => matches(pattern, name)))
    return true;
  const part = /^pgConnStr\.(.+)$/.exec(pattern)?.[1];
  return pattern.startsWith('gatewayOAuth2.endpointParams.') || (part !== undefined && isKnownParameter(part));
}

/** True for a name that the pattern matches as a whole, or up to a dot. */
function matches(pattern: string, name: string): boolean {
  const glob = pattern.split('*').map((text) => text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${glob.join('.*')}(?:\\.|$)`, 's').test(name);
}

/** The option of `arconf diff` that expects these rows to differ, quoted for a POSIX shell. */
export function asExpect(rows: readonly Row[]): string {
  // A comma separates names; a name with one is matched as a pattern.
  const names = rows.map(({ name }) => name.replaceAll(',', '*'));
  return `--expect ${quotePosix(names.join(','))}`;
}
