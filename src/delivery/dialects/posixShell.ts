import { allVariables } from '../environmentVariable.ts';
import { type Dialect, encodeLines, linuxVariableLimit } from './dialect.ts';

/** One word for any POSIX shell: inside single quotes nothing is special but the quote itself. */
export function quotePosix(value: string): string {
  return `'${value.replaceAll("'", "'\\''")}'`;
}

export const posixShell: Dialect = {
  id: 'posix',
  title: 'bash, zsh, sh',
  group: 'Shells',
  fileName: 'environment.sh',
  loses: 'comments',
  limit: linuxVariableLimit,
  verified: true,
  hint: 'Paste it into the shell that starts the server, or source it: `. ./environment.sh`. Pasting leaves the secrets in your shell history.',
  encode: (configText, companions) =>
    encodeLines(allVariables(configText, companions), ({ name, value }) => ({
      ok: true,
      text: `export ${name}=${quotePosix(value)}`,
    })),
};
