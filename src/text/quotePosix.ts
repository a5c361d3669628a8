/** One word for any POSIX shell: inside single quotes nothing is special but the quote itself. */
export function quotePosix(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}
