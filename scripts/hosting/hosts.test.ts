import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { precompressFolder } from '../build/precompress.ts';
import type { RunningHost } from './host.ts';
import { hostChecks, hostedPage } from './hostChecks.ts';
import { installedHosts } from './installedHosts.ts';

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'small-page-'));
  mkdirSync(join(folder, 'assets'));
  const files = ['index.html', 'serviceWorker.js', 'config.schema.json', 'guide.html', 'licences.txt'];
  for (const file of [...files, 'assets/start-hash.js']) {
    writeFileSync(join(folder, file), `${file} of a small page\n`.repeat(100));
  }
  await precompressFolder(folder);
});

afterAll(() => rmSync(folder, { recursive: true }));

for (const host of installedHosts) {
  describe(`${host.name} with the configuration in hosting/`, () => {
    let running: RunningHost | string;

    beforeAll(async () => {
      running = await host.start(folder);
    });
    afterAll(async () => {
      if (typeof running !== 'string') await running.stop();
    });

    for (const place of ['root', 'sub-path'] as const) {
      for (const { title, run } of hostChecks) {
        it(`at the ${place}: ${title}`, async ({ skip }) => {
          if (typeof running === 'string') return skip(running);
          await run(hostedPage(running, place));
        });
      }
    }
  });
}
