import { main as benchExpr } from 'expr-script/bench/bench';
import { benchLibraries } from 'hjson-document/bench/libraries';
import { benchReading } from 'hjson-document/bench/reading';
import { benchBuilds } from './bench/builds.ts';
import { benchCommandLine } from './bench/commandLine.ts';
import { benchCompare } from './bench/compare.ts';
import { benchConfig } from './bench/config.ts';
import { benchFootprint } from './bench/footprint.ts';
import { benchHeap } from './bench/heap.ts';
import { benchKeystroke } from './bench/keystroke.ts';
import { benchOpening } from './bench/opening.ts';
import { benchTable } from './bench/table.ts';

/** Each prints its rows; ratios are between measurements of one run, since machines differ. */
const benches: Readonly<Record<string, () => Promise<void> | void>> = {
  hjson: benchReading,
  libraries: benchLibraries,
  config: benchConfig,
  compare: benchCompare,
  expr: benchExpr,
  opening: benchOpening,
  keystroke: benchKeystroke,
  heap: benchHeap,
  footprint: benchFootprint,
  commandLine: benchCommandLine,
  table: benchTable,
  builds: benchBuilds,
};

/** The table measures the others once more, and the builds have to be named. */
const onlyByName = ['table', 'builds'];

/** npm run bench for all but those; or npm run bench -- NAME */
export async function main(args: readonly string[]): Promise<number> {
  const names = args.length > 0 ? args : Object.keys(benches).filter((name) => !onlyByName.includes(name));
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
