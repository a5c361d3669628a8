import type { Message } from 'source-text';
import { readConnectionParts } from '../../config/index.ts';
import type { Column } from '../column.ts';
import type { Row } from '../row.ts';
import type { ComparisonCode } from './codes.ts';

/** Something about the texts side by side, with the row that it is about. Never quotes a secret. */
export interface ComparisonProblem extends Message<ComparisonCode> {
  readonly row: Row;
  /** The indexes of the columns that it is about. */
  readonly columns: readonly number[];
}

export interface CheckInput {
  readonly columns: readonly Column[];
  /** In the order of the columns. */
  readonly identities: readonly Identity[];
  readonly rows: readonly Row[];
}

/** Looks at one row. */
export type RowCheck = (row: Row, input: CheckInput) => readonly ComparisonProblem[];

/** Groups of at least two columns that have something in common, which `keyOf` names; undefined for a column without it. */
export function groupsBy(count: number, keyOf: (column: number) => string | number | undefined): readonly number[][] {
  const groups = new Map<string | number, number[]>();
  for (let column = 0; column < count; column++) {
    const key = keyOf(column);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** `a`, `a and b`, `a, b and c`. */
export function labelsOf({ columns }: CheckInput, indexes: readonly number[]): string {
  const labels = indexes.map((index) => columns[index]?.label ?? '');
  const last = labels.pop() ?? '';
  return labels.length === 0 ? last : `${labels.join(', ')} and ${last}`;
}

/** What distinguishes one installation from another, if that is known. */
interface Identity {
  readonly baseUrl: string | undefined;
  readonly database: string | undefined;
}

export function identityOf(column: Column): Identity {
  return column.once('identity', () => findIdentity(column));
}

function findIdentity({ config }: Column): Identity {
  const connection = config.valueOf('pgConnStr');
  return {
    baseUrl: config.valueOf('baseUrl')?.trim() || undefined,
    database: connection === undefined ? undefined : databaseOf(connection),
  };
}

/** Host, port and name of a database; undefined if they are not certain. */
function databaseOf(connection: string): string | undefined {
  const parsed = readConnectionParts(connection);
  if (!parsed.ok) return undefined;
  const part = (name: string) => parsed.parts.find((each) => each.name === name)?.value;
  const host = part('host') ?? part('hostaddr');
  // 5432 is libpq's default (PostgreSQL documentation, Parameter Key Words).
  return host && JSON.stringify([host, part('port') ?? '5432', part('dbname') ?? '']);
}

/** True if some of the columns are known to be about different installations. */
export function differIn(key: keyof Identity, identities: readonly Identity[], columns: readonly number[]): boolean {
  return new Set(columns.flatMap((index) => identities[index]?.[key] ?? [])).size > 1;
}
