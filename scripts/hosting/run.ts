import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../findBrowser.mjs';
import { browserChecks, type Visit, visit } from './browserChecks.ts';
import type { Host, Place, RunningHost } from './host.ts';
import { hostChecks, hostedPage } from './hostChecks.ts';
import { checks, hosts } from './hosts.ts';

const places: readonly Place[] = ['root', 'sub-path'];
type Outcome = 'passed' | 'failed' | 'skipped';

/** Tries the built page on every host that can be started here, and prints a table. The exit status: 1 when a check failed. */
export async function main(): Promise<number> {
  const page = process.env.DIST_DIR ?? 'dist';
  if (!existsSync(page)) throw new Error(`${page} does not exist: npm run build`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('no Chromium was found: CHROMIUM_PATH names one');
  const browser = await chromium.launch({ executablePath });
  const table = new Map<Host, readonly Outcome[]>();
  for (const host of hosts) table.set(host, await tryHost(host, page, browser));
  await browser.close();
  printTable(table);
  const count = (outcome: Outcome) => [...table.values()].flat().filter((one) => one === outcome).length;
  console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
  return count('failed') > 0 ? 1 : 0;
}

/** The outcome of each check, at its worst place. */
async function tryHost(host: Host, page: string, browser: Browser): Promise<readonly Outcome[]> {
  const started = Date.now();
  const running = await host.start(page);
  if (typeof running === 'string') {
    console.log(`skipped  ${host.name}: ${running}`);
    return checks.map(() => 'skipped');
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `started  ${host.name} (${seconds} s)${(running.remarks ?? []).map((remark) => `\n  ${remark}`).join('')}`,
  );
  const outcomes: Outcome[] = [];
  for (const { title, run } of hostChecks) {
    outcomes.push(await attempt(host, title, (place) => run(hostedPage(running, place))));
  }
  return [...outcomes, ...(await tryBrowser(host, running, browser))];
}

/** Stops the host half-way: what was visited has to work without it. */
async function tryBrowser(host: Host, running: RunningHost, browser: Browser): Promise<readonly Outcome[]> {
  const visits = new Map<Place, Visit>();
  const opens = await attempt(host, browserChecks.opens, async (place) => {
    visits.set(place, await visit(browser, running.addresses[place]));
  });
  await running.stop();
  const offline = await attempt(host, browserChecks.worksOffline, async (place) => {
    const visited = visits.get(place);
    if (!visited) throw new Error('it was not visited');
    await visited.revisit();
    await visited.close();
  });
  return [opens, offline];
}

async function attempt({ name }: Host, title: string, run: (place: Place) => Promise<void>): Promise<Outcome> {
  let outcome: Outcome = 'passed';
  for (const place of places) {
    const started = Date.now();
    const reason = await run(place).then(
      () => undefined,
      (fault: unknown) => String(fault),
    );
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${reason ? 'failed ' : 'passed '}  ${name}, ${place}: ${title} (${seconds} s)${reason ? `\n  ${reason}` : ''}`,
    );
    if (reason) outcome = 'failed';
  }
  return outcome;
}

function printTable(table: ReadonlyMap<Host, readonly Outcome[]>): void {
  console.log(`\n| check | ${[...table.keys()].map(({ name }) => name).join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(table.size)}`);
  for (const [index, title] of checks.entries()) {
    console.log(`| ${title} | ${[...table.values()].map((outcomes) => outcomes[index]).join(' | ')} |`);
  }
}
