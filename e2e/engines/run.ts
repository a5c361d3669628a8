import { existsSync } from 'node:fs';
import { preview } from 'vite';
import type { Engine, EngineStart } from './engine.ts';
import { engines } from './engines.ts';
import { eventually } from './eventually.ts';
import { journeys as allJourneys, type Journey, lacks } from './journeys.ts';
import { createTab } from './tab.ts';

const outDir = process.env.DIST_DIR ?? 'dist';

type Outcome = 'passed' | 'failed' | 'skipped';

/**
 * Tries every journey, or those whose title has the given words, in every engine that is installed, the engines beside each other, on the built page with its headers, and
 * prints a table. The exit status: 1 when one failed.
 */
export async function main([words = '']: readonly string[] = []): Promise<number> {
  if (!existsSync(outDir)) throw new Error(`${outDir} does not exist: npm run build`);
  const journeys = allJourneys.filter(({ title }) => title.includes(words));
  // The engines end with this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0, host: 'localhost' } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const columns = await Promise.all(
    Object.entries(engines).map(([name, start]) => outcomesIn(name, start, journeys, address)),
  );
  await server.close();
  console.log(`\n| journey | ${Object.keys(engines).join(' | ')} |\n|---|${'---|'.repeat(columns.length)}`);
  for (const [row, { title }] of journeys.entries()) {
    console.log(`| ${title} | ${columns.map((outcomes) => outcomes[row]).join(' | ')} |`);
  }
  const count = (wanted: Outcome) => columns.flat().filter((outcome) => outcome === wanted).length;
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  return count('failed') > 0 ? 1 : 0;
}

async function outcomesIn(
  name: string,
  start: EngineStart,
  journeys: readonly Journey[],
  address: string,
): Promise<readonly Outcome[]> {
  const started = Date.now();
  const engine = await start();
  if (typeof engine === 'string') {
    console.log(`skipped  ${name}: ${engine}`);
    return journeys.map(() => 'skipped');
  }
  const outcomes: Outcome[] = [];
  for (const journey of journeys) outcomes.push(await attempt(engine, journey, address));
  const session = await engine.openSession();
  await session.open(address);
  const missing = await session.evaluate(lacks);
  await session.close();
  await engine.close();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${engine.name}: done in ${seconds} s; it lacks ${missing.join(', ') || 'nothing that the page uses'}`);
  return outcomes;
}

async function attempt(engine: Engine, { title, run, faults: planted = [], provokes = [] }: Journey, address: string) {
  const started = Date.now();
  const report = (outcome: Outcome, reason = '') => {
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${outcome.padEnd(7)}  ${engine.name}: ${title} (${seconds} s)${reason && `\n  ${reason}`}`);
    return outcome;
  };
  const session = await engine.openSession();
  try {
    const reason = await run(createTab(session, address));
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
