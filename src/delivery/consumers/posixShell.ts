import { quotePosix } from 'source-text';
import type { Consumer } from './consumer.ts';
import { allVariables, encodeLines, linuxVariableLimit, type Target } from './target.ts';

const target: Target = {
  id: 'posix',
  title: 'bash, zsh, sh',
  group: 'Shells',
  words: 'linux macos terminal export',
  way: 'variable',
  fileName: 'environment.sh',
  holdsLines: true,
  limit: linuxVariableLimit,
  hint: 'Paste it into the shell that starts the server, or source it: `. ./environment.sh`. Pasting leaves the secrets in your shell history.',
  encode: (parts) =>
    encodeLines(allVariables(parts), ({ name, value }) => ({
      ok: true,
      text: `export ${name}=${quotePosix(value)}`,
    })),
};

/** A word of a shell is read in `scanners/words.ts`, with those of the other shells. */
export const posixShell: Consumer = { targets: [target] };
