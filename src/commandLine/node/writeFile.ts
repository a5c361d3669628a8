import { copyFile, open, readFile, realpath, rename, rm, stat, writeFile as writeBytes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { refuse } from '../../text/index.ts';
import type { WriteOutcome } from '../system.ts';
import { codeOf, systemReason } from './systemReason.ts';

/**
 * Replaces a file as a whole: a new file in its folder, flushed, is renamed over it, so that no reader sees half of it. If the file cannot
 * be renamed over, such as one that is mounted into a container, or would lose its owner or another name, it is written in place, with a
 * copy next to it meanwhile. Links stay: their target is replaced. Refused if the file no longer contains `before`.
 */
export async function writeFile(path: string, bytes: Uint8Array, before: Uint8Array): Promise<WriteOutcome> {
  try {
    const target = await realpath(path);
    if (!(await stat(target)).isFile()) {
      // A device or a pipe, such as /dev/null: it stays what it is.
      await writeBytes(target, bytes);
      return { ok: true };
    }
    if (!(await readFile(target)).equals(before)) {
      return refuse('It has changed since it was read, so it was not written.');
    }
    if (!(await replace(target, bytes))) await writeInPlace(target, bytes);
    return { ok: true };
  } catch (fault) {
    return refuse(systemReason(fault, 'written'));
  }
}

/**
 * Writes a new file that holds what was in others, secrets included: with the mode of the file `like`, and for its owner alone without one.
 */
export async function createFile(path: string, bytes: Uint8Array, like: string | undefined): Promise<WriteOutcome> {
  const source = like === undefined ? undefined : await stat(like).catch(() => undefined);
  const mode = source?.isFile() ? source.mode & 0o777 : 0o600;
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.chmod(mode);
    } catch (fault) {
      await rm(path, { force: true });
      throw fault;
    } finally {
      await file.close();
    }
    return { ok: true };
  } catch (fault) {
    if (codeOf(fault) === 'EEXIST') return refuse('There is a file of this name now, so it was not written.');
    return refuse(systemReason(fault, 'written'));
  }
}

/** False if the folder accepts no new file, nothing may be renamed over this one, or a new file would not be the same to others. */
async function replace(target: string, bytes: Uint8Array): Promise<boolean> {
  const beside = besideOf(target);
  try {
    const { mode, uid, gid, nlink } = await stat(target);
    // Its other names would keep the old bytes.
    if (nlink > 1) return false;
    const file = await open(beside, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      const own = await file.stat();
      // Before the mode, which it may narrow: a server that owns the file has to read it afterwards.
      if (own.uid !== uid || own.gid !== gid) await file.chown(uid, gid);
      await file.chmod(mode & 0o7777);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, target);
    return true;
  } catch (fault) {
    await rm(beside, { force: true });
    if (['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'].includes(codeOf(fault) ?? '')) return false;
    throw fault;
  }
}

async function writeInPlace(target: string, bytes: Uint8Array): Promise<void> {
  const copy = besideOf(target);
  // The folder may not accept new files.
  const hasCopy = await copyFile(target, copy).then(
    () => true,
    () => false,
  );
  const file = await open(target, 'r+');
  try {
    await file.writeFile(bytes);
    await file.truncate(bytes.length);
    await file.sync();
  } finally {
    await file.close();
  }
  if (hasCopy) await rm(copy, { force: true });
}

function besideOf(target: string): string {
  return join(dirname(target), `.${basename(target)}.${crypto.randomUUID().slice(0, 8)}`);
}
