import type { AssignmentSite } from './assignment.ts';

/** Whether the name starts its line, as in an env file. */
export function isEnvFileLine({ before }: Pick<AssignmentSite, 'before'>): boolean {
  return /^\s*$/.test(before);
}
