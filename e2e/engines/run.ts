import { existsSync } from 'node:fs';
import { preview } from 'vite';
import type { Engine } from './engine.ts';
import { eventually } from './eventually.ts';
import { startFirefox } from './firefox.ts';
import { type Journey, journeys } from './journeys.ts';
import { createTab } from './tab.ts';
import { startWebKit } from './webkit.ts';

const engines = { Firefox: startFirefox, WebKit: startWebKit };
const outDir = process.env.DIST_DIR ?? 'dist';

/** Tries every journey in every engine that is installed, on the built page with its headers. The exit status: 1 when one failed. */
export async function main(): Promise<number> {
  if (!existsSync(outDir)) throw new Error(`${outDir} does not exist: npm run build`);
  // The engines end with this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port: 0, host: 'localhost' } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, start] of Object.entries(engines)) {
    const engine = await start();
    if (typeof engine === 'string') {
      console.log(`skipped  ${name}: ${engine}`);
      counts.skipped += journeys.length;
      continue;
    }
    for (const journey of journeys) counts[await attempt(engine, journey, address)] += 1;
    await engine.close();
  }
  await server.close();
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed > 0 ? 1 : 0;
}

async function attempt(engine: Engine, { title, run, faults: planted = [] }: Journey, address: string) {
  const started = Date.now();
  const report = (outcome: 'passed' | 'failed' | 'skipped', reason = '') => {
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${outcome.padEnd(7)}  ${engine.name}: ${title} (${seconds} s)${reason && `\n  ${reason}`}`);
    return outcome;
  };
  const session = await engine.openSession();
  try {
    const reason = await run(createTab(session, address));
    const isSeen = async (fault: string) => (await session.faults()).some((report) => report.includes(fault));
    for (const fault of planted) await eventually(`report of ${fault}`, () => isSeen(fault));
    const faults = (await session.faults()).filter((report) => !planted.some((fault) => report.includes(fault)));
    if (faults.length > 0) return report('failed', faults.join('\n  '));
    return reason ? report('skipped', reason) : report('passed');
  } catch (error) {
    return report('failed', [error, ...(await session.faults())].join('\n  '));
  } finally {
    await session.close();
  }
}
