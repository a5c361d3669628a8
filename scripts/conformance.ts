import { readFile } from 'node:fs/promises';
import { exprSuite } from './conformance/expr.ts';
import { disagreement as hjson } from './conformance/hjson.ts';

/** Replays the lines of a vector file: prints what disagrees and, last, the counts. True when none is wrong. */
export type Suite = (lines: readonly string[]) => boolean;

/** Takes one line of a vector file; answers undefined when we agree with it, otherwise in which way we do not. */
export type Comparison = (line: string) => string | undefined;

const suites: ReadonlyMap<string, Suite> = new Map([
  ['expr', exprSuite],
  ['hjson', lineByLine('hjson', hjson)],
]);

/** Replays recorded vectors: `npm run conformance -- SUITE FILE.jsonl`. Exit status 1 when any line disagrees. */
export async function main([name = '', file = '']: string[]): Promise<number> {
  const suite = suites.get(name);
  if (!suite || !file) {
    console.error(`usage: npm run conformance -- ${[...suites.keys()].join('|')} FILE.jsonl`);
    return 2;
  }
  // Lines end at LF alone: U+2028 and U+0085 occur inside of them.
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return suite(lines) ? 0 : 1;
}

function lineByLine(name: string, compare: Comparison): Suite {
  return (lines) => {
    const differences = lines.map(compare).filter((difference) => difference !== undefined);
    for (const difference of differences) console.log(difference);
    const agreeing = lines.length - differences.length;
    console.log(`${name}: ${lines.length} cases, ${agreeing} agree, ${differences.length} wrong`);
    return differences.length === 0;
  };
}
