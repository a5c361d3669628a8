import type { Severity } from '../../text/index.ts';

/** What there is to say about the value of one environment variable. Never quotes it: a proxy may carry a password. */
export interface ValueDiagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
}

/** Judges one value by itself; never called with the empty text, which counts as not set. */
export type ValueCheck = (value: string) => readonly ValueDiagnostic[];

export function error(code: string, message: string): ValueDiagnostic {
  return { code, severity: 'error', message };
}

export function warning(code: string, message: string): ValueDiagnostic {
  return { code, severity: 'warning', message };
}

export function hint(code: string, message: string): ValueDiagnostic {
  return { code, severity: 'hint', message };
}
