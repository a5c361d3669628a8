import { readConnectionParts } from '../../config/index.ts';
import type { Column } from '../column.ts';

/** What distinguishes one installation from another, if that is known. */
export interface Identity {
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
