import { execFileSync } from 'node:child_process';
import {
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
import { writeFile as writeToFifo } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { largestFile } from '../system.ts';
import { readFile } from './readBytes.ts';
import { writeFile } from './writeFile.ts';

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

  it('writes one that need not be there', async () => {
    const other = join(folder, 'other');
    expect(await writeFile(other, bytes('new'), undefined)).toEqual({ ok: true });
    expect(readFileSync(other, 'utf8')).toBe('new');
  });

  it('says why where it cannot', async () => {
    expect(await writeFile(join(folder, 'no', 'such'), bytes('new'), undefined)).toEqual({
      ok: false,
      reason: 'There is no such file.',
    });
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
    const reading = readFile(fifo);
    // Opening waits for the other end.
    await writeToFifo(fifo, 'through');
    expect(await reading).toEqual({ ok: true, bytes: bytes('through') });
  });
});
