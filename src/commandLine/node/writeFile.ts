import {
  closeSync,
  constants,
  copyFileSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  lstatSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { refuse } from 'source-text';
import type { WriteOutcome } from '../system.ts';
import { codeOf, systemReason } from './readBytes.ts';

/**
 * Replaces a file as a whole: a new file in its folder, flushed, is renamed over it, so that no reader sees half of it. If the file cannot
 * be renamed over, such as one that is mounted into a container, or would lose its owner or another name, it is written in place, with a
 * copy next to it meanwhile. Links stay: their target is replaced. Refused if the file no longer contains `before`.
 */
export async function writeFile(path: string, bytes: Uint8Array, before: Uint8Array): Promise<WriteOutcome> {
  try {
    const target = realpathSync(path);
    if (!statSync(target).isFile()) {
      // A device or a pipe, such as /dev/null: it stays what it is.
      writeFileSync(target, bytes);
      return { ok: true };
    }
    if (!readFileSync(target).equals(before)) {
      return refuse('It has changed since it was read, so it was not written.');
    }
    if (!replace(target, bytes)) writeInPlace(target, bytes);
    return { ok: true };
  } catch (fault) {
    return refuse(systemReason(fault, 'written'));
  }
}

/**
 * Writes a new file that holds what was in others, secrets included: with the mode of the file `like`, and for its owner alone without one.
 */
export async function createFile(path: string, bytes: Uint8Array, like: string | undefined): Promise<WriteOutcome> {
  const mode = modeLike(like) ?? 0o600;
  try {
    const file = openSync(path, 'wx', 0o600);
    try {
      writeFileSync(file, bytes);
      fchmodSync(file, mode);
    } catch (fault) {
      rmSync(path, { force: true });
      throw fault;
    } finally {
      closeSync(file);
    }
    return { ok: true };
  } catch (fault) {
    if (codeOf(fault) === 'EEXIST') return refuse('There is a file of this name now, so it was not written.');
    return refuse(systemReason(fault, 'written'));
  }
}

function modeLike(path: string | undefined): number | undefined {
  try {
    const source = path === undefined ? undefined : statSync(path);
    return source?.isFile() ? source.mode & 0o777 : undefined;
  } catch {
    return undefined;
  }
}

/** False if the folder accepts no new file, nothing may be renamed over this one, or a new file would not be the same to others. */
function replace(target: string, bytes: Uint8Array): boolean {
  const beside = besideOf(target);
  try {
    const { mode, uid, gid, nlink } = statSync(target);
    // Its other names would keep the old bytes.
    if (nlink > 1) return false;
    const file = openSync(beside, 'wx', 0o600);
    try {
      writeFileSync(file, bytes);
      const own = fstatSync(file);
      // Before the mode, which it may narrow: a server that owns the file has to read it afterwards.
      if (own.uid !== uid || own.gid !== gid) fchownSync(file, uid, gid);
      fchmodSync(file, mode & 0o7777);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, target);
    return true;
  } catch (fault) {
    rmSync(beside, { force: true });
    if (['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'].includes(codeOf(fault) ?? '')) return false;
    throw fault;
  }
}

function writeInPlace(target: string, bytes: Uint8Array): void {
  const copy = besideOf(target);
  const hasCopy = isCopied(target, copy);
  const file = openSync(target, 'r+');
  try {
    writeFileSync(file, bytes);
    ftruncateSync(file, bytes.length);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  if (hasCopy) rmSync(copy, { force: true });
}

/** False if the folder accepts no new file. */
function isCopied(target: string, copy: string): boolean {
  try {
    copyFileSync(target, copy);
    return true;
  } catch {
    return false;
  }
}

function besideOf(target: string): string {
  return join(dirname(target), `.${basename(target)}.${crypto.randomUUID().slice(0, 8)}`);
}

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
