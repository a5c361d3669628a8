import type { Message } from 'source-text';
import type { ImportCode } from './importCodes.ts';

/** Why a value cannot be read, or a paste cannot be searched. */
export type ImportRefusal = Message<ImportCode>;

export function importRefusal(code: ImportCode, message: string): ImportRefusal {
  return { code, severity: 'error', message };
}
