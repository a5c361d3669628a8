import type { AssignmentSite } from './assignment.ts';

/** A word that makes it a shell's line rather than a line of an env file. `--env=A=b` holds an assignment itself. */
const command = /(?:^|[;&|])(?:export|declare|typeset|readonly|env|-e|--env|-\w*e)(?:=|$)/;
const container = /\b(?:docker|podman|nerdctl)\s+(?:run|create|exec)\b/;

/** What takes an assignment as its argument: `--from-literal=`, `--set-env-vars `, `config:set `; ENV of a Dockerfile, which has the same quotes. */
const argument = /(?:^|\s)(?:-{1,2}[A-Za-z][\w-]{0,60}(?:=|\s+)|[\w-]{1,60}:[\w-]{1,60}\s+)$|^\s*ENV\s+$/;

/** Whether the line up to the name is that of a shell command: it has one, and then assignments alone. */
export function isShellPrefix(before: string): boolean {
  const bare = before.replace(/['"]$/, '');
  if (container.test(before) || argument.test(bare)) return true;
  const words = bare.split(/\s+/);
  const last = words.pop() ?? '';
  if (last !== '') return command.test(last) && last.endsWith('=');
  const other = words.findLast((word) => command.test(word) || word.indexOf('=', 1) < 0);
  return other !== undefined && command.test(other);
}

/** Whether the name starts its line, as in an env file. */
export function isEnvFileLine({ before }: AssignmentSite): boolean {
  return /^\s*$/.test(before) && !isShellPrefix(before);
}
