import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { largestFile } from '../system.ts';
import { readFile } from './readBytes.ts';
import { createFile, writeFile, writeReport } from './writeFile.ts';

const root = mkdtempSync(join(tmpdir(), 'command-line-'));
afterAll(() => rmSync(root, { recursive: true }));

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(root, 'folder-'));
  file = join(folder, 'config.json');
  writeFileSync(file, 'old');
});

const bytes = (text: string) => Buffer.from(text);

/** Runs a task while the system refuses to rename a file. */
async function withoutRenaming<Result>(code: string, task: () => Promise<Result>): Promise<Result> {
  const { renameSync } = fs;
  const replaceBy = (other: typeof renameSync) => {
    fs.renameSync = other;
    syncBuiltinESMExports();
  };
  replaceBy(() => {
    throw Object.assign(new Error(code), { code });
  });
  return task().finally(() => replaceBy(renameSync));
}

describe('writing a file', () => {
  it('replaces it, keeps its mode and leaves nothing beside it', async () => {
    chmodSync(file, 0o640);
    expect(await writeFile(file, bytes('new'), bytes('old'))).toEqual({ ok: true });
    expect(readFileSync(file, 'utf8')).toBe('new');
    expect(statSync(file).mode & 0o777).toBe(0o640);
    expect(readdirSync(folder)).toEqual(['config.json']);
  });

  it('keeps a link and replaces what it leads to', async () => {
    const link = join(folder, 'link');
    symlinkSync('config.json', link);
    expect(await writeFile(link, bytes('new'), bytes('old'))).toEqual({ ok: true });
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe('new');
  });

  it('leaves a file with two names one file', async () => {
    const other = join(folder, 'other');
    linkSync(file, other);
    expect(await writeFile(file, bytes('new'), bytes('old'))).toEqual({ ok: true });
    expect(readFileSync(other, 'utf8')).toBe('new');
    expect(readdirSync(folder)).toEqual(['config.json', 'other']);
  });

  it.each(['EBUSY', 'EXDEV', 'EACCES', 'EPERM', 'EROFS'])(
    'writes it in place where nothing replaces it: %s',
    async (code) => {
      const { ino } = statSync(file);
      const outcome = await withoutRenaming(code, () => writeFile(file, bytes('a longer text'), bytes('old')));
      expect(outcome).toEqual({ ok: true });
      expect(readFileSync(file, 'utf8')).toBe('a longer text');
      expect(statSync(file).ino).toBe(ino);
      expect(readdirSync(folder)).toEqual(['config.json']);
    },
  );

  it('leaves it as it was, and nothing beside it, where the disk fails', async () => {
    const outcome = await withoutRenaming('EIO', () => writeFile(file, bytes('new'), bytes('old')));
    expect(outcome.ok).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).toEqual(['config.json']);
  });

  it.runIf(process.getuid?.() === 0)('leaves it to its owner where the superuser writes it', async () => {
    chownSync(file, 1234, 2345);
    chmodSync(file, 0o600);
    expect(await writeFile(file, bytes('new'), bytes('old'))).toEqual({ ok: true });
    const { uid, gid, mode } = statSync(file);
    expect([uid, gid, mode & 0o777]).toEqual([1234, 2345, 0o600]);
  });

  it('refuses a file that changed since it was read', async () => {
    const outcome = await writeFile(file, bytes('new'), bytes('older'));
    expect(outcome).toEqual({ ok: false, reason: 'It has changed since it was read, so it was not written.' });
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  it.runIf(process.getuid?.() === 0)('writes to a device, and leaves it one', async () => {
    const device = join(folder, 'null');
    execFileSync('mknod', [device, 'c', '1', '3']);
    expect(await writeFile(device, bytes('new'), bytes(''))).toEqual({ ok: true });
    expect(lstatSync(device).isCharacterDevice()).toBe(true);
    expect(readdirSync(folder)).toEqual(['config.json', 'null']);
  });
});

describe('a new file with what was in others', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;

  it.each([[0o600], [0o640], [0o444]])('has the mode of the one that it is like: %o', async (mode) => {
    chmodSync(file, mode);
    const other = join(folder, 'other');
    expect(await createFile(other, bytes('new'), file)).toEqual({ ok: true });
    expect([readFileSync(other, 'utf8'), modeOf(other)]).toEqual(['new', mode]);
  });

  it('is for its owner alone where there is none to be like, or that is no file', async () => {
    for (const [name, like] of [
      ['a', undefined],
      ['b', join(folder, 'none')],
      ['c', folder],
    ] as const) {
      expect(await createFile(join(folder, name), bytes('new'), like)).toEqual({ ok: true });
      expect(modeOf(join(folder, name))).toBe(0o600);
    }
  });

  it('takes the place of nothing, and follows no link', async () => {
    symlinkSync('target', join(folder, 'link'));
    for (const name of ['config.json', 'link']) {
      const reason = 'There is a file of this name now, so it was not written.';
      expect(await createFile(join(folder, name), bytes('new'), file)).toEqual({ ok: false, reason });
    }
    expect(readdirSync(folder)).toEqual(['config.json', 'link']);
    expect(readFileSync(file, 'utf8')).toBe('old');
  });

  it('is for its owner alone where a loop of links leads to the one that it is like', async () => {
    symlinkSync('loop', join(folder, 'loop'));
    expect(await createFile(join(folder, 'other'), bytes('new'), join(folder, 'loop'))).toEqual({ ok: true });
    expect(modeOf(join(folder, 'other'))).toBe(0o600);
  });

  it('says why it cannot be written', async () => {
    expect(await createFile(join(folder, 'no', 'such'), bytes('new'), file)).toEqual({
      ok: false,
      reason: 'There is no such file.',
    });
  });
});

describe('a report', () => {
  it('is a new file, or replaces all of an old one', async () => {
    for (const path of [join(folder, 'report'), file]) {
      writeFileSync(file, 'older and longer');
      expect(await writeReport(path, bytes('new'))).toEqual({ ok: true });
      expect(readFileSync(path, 'utf8')).toBe('new');
    }
  });

  it('is not written through a link to a file, nor to where a link leads to nothing', async () => {
    for (const target of ['config.json', 'none']) {
      const link = join(folder, `to-${target}`);
      symlinkSync(target, link);
      expect(await writeReport(link, bytes('new'))).toEqual({
        ok: false,
        reason: 'This is a link, and reports are not written through links.',
      });
    }
    expect(readFileSync(file, 'utf8')).toBe('old');
    expect(readdirSync(folder)).not.toContain('none');
  });

  it('is not written where the links of its folder lead around', async () => {
    symlinkSync('loop', join(folder, 'loop'));
    const reason = 'It cannot be written (ELOOP).';
    expect(await writeReport(join(folder, 'loop', 'report'), bytes('new'))).toEqual({ ok: false, reason });
  });

  it('goes through a link to a pipe, as shells make them', async () => {
    const [fifo, link] = [join(folder, 'fifo'), join(folder, 'link')];
    execFileSync('mkfifo', [fifo]);
    symlinkSync('fifo', link);
    const copy = join(folder, 'copy');
    // Opening waits for the other end.
    const reader = spawn('sh', ['-c', 'cat "$0" > "$1"', fifo, copy]);
    expect(await writeReport(link, bytes('through'))).toEqual({ ok: true });
    await once(reader, 'exit');
    expect(readFileSync(copy, 'utf8')).toBe('through');
  });
});

describe('reading a file', () => {
  it('returns its bytes', async () => expect(await readFile(file)).toEqual({ ok: true, bytes: bytes('old') }));

  it.each([
    ['a folder', '.', 'This is a folder.'],
    ['what is not there', 'none', 'There is no such file.'],
  ])('says why it cannot read %s', async (_, path, reason) =>
    expect(await readFile(join(folder, path))).toEqual({ ok: false, reason }),
  );

  it('refuses more than the limit, and does not need to know the size before', async () => {
    writeFileSync(file, Buffer.alloc(largestFile));
    expect(await readFile(file)).toMatchObject({ ok: true });
    expect(await readFile('/dev/zero')).toEqual({ ok: false, reason: 'It is larger than 20 MB.' });
  });

  it('reads a FIFO', async () => {
    const fifo = join(folder, 'fifo');
    execFileSync('mkfifo', [fifo]);
    // Opening waits for the other end.
    spawn('sh', ['-c', 'printf through > "$0"', fifo]);
    expect(await readFile(fifo)).toEqual({ ok: true, bytes: bytes('through') });
  });
});
