/** One word for any POSIX shell: inside single quotes, only the quote itself is special. */
export function quotePosix(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}

/** A literal string of PowerShell, which also closes it at typographic quotes; doubling writes one of them. */
export function quotePowerShell(value: string): string {
  return `'${value.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}
