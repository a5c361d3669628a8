import { describe, expect, it } from 'vitest';
import { runOn } from '../testing/commandLine.ts';
import { fuzzCount } from '../testing/fuzzRuns.ts';
import { plantedDocuments } from '../testing/plantedSecrets.ts';

const name = 'config.hjson';
const other = { 'other.hjson': 'mailFrom: "review@example.com"\nsmtpPort: 25\noidcClientSecret: "fake-other"\n' };

/** Everything that a run leaves: what it prints, and the reports that it writes. */
async function traces(text: string, ...words: readonly string[]): Promise<string> {
  const line = words.includes(name) ? words : [...words, name];
  const { out, err, files } = await runOn({ files: { [name]: text, ...other }, columns: 60 }, ...line);
  const reports = Object.entries(files).filter(([path]) => path !== name);
  return [out, err, ...reports.map(([, report]) => report)].join('\n');
}

/** The commands that show something of a file without being asked for a secret. */
const runs: readonly (readonly string[])[] = [
  [
    'check',
    ...['json', 'sarif', 'gitlab', 'github', 'compact'].flatMap((format) => ['--output', `${format}=${format}.out`]),
  ],
  ['check', '--color', 'always', '--summary', 'summary.out'],
  ['check', '--fix', '--diff', '--output', 'compact'],
  ['check', '--wrapped'],
  ['redact', '--textconv'],
  ['redact', '--textconv', '--comments', 'unsuspicious'],
  ['diff', '--all', '--comments', '--color', 'always', 'other.hjson'],
  ['diff', '--all', '--comments', '--output', 'json', 'other.hjson'],
  ['diff', '--all', '--comments', '--output', 'markdown', 'other.hjson'],
  ['diff', '--output', 'github', 'other.hjson'],
  ['fmt', '--diff'],
  ['effective'],
  ['server-check'],
  ['set', name, 'queryTimeOutMinutes', '7', '--diff'],
  ['set', name, '--from', 'other.hjson', '--diff'],
  ['export', '--for', 'envsubst'],
  ['export', '--for', 'compose-apart', '--part', 'names'],
];

describe('no secret of a file is in what a command leaves', () => {
  it.each(runs.map((words) => [words.join(' '), words] as const))('%s', async (_, words) => {
    let withContext = 0;
    for (const { text, marker, spelling } of plantedDocuments(fuzzCount(150), 1)) {
      const left = await traces(text, ...words);
      expect({ spelling, text, left: left.includes(marker) ? left : '' }).toMatchObject({ left: '' });
      if (/<redacted|\(not shown|"hiddenFixes"|••••••|\(hidden\)|holds a secret|\$\{[A-Z]|=$/m.test(left))
        withContext++;
    }
    // The search would find nothing where nothing is shown.
    if (!words.includes('--wrapped')) expect(withContext).toBeGreaterThan(10);
  });
});
