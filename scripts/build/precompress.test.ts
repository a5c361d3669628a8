import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precompressFolder } from './precompress.ts';

describe('compressing the build', () => {
  let folder: string;
  const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  const read = (name: string) => readFileSync(join(folder, name));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'precompress-'));
    mkdirSync(join(folder, 'assets'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes brotli and gzip beside each file, which say the same', async () => {
    const code = 'export const answer = 42;\n'.repeat(100);
    put('index.html', code);
    put('assets/start-hash.js', code);
    await precompressFolder(folder);
    for (const name of ['index.html', 'assets/start-hash.js']) {
      expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(code);
      expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(code);
    }
  });

  it('writes the same bytes each time: no time, no name', async () => {
    put('one.css', '* { margin: 0; }\n'.repeat(50));
    put('other.css', '* { margin: 0; }\n'.repeat(50));
    await precompressFolder(folder);
    for (const ending of ['.br', '.gz']) expect(read(`one.css${ending}`)).toEqual(read(`other.css${ending}`));
  });

  it('writes no copy that is not smaller, and none of a picture', async () => {
    put('empty.txt', '');
    put('tiny.js', 'a');
    put('logo.png', Buffer.alloc(1_000));
    await precompressFolder(folder);
    for (const name of ['empty.txt', 'tiny.js', 'logo.png']) {
      expect([existsSync(join(folder, `${name}.br`)), existsSync(join(folder, `${name}.gz`))]).toEqual([false, false]);
    }
  });

  it('does not compress what is compressed', async () => {
    put('page.html', '<p>'.repeat(500));
    await precompressFolder(folder);
    await precompressFolder(folder);
    expect(existsSync(join(folder, 'page.html.br.br'))).toBe(false);
  });
});
