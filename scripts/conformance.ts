import { main as expr } from 'expr-script/conformance/conformance';
import { main as hjson } from 'hjson-document/conformance/conformance';

/** Each suite replays a file of vectors and gives the exit status. */
const suites: Readonly<Record<string, (args: readonly string[]) => number>> = { expr, hjson };

/** npm run conformance -- SUITE FILE.jsonl */
export async function main([name = '', ...files]: readonly string[]): Promise<number> {
  const suite = suites[name];
  if (suite && files.length === 1) return suite(files);
  console.error(`Usage: npm run conformance -- ${Object.keys(suites).join('|')} FILE.jsonl`);
  return 2;
}
