/** One word for any POSIX shell: inside single quotes, only the quote itself is special. */
export function quotePosix(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}

/** The text as the standard input of a command: a shell changes nothing in it, and no other program sees it. It ends with a line end. */
export function hereDocument(text: string): string {
  const lines = new Set(text.split('\n'));
  let delimiter = 'END';
  while (lines.has(delimiter)) delimiter += '_';
  return `<<'${delimiter}'\n${text}\n${delimiter}\n`;
}

/** A literal string of PowerShell, which also closes it at typographic quotes; doubling writes one of them. */
export function quotePowerShell(value: string): string {
  return `'${value.replace(/['\u2018-\u201b]/g, '$&$&')}'`;
}
