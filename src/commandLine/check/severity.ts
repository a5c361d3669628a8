import type { Severity } from '../../text/index.ts';

const ranks: Readonly<Record<Severity, number>> = { hint: 1, warning: 2, error: 3 };

/** Whether a problem is at least as severe as the bound. Nothing is if the bound is `never`. */
export function reaches(severity: Severity, bound: Severity | 'never'): boolean {
  return bound !== 'never' && ranks[severity] >= ranks[bound];
}
