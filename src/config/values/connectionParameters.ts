import { connectionNames } from './connectionNames.ts';

/**
 * Who connects with a keyword: both of Go's libraries, or the database that they send it to, or one of them (`pool`: that of pgx), or only
 * libpq, which is neither.
 */
export type TakenBy = (typeof connectionNames)[number]['by'];

const takers: ReadonlyMap<string, TakenBy> = new Map(
  connectionNames.flatMap(({ by, names }) => names.split(' ').map((name): [string, TakenBy] => [name, by])),
);

/** Every keyword that somebody takes. */
export const connectionParameters: readonly string[] = [...takers.keys()];

/** Undefined for a keyword that nobody takes: the libraries send it to the database, which refuses it. */
export function takenBy(name: string): TakenBy | undefined {
  const exact = takers.get(name);
  if (exact) return exact;
  // Of the names that the libraries know as well, these two are settings: their case does not matter.
  const isSetting = takers.get(name.toLowerCase()) === 'server' || /^(?:application_name|client_encoding)$/i.test(name);
  return isSetting || extensionSetting.test(name) ? 'server' : undefined;
}

/** The keyword of the libraries that is this one in lower case without underscores; undefined for any other text. */
export function libraryKeyword(folded: string): string | undefined {
  return connectionParameters.find((name) => {
    const by = takers.get(name);
    return (by === 'both' || by === 'pgx') && name.replaceAll('_', '') === folded;
  });
}

/** A setting of an extension, or one that an application made up (PostgreSQL, Customized Options). */
const extensionSetting = /^[a-z_][\w$]*(?:\.[a-z_][\w$]*)+$/i;

/** Keywords of Prisma, JDBC, Npgsql, SQLAlchemy and others, in lower case, and what PostgreSQL's libraries call it. */
export const foreignParameters: ReadonlyMap<string, string> = new Map([
  ['charset', 'client_encoding'],
  ['currentschema', 'search_path'],
  ['encoding', 'client_encoding'],
  ['schema', 'search_path'],
  ['server', 'host'],
]);
