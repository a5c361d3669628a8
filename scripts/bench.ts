import { benchConfig } from './bench/config.ts';
import { benchExpr } from './bench/expr.ts';
import { benchFootprint } from './bench/footprint.ts';
import { benchHeap } from './bench/heap.ts';
import { benchHjson } from './bench/hjson.ts';
import { benchKeystroke } from './bench/keystroke.ts';
import { benchOpening } from './bench/opening.ts';

/** Each prints its rows; ratios are between measurements of one run, since machines differ. */
const benches: Readonly<Record<string, () => Promise<void>>> = {
  hjson: benchHjson,
  config: benchConfig,
  expr: benchExpr,
  opening: benchOpening,
  keystroke: benchKeystroke,
  heap: benchHeap,
  footprint: benchFootprint,
};

/** npm run bench, or npm run bench -- NAME */
export async function main(args: readonly string[]): Promise<number> {
  const names = args.length > 0 ? args : Object.keys(benches);
  for (const name of names) {
    const bench = benches[name];
    if (!bench) {
      console.error(`Usage: npm run bench -- [${Object.keys(benches).join('|')}]`);
      return 2;
    }
    await bench();
  }
  return 0;
}
