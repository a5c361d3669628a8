import { askGo } from 'source-text/testing/goReference';

/** Asks the program in `reference/consumers/`, a separate module: the libraries of the export targets are large. */
export function askConsumers<Answer>(questions: readonly unknown[]): readonly Answer[] {
  return askGo('reference/consumers', [], questions);
}

/** What the program in `reference/messages/`, also a separate module, has provoked from the libraries. */
export function askMessages<Answer>(): readonly Answer[] {
  return askGo('reference/messages', [], []);
}

/** How PostgreSQL's libraries read connection strings: the present release of each, and one of the year before. */
export const connectionLibraries = [
  { name: 'pgx 5.12', folder: 'reference/pgx', modules: 'go.mod' },
  { name: 'pgx 5.7', folder: 'reference/pgx', modules: 'before.mod' },
  { name: 'lib/pq 1.12', folder: 'reference/pq', modules: 'go.mod' },
  { name: 'lib/pq 1.10', folder: 'reference/pq', modules: 'before.mod' },
] as const;

/** What one of these libraries makes of each string, or of connecting with it, itself or through its pool. */
export function askConnections<Answer>(
  { folder, modules }: Pick<(typeof connectionLibraries)[number], 'folder' | 'modules'>,
  texts: readonly string[],
  ...how: readonly ('connect' | 'pool')[]
): readonly Answer[] {
  return askGo(folder, how, texts, modules);
}
