import { closeSync, constants, fstatSync, ftruncateSync, lstatSync, openSync, writeFileSync } from 'node:fs';
import { refuse } from 'source-text';
import type { WriteOutcome } from '../system.ts';
import { codeOf, systemReason } from './systemReason.ts';

/**
 * Writes a report, whose path may be in a folder where others can place links: none to a file is followed. A link to a pipe is, since
 * shells make them.
 */
export async function writeReport(path: string, bytes: Uint8Array): Promise<WriteOutcome> {
  try {
    const isLink = isLinkAt(path);
    // Windows has no such flag, and lets few people make links.
    const { O_WRONLY, O_CREAT, O_NOFOLLOW = 0 } = constants;
    const file = openSync(path, isLink ? O_WRONLY : O_WRONLY | O_CREAT | O_NOFOLLOW, 0o666);
    try {
      const isFile = fstatSync(file).isFile();
      if (isLink && isFile) return refusal;
      if (isFile) ftruncateSync(file);
      writeFileSync(file, bytes);
    } finally {
      closeSync(file);
    }
    return { ok: true };
  } catch (fault) {
    if (['ELOOP', 'ENOENT'].includes(codeOf(fault) ?? '') && isLinkAt(path)) return refusal;
    return refuse(systemReason(fault, 'written'));
  }
}

const refusal: WriteOutcome = refuse('This is a link, and reports are not written through links.');

function isLinkAt(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}
