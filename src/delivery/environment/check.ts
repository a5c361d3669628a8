import type { Message } from 'source-text';
import type { EnvironmentCode } from './codes.ts';

/** What to report about the value of one environment variable. Never quotes it: a proxy may contain a password. */
export type ValueDiagnostic = Message<EnvironmentCode>;

/** Checks one value by itself; never called with the empty text, which counts as not set. */
export type ValueCheck = (value: string) => readonly ValueDiagnostic[];

export function error(code: EnvironmentCode, message: string): ValueDiagnostic {
  return { code, severity: 'error', message };
}

export function warning(code: EnvironmentCode, message: string): ValueDiagnostic {
  return { code, severity: 'warning', message };
}

export function hint(code: EnvironmentCode, message: string): ValueDiagnostic {
  return { code, severity: 'hint', message };
}
