import { exprConformance } from './conformance/expr.ts';
import { hjsonConformance } from './conformance/hjson.ts';

/** Each suite replays a file of vectors and gives the exit status. */
const suites: Readonly<Record<string, (file: string) => number>> = {
  expr: exprConformance,
  hjson: hjsonConformance,
};

/** npm run conformance -- SUITE FILE.jsonl */
export async function main(args: readonly string[]): Promise<number> {
  const [name = '', file] = args;
  const suite = suites[name];
  if (suite && file !== undefined) return suite(file);
  console.error(`Usage: npm run conformance -- ${Object.keys(suites).join('|')} FILE.jsonl`);
  return 2;
}
