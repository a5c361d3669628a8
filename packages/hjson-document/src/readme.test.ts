import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';

const packageFolder = new URL('../', import.meta.url);
const example = readFileSync(new URL('examples/port.ts', packageFolder), 'utf8');
const [, readme = ''] = /```ts\n(.*?)```/s.exec(readFileSync(new URL('README.md', packageFolder), 'utf8')) ?? [];
const folder = mkdtempSync(join(tmpdir(), 'example-'));
const text = '# mine\nserver: {\n  port: 25 # relay\n  name: Ada\n}\n';

/** What a module prints, with the package in its sources. */
async function printedBy(code: string): Promise<readonly string[]> {
  const file = join(folder, `${code.length}.ts`);
  writeFileSync(file, code.replace("'hjson-document'", `'${fileURLToPath(new URL('index.ts', import.meta.url))}'`));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await import(/* @vite-ignore */ file);
  const printed = log.mock.calls.map(([value]) => inspect(value, { depth: null }).replace(/\n\s*/g, ' '));
  log.mockRestore();
  return printed;
}

const said = (code: string) => [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, result]) => result);

test('the code of the README prints what it says', async () => {
  expect(said(readme).length).toBeGreaterThan(5);
  expect(await printedBy(readme)).toEqual(said(readme));
});

test('the example changes one value of a commented file, in at most 20 lines', async () => {
  const file = join(folder, 'config.hjson');
  writeFileSync(file, text);
  vi.stubGlobal('process', { ...process, argv: ['node', 'port.js', file] });
  expect(await printedBy(example)).toEqual(said(example));
  vi.unstubAllGlobals();
  expect(readFileSync(file, 'utf8')).toBe(text.replace('25', '587'));
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(20);
});
