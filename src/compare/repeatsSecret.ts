import type { Column } from './column.ts';

/** True for a text that repeats a secret of any of the columns. Remembers its answers for as long as one comparison takes. */
export type RepeatsSecret = (text: string) => boolean;

/** Most texts are the same in all columns: each is searched once. */
export function createRepeatsSecret(columns: readonly Column[]): RepeatsSecret {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? columns.some(({ search }) => search.holdsOne(text));
    known.set(text, answer);
    return answer;
  };
}
