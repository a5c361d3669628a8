import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage, mostPacked } from '../commandLine/builtPackage.ts';
import { documentWithPrograms, smallDocument } from './documents.ts';
import { medianOf } from './median.ts';

const rounds = 9;

/** The command line: the whole time of a check, as a ratio to the start of Node alone in the same round, and the size of the package. */
export async function benchCommandLine(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-command-line-'));
  const { build, archive } = buildPackage(folder);
  const rows: readonly (readonly [title: string, text: string, most: number | undefined])[] = [
    ['check of 2 KB', smallDocument(), 2.5],
    ['check of 100 KB, mostly comments', withComments(1_500), 4],
    ['check of 100 KB, with 1,500 programs', documentWithPrograms(1_500), undefined],
  ];
  for (const [title, text, most] of rows) {
    const file = join(folder, 'config.hjson');
    writeFileSync(file, text);
    const ratios = Array.from({ length: rounds }, () => {
      const alone = timeOf(['-e', '0']);
      return timeOf([join(build, 'arconf.js'), 'check', file]) / alone;
    });
    const bound = most === undefined ? '' : ` of at most ${most}`;
    console.log(`${title}, start and end of Node alone = 1: ${medianOf(ratios).toFixed(2)}${bound}`);
  }
  console.log(`packed: ${(statSync(archive).size / 1000).toFixed(0)} kB of at most ${mostPacked / 1000}`);
  rmSync(folder, { recursive: true });
}

/** The complete example with so many comments of 66 characters. */
function withComments(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => `# ${`${index}`.padStart(5)} ${'remark '.repeat(8)}\n`);
  return smallDocument() + lines.join('');
}

function timeOf(words: readonly string[]): number {
  const start = performance.now();
  spawnSync(process.execPath, words, { stdio: 'ignore' });
  return performance.now() - start;
}
