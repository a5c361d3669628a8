import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCompressedHost } from './bench/compressedHost.ts';
import { findBrowser } from './findBrowser.mjs';
import { securityHeaders } from './securityHeaders.ts';

/**
 * The least score of each category, of 100. Performance is timed, on a phone that is simulated: this limit is one that even a busy
 * machine keeps. With little else to do it was 99 and 100 in turn: first paint 1.5 s, main thread blocked for 30 to 80 ms.
 */
const limits: Readonly<Record<string, number>> = {
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  performance: 50,
};

interface Report {
  readonly lighthouseVersion: string;
  readonly categories: Readonly<
    Record<
      string,
      {
        readonly title: string;
        readonly score: number | null;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly displayValue?: string }>
  >;
}

/** Fetched when it is used: with what it depends on, it is as large as half of all that the project installs. */
const lighthouse = 'lighthouse@12.8.2';

/**
 * Prints the scores of Lighthouse for the built page, served with the headers of its host; 1 if a category is below its limit. If
 * Lighthouse cannot be fetched, it is skipped by name.
 */
export async function main(): Promise<number> {
  if ((await run('--version')) !== 0) {
    console.log(`not available here: ${lighthouse}`);
    return 0;
  }
  const host = await startCompressedHost(process.env.DIST_DIR ?? 'dist', securityHeaders);
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    return judge(await audit(`${host.address}/`, join(folder, 'report.json')));
  } finally {
    rmSync(folder, { recursive: true });
    await host.close();
  }
}

/** The report of the page at `address`. Lighthouse at times misses the start of its own recording and asks to be run again: three times at most. */
async function audit(address: string, file: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-background-networking --disable-component-update';
  for (let attempt = 1; attempt <= 3; attempt++) {
    const status = await run(
      ...[address, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`],
      // It would fetch robots.txt through the page, whose policy lets it connect to nothing.
      '--skip-audits=robots-txt',
    );
    if (status === 0) return JSON.parse(readFileSync(file, 'utf8'));
    console.log(`Lighthouse ended with ${status}, attempt ${attempt} of 3.`);
  }
  throw new Error('Lighthouse could not record the page.');
}

async function run(...args: readonly string[]): Promise<number | null> {
  const path = findBrowser();
  const env = { ...process.env, ...(path ? { CHROME_PATH: path } : {}) };
  const [status] = await once(spawn('npx', ['--yes', lighthouse, ...args], { stdio: 'inherit', env }), 'exit');
  return status;
}

function judge({ lighthouseVersion, categories, audits }: Report): number {
  console.log(`Lighthouse ${lighthouseVersion}, the built page under its content security policy`);
  let failed = 0;
  for (const [id, { title, score, auditRefs }] of Object.entries(categories)) {
    const points = Math.round((score ?? 0) * 100);
    const limit = limits[id] ?? 0;
    console.log(`${title}: ${points} of at least ${limit}`);
    if (points < limit) failed++;
    for (const { id: name, weight } of auditRefs) {
      const found = audits[name];
      if (!found || found.score === null || found.score >= 0.9) continue;
      console.log(`  ${weight ? `weight ${weight}` : 'advice'}: ${found.title} ${found.displayValue ?? ''} (${name})`);
    }
  }
  return failed ? 1 : 0;
}
