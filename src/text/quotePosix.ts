/** One word for any POSIX shell: inside single quotes, only the quote itself is special. */
export function quotePosix(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}
