import type { Row } from '../row.ts';

/** The option of `arconf diff` that expects these rows to differ, quoted for a POSIX shell. */
export function asExpect(rows: readonly Row[]): string {
  // A comma separates names; a name with one is matched as a pattern.
  const names = rows.map(({ name }) => name.replaceAll(',', '*'));
  return `--expect '${names.join(',').replaceAll("'", "'\\''")}'`;
}
