import { type AssignmentReader, matchAt, refuseExpansion, refuseUnclosed } from './assignment.ts';
import { readShellWord } from './posixWord.ts';

/** What makes it a shell's line and no line of an env file. */
const shellPrefix = /(?:^|[\s;&|])(?:export|declare|typeset|readonly|env|-e|--env|-\w*e)[\s=]+(?:\S+=\S*\s+)*['"]?$/;

export function isShellPrefix(before: string): boolean {
  return shellPrefix.test(before) || /\b(?:docker|podman|nerdctl)\s+(?:run|create|exec)\b/.test(before);
}

/** `NAME=word`, `export NAME=word`, `docker run -e 'NAME=…'`. */
export const posixReader: AssignmentReader = {
  title: 'Shell line',
  read({ text, name, start, end, before }) {
    if (text[end] !== '=') return undefined;
    // Without a sign of a shell, an unquoted brace is the raw line of an env file.
    if (!isShellPrefix(before) && !matchAt(/['"$\\]/y, text, end + 1)) return undefined;
    const opensWord = /['"]$/.test(before) && !/[\w}]['"]$/.test(before);
    const word = readShellWord(text, opensWord ? start - 1 : start);
    if (word.kind === 'expansion') return refuseExpansion(name);
    if (word.kind === 'unclosed') return refuseUnclosed(name);
    return word.value.startsWith(`${name}=`) ? { kind: 'value', value: word.value.slice(name.length + 1) } : undefined;
  },
};
