import type { AssignmentSite } from './assignment.ts';

/** What makes it a shell's line rather than a line of an env file. */
const shellPrefix = /(?:^|[\s;&|])(?:export|declare|typeset|readonly|env|-e|--env|-\w*e)[\s=]+(?:\S+=\S*\s+)*['"]?$/;

/** Whether the line up to the name is that of a shell command. */
export function isShellPrefix(before: string): boolean {
  return shellPrefix.test(before) || /\b(?:docker|podman|nerdctl)\s+(?:run|create|exec)\b/.test(before);
}

/** Whether the name starts its line, as in an env file. */
export function isEnvFileLine({ before }: AssignmentSite): boolean {
  return /^\s*$/.test(before) && !isShellPrefix(before);
}
