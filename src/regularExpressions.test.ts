import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { parseAst } from 'vite';
import { expect, it, vi } from 'vitest';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

interface Expression {
  /** From the root of the repository. */
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

const sources = ['src', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`)];
const paths = sources
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  )
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/src\/testing\/|^src\/testing\//.test(path));

/** The regular expressions that are put together when their module is loaded. */
async function composed(): Promise<readonly Expression[]> {
  const found: Expression[] = [];
  const Original = RegExp;
  let path = '';
  vi.stubGlobal(
    'RegExp',
    class extends Original {
      constructor(source: string | RegExp, flags?: string) {
        super(source, flags);
        found.push({ path, source: this.source, flags: this.flags });
      }
    },
  );
  for (path of paths) {
    const isComposed = /^(?:export )?const .*new RegExp\(/m.test(readFileSync(join(root, path), 'utf8'));
    if (isComposed) await import(/* @vite-ignore */ join(root, path));
  }
  vi.unstubAllGlobals();
  return found.filter(({ source }) => source !== '');
}

/** Every regular expression that is written as one in product code, once. */
function literals(): readonly Expression[] {
  const found = paths.flatMap((path) => {
    const lang = path.endsWith('x') ? 'tsx' : 'ts';
    return literalsIn(parseAst(readFileSync(join(root, path), 'utf8'), { lang })).map((regex) => ({ path, ...regex }));
  });
  return [...new Map(found.map((each) => [`/${each.source}/${each.flags}`, each])).values()];
}

function literalsIn(part: unknown): readonly Pick<Expression, 'source' | 'flags'>[] {
  if (Array.isArray(part)) return part.flatMap(literalsIn);
  if (typeof part !== 'object' || part === null) return [];
  if ('regex' in part) {
    const { pattern, flags } = part.regex as { readonly pattern: string; readonly flags: string };
    return [{ source: pattern, flags }];
  }
  return Object.values(part).flatMap(literalsIn);
}

/** What takes longer than linear time for some text, and how long, as recheck judges it. */
async function slow(expressions: readonly Expression[]): Promise<readonly string[]> {
  const taken = new Int32Array(new SharedArrayBuffer(4));
  const judge = () =>
    new Promise<readonly { readonly index: number; readonly judgement: string }[]>((resolve, reject) => {
      const worker = new Worker(new URL('./testing/checkExpressions.mjs', import.meta.url), {
        workerData: { expressions, taken },
      });
      worker.on('message', resolve);
      worker.on('error', reject);
    });
  const found = (await Promise.all(Array.from({ length: availableParallelism() }, judge))).flat();
  return found.map(({ index, judgement }) => {
    const { path, source, flags } = expressions[index] ?? { path: '', source: '', flags: '' };
    return `${judgement}: ${path} /${source}/${flags}`;
  });
}

it('has no regular expression in product code that a long text could make slow', async () => {
  const constructed = await composed();
  expect(constructed.length).toBeGreaterThan(10);
  const all = [...literals(), ...constructed];
  expect(all.length).toBeGreaterThan(400);
  // Without an unbounded repetition, the time does not depend on the text from any one place.
  const repeating = all.filter(({ source }) => /[*+]|\{\d+,\}/.test(source));
  expect(repeating.length).toBeGreaterThan(200);
  expect(await slow(repeating)).toEqual([]);
});

it('tells one that is slow from one that is not', async () => {
  const expression = (source: string): Expression => ({ path: 'a.ts', source, flags: '' });
  const found = await slow(['^(?:a+)+$', 'b+$', '(?<!c)c+$', '^d*$'].map(expression));
  expect([...found].sort()).toEqual(['exponential: a.ts /^(?:a+)+$/', 'polynomial: a.ts /b+$/']);
});
