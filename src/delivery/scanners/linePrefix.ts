import type { AssignmentSite } from './assignment.ts';

/** A word that makes it a shell's line rather than a line of an env file. `--env=A=b` holds an assignment itself. */
const command = /(?:^|[;&|])(?:export|declare|typeset|readonly|env|-e|--env|-\w*e)(?:=|$)/;
const container = /\b(?:docker|podman|nerdctl)\s+(?:run|create|exec)\b/;

/** Whether the line up to the name is that of a shell command: it has one, and then assignments alone. */
export function isShellPrefix(before: string): boolean {
  if (container.test(before)) return true;
  const words = before.replace(/['"]$/, '').split(/\s+/);
  const last = words.pop() ?? '';
  if (last !== '') return command.test(last) && last.endsWith('=');
  const other = words.findLast((word) => command.test(word) || word.indexOf('=', 1) < 0);
  return other !== undefined && command.test(other);
}

/** Whether the name starts its line, as in an env file. */
export function isEnvFileLine({ before }: AssignmentSite): boolean {
  return /^\s*$/.test(before) && !isShellPrefix(before);
}
