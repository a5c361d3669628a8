import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { licenceNotices } from './licenceNotices.ts';

const files: Readonly<Record<string, string>> = {
  LICENSE: 'Licence of the page',
  'node_modules/one/package.json': '{"name": "one", "version": "1.0.0", "license": "MIT"}',
  'node_modules/one/LICENSE.md': 'Copyright of one\r\nand more',
  'node_modules/one/ThirdPartyNotices.txt': 'Copyright of what one has copied',
  // A package may mark its folders with files of the same name.
  'node_modules/one/dist/esm/package.json': '{"type": "module"}',
  'node_modules/@scope/two/package.json':
    '{"name": "@scope/two", "version": "2.0.0", "dependencies": {"carried": "*", "older": "1"}}',
  'node_modules/@scope/two/license': 'Copyright of two',
  'node_modules/carried/package.json': '{"name": "carried", "version": "3.0.0", "license": "Apache-2.0"}',
  'node_modules/carried/COPYING': 'Copyright of carried',
  'node_modules/older/package.json': '{"name": "older", "version": "9.0.0"}',
  'node_modules/older/LICENSE': 'Copyright of older 9',
  'node_modules/@scope/two/node_modules/older/package.json': '{"name": "older", "version": "1.0.0"}',
  'node_modules/@scope/two/node_modules/older/LICENSE': 'Copyright of older 1',
  'node_modules/twin/package.json': '{"name": "twin", "version": "4.0.0"}',
  'node_modules/twin/LICENSE': 'Copyright of two',
  'node_modules/bare/package.json': '{"name": "bare", "version": "5.0.0", "license": "MIT"}',
};

describe('the licences of what is bundled', () => {
  let root: string;
  const notices = (...modules: string[]) =>
    licenceNotices(
      root,
      modules.map((module) => join(root, module)),
    );

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'licences-'));
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
  });

  afterAll(() => rmSync(root, { recursive: true }));

  it('begin with that of the page, and leave out what is not bundled', () => {
    const text = notices('src/main.ts');
    expect(text).toContain('Licence of the page');
    expect(text).not.toContain('Copyright of');
  });

  it('hold every notice of a package, with its name and version', () => {
    const text = notices('node_modules/one/dist/esm/index.js');
    expect(text).toContain('one 1.0.0 (MIT)\n\nCopyright of one\nand more');
    expect(text).toContain('Copyright of what one has copied');
  });

  it('hold those of its dependencies: it may carry a copy of them', () => {
    expect(notices('node_modules/@scope/two/index.js')).toContain('carried 3.0.0 (Apache-2.0)\n\nCopyright of carried');
  });

  it('take a dependency from below the package where the project has another version', () => {
    const text = notices('node_modules/@scope/two/index.js');
    expect(text).toContain('older 1.0.0\n\nCopyright of older 1');
    expect(text).not.toContain('older 9');
  });

  it('write one text once, below the names of all whose it is', () => {
    const text = notices('node_modules/@scope/two/index.js', 'node_modules/twin/index.js');
    expect(text).toContain('@scope/two 2.0.0\ntwin 4.0.0\n\nCopyright of two');
    expect(text.match(/Copyright of two/g)).toHaveLength(1);
  });

  it('fail for a package without any', () => {
    expect(() => notices('node_modules/bare/index.js')).toThrow('bare is bundled, and has no licence text');
  });
});
