import type { Severity } from '../../text/index.ts';

const ranks: Readonly<Record<Severity, number>> = { hint: 1, warning: 2, error: 3 };

/** Whether a problem is as severe as the bound, or more. Nothing is where the bound is `never`. */
export function reaches(severity: Severity, bound: Severity | 'never'): boolean {
  return bound !== 'never' && ranks[severity] >= ranks[bound];
}
