import { existsSync } from 'node:fs';
import { preview } from 'vite';
import type { Engine, EngineStart } from './engine.ts';
import { engines } from './engines.ts';
import { eventually } from './eventually.ts';
import { type Journey, journeys, lacks } from './journeys.ts';
import { placeFile, singleFileJourneys } from './singleFile.ts';
import { createTab, plainText, shownLines } from './tab.ts';

const outDir = process.env.DIST_DIR ?? 'dist';

type Outcome = 'passed' | 'passed at the second try' | 'failed' | 'skipped';

/** A page, and what is tested on it. */
interface TriedPage {
  /** After the words "journey" and the title of one. */
  readonly where: string;
  readonly address: string;
  readonly journeys: readonly Journey[];
  /** Runs in the page: the text that its editor shows. */
  readonly readEditor: () => string;
}

/**
 * Runs every journey, or those whose title contains the given words, in every installed engine, all engines at the same time: on the built
 * page with its headers, and on the single file from a disk. Prints a table for each. The exit status: 1 if one failed.
 */
export async function main([words = '']: readonly string[] = []): Promise<number> {
  for (const folder of [outDir, 'dist-file'])
    if (!existsSync(folder)) throw new Error(`${folder} does not exist: npm run build:all`);
  // The engines end with this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0, host: 'localhost' } });
  const file = placeFile('dist-file');
  const tried = (journeys: readonly Journey[]) => journeys.filter(({ title }) => title.includes(words));
  const pages: readonly TriedPage[] = [
    {
      where: '',
      address: server.resolvedUrls?.local[0] ?? '',
      journeys: tried(journeys),
      readEditor: shownLines,
    },
    {
      where: ' in the single file',
      address: file.address,
      journeys: tried(singleFileJourneys),
      readEditor: plainText,
    },
  ];
  const failures: string[] = [];
  const outcomes = Object.entries(engines).map(([name, start]) => outcomesIn(name, start, pages, failures));
  const columns = await Promise.all(outcomes);
  await server.close();
  file.remove();
  for (const [index, { where, journeys }] of pages.entries()) {
    console.log(`\n| journey${where} | ${Object.keys(engines).join(' | ')} |\n|---|${'---|'.repeat(columns.length)}`);
    for (const [row, { title }] of journeys.entries())
      console.log(`| ${title} | ${columns.map((outcomes) => outcomes[index]?.[row]).join(' | ')} |`);
  }
  if (failures.length > 0) console.log(`\nEvery failed try again:\n${failures.join('\n')}`);
  const count = (wanted: Outcome) => columns.flat(2).filter((outcome) => outcome === wanted).length;
  const late = count('passed at the second try');
  console.log(
    `${count('passed') + late} passed (${late} at the second try), ${count('failed')} failed, ${count('skipped')} skipped`,
  );
  return count('failed') > 0 ? 1 : 0;
}

/** The outcomes of each page, in the order of its journeys; adds the report of each failed try to `failures`. */
async function outcomesIn(
  name: string,
  start: EngineStart,
  pages: readonly TriedPage[],
  failures: string[],
): Promise<readonly (readonly Outcome[])[]> {
  const started = Date.now();
  const engine = await start();
  if (typeof engine === 'string') {
    console.log(`skipped  ${name}: ${engine}`);
    return pages.map(({ journeys }) => journeys.map(() => 'skipped'));
  }
  const outcomes: Outcome[][] = [];
  for (const page of pages) {
    const ofPage: Outcome[] = [];
    for (const journey of page.journeys) {
      const first = await attempt(engine, journey, page, failures);
      // The engines share the machine: a second try tells its load from a fault of the page.
      const passesNow = first === 'failed' && (await attempt(engine, journey, page, failures)) === 'passed';
      ofPage.push(passesNow ? 'passed at the second try' : first);
    }
    outcomes.push(ofPage);
  }
  const session = await engine.openSession();
  await session.open(pages[0]?.address ?? '');
  const missing = await session.evaluate(lacks);
  await session.close();
  await engine.close();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${engine.name}: done in ${seconds} s; it lacks ${missing.join(', ') || 'nothing that the page uses'}`);
  return outcomes;
}

async function attempt(
  engine: Engine,
  { title, run, faults: planted = [], provokes = [] }: Journey,
  { where, address, readEditor }: TriedPage,
  failures: string[],
): Promise<Outcome> {
  const started = Date.now();
  const report = (outcome: Outcome, reason = '') => {
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const line = `${outcome.padEnd(7)}  ${engine.name}: ${title}${where} (${seconds} s)${reason && `\n  ${reason}`}`;
    console.log(line);
    if (outcome === 'failed') failures.push(line);
    return outcome;
  };
  const session = await engine.openSession().catch((error: unknown) => String(error));
  if (typeof session === 'string') return report('failed', session);
  try {
    const reason = await run(createTab(session, address, readEditor));
    const isSeen = async (fault: string) => (await session.faults()).some((report) => report.includes(fault));
    for (const fault of planted) await eventually(`report of ${fault}`, () => isSeen(fault));
    const expected = [...planted, ...provokes];
    const faults = (await session.faults()).filter((report) => !expected.some((fault) => report.includes(fault)));
    if (faults.length > 0) return report('failed', faults.join('\n  '));
    return reason ? report('skipped', reason) : report('passed');
  } catch (error) {
    return report('failed', [error, ...(await session.faults())].join('\n  '));
  } finally {
    await session.close();
  }
}
