import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';

const packageFolder = new URL('../', import.meta.url);
const example = readFileSync(new URL('examples/rule.ts', packageFolder), 'utf8');
const readme = readFileSync(new URL('README.md', packageFolder), 'utf8');

/** What a module prints, with the package in its sources. */
async function printedBy(code: string): Promise<readonly string[]> {
  const file = join(mkdtempSync(join(tmpdir(), 'example-')), 'example.ts');
  writeFileSync(file, code.replace("'expr-script'", `'${fileURLToPath(new URL('index.ts', import.meta.url))}'`));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  await import(/* @vite-ignore */ file);
  const printed = log.mock.calls.map(([value]) => inspect(value));
  log.mockRestore();
  return printed;
}

test.each([
  ['the example', example],
  ['the code of the README', /```ts\n(.*?)```/s.exec(readme)?.[1] ?? ''],
])('%s prints what it says', async (_name, code) => {
  const said = [...code.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)].map(([, result]) => result);
  expect(said.length).toBeGreaterThan(1);
  expect(await printedBy(code)).toEqual(said);
});

test('the example has at most 20 lines', () => {
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(20);
});
