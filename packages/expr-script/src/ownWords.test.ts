import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

test('no module knows what a program is for', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('testing/'),
  );
  const found = files.flatMap((name) =>
    readFileSync(folder + name, 'utf8')
      .split('\n')
      .filter((line) => /config|hjson|gateway|simulat|oauth|token request|\bpage\b|\beditor/i.test(line))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(found).toEqual([]);
});
