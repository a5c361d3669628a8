import { constants, lstat, open } from 'node:fs/promises';
import { refuse } from '../../text/index.ts';
import type { WriteOutcome } from '../system.ts';
import { codeOf, systemReason } from './systemReason.ts';

/**
 * Writes a report, whose path may be in a folder where others can place links: none to a file is followed. A link to a pipe is, since
 * shells make them.
 */
export async function writeReport(path: string, bytes: Uint8Array): Promise<WriteOutcome> {
  try {
    const isLink = await isLinkAt(path);
    // Windows has no such flag, and lets few people make links.
    const { O_WRONLY, O_CREAT, O_NOFOLLOW = 0 } = constants;
    const file = await open(path, isLink ? O_WRONLY : O_WRONLY | O_CREAT | O_NOFOLLOW, 0o666);
    try {
      const isFile = (await file.stat()).isFile();
      if (isLink && isFile) return refusal;
      if (isFile) await file.truncate();
      await file.writeFile(bytes);
    } finally {
      await file.close();
    }
    return { ok: true };
  } catch (fault) {
    if (['ELOOP', 'ENOENT'].includes(codeOf(fault) ?? '') && (await isLinkAt(path))) return refusal;
    return refuse(systemReason(fault, 'written'));
  }
}

const refusal: WriteOutcome = refuse('This is a link, and reports are not written through links.');

function isLinkAt(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isSymbolicLink(),
    () => false,
  );
}
