import { quotePosix } from '../../text/index.ts';
import { type AssignmentReader, matchAt, refuseUnclosed, refuseValue } from '../scanners/assignment.ts';
import { isShellPrefix } from '../scanners/linePrefix.ts';
import { refuseExpansion } from '../scanners/references.ts';
import { type ReadWord, readShellWord } from '../scanners/shellWord.ts';
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
  verification: { tested: true },
  hint: 'Paste it into the shell that starts the server, or source it: `. ./environment.sh`. Pasting leaves the secrets in your shell history.',
  encode: (parts) =>
    encodeLines(allVariables(parts), ({ name, value }) => ({
      ok: true,
      text: `export ${name}=${quotePosix(value)}`,
    })),
};

/** `- NAME=…` is in a list of YAML, whose reader comes first and may refuse it. */
const elementOfList = /^\s*-\s+$/;

/** `NAME=word`, `export NAME=word`, `docker run -e 'NAME=…'`. */
const reader: AssignmentReader = {
  title: 'Shell line',
  isGeneric: true,
  quoting:
    'A shell removes these quotes, and splits what is outside of them. Put single quotes around the whole value.',
  read({ text, name, start, end, before }) {
    if (elementOfList.test(before)) return undefined;
    if (text[end] !== '=') {
      const isLegacy = /^\s*ENV\s+$/.test(before) && matchAt(/[ \t]+\{/y, text, end);
      return isLegacy
        ? refuseValue('value-read-differently', `Docker removes quotes here. Write ENV ${name}='…'.`)
        : undefined;
    }
    // Without a sign of a shell, an unquoted brace is the raw line of an env file.
    if (!isShellPrefix(before) && !matchAt(/['"$\\]/y, text, end + 1)) return undefined;
    const opensWord = /['"]$/.test(before) && !/[\w}]['"]$/.test(before);
    const word = readShellWord(text, opensWord ? start - 1 : start);
    if (word.kind === 'expansion') return refuseExpansion(name, text.slice(word.start));
    if (word.kind === 'unclosed') return refuseUnclosed(name);
    if (word.hasBraces) {
      return refuseValue(
        'value-read-differently',
        'bash makes several words of braces outside of quotes. Put single quotes around the whole value.',
      );
    }
    const named = `${name}=`;
    return word.value.startsWith(named) ? { kind: 'value', ...withoutStart(word, named.length) } : undefined;
  },
};

function withoutStart({ value, references }: ReadWord, length: number): Pick<ReadWord, 'value' | 'references'> {
  const moved = references.map(({ name, start, end }) => ({ name, start: start - length, end: end - length }));
  return { value: value.slice(length), references: moved };
}

export const posixShell: Consumer = { targets: [target], assignments: reader };
