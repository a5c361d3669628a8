/** @module-tag slow */

import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { isTextKind, options } from '../config/index.ts';
import { runOn } from '../testing/commandLine.ts';
import { plantedDocuments } from '../testing/plantedSecrets.ts';
import { apartTargets } from '../testing/targets.ts';

const name = 'config.hjson';
const other = {
  'other.hjson': 'mailFrom: "review@example.com"\nsmtpPort: 25\noidcClientSecret: "fake-other"\n',
  'base.hjson': 'mailFrom: "a@example.com"\nsmtpPort: 26\noidcClientSecret: "fake-base"\n',
  'report.txt': 'arconf-server-check 1\nok smtp.connect\nfail oidc.issuer slash\nfail db.connect\nend\n',
};

/** Everything that a run leaves behind: what it prints, and the reports that it writes. */
async function traces(text: string, ...words: readonly string[]): Promise<string> {
  const line = words.includes(name) ? words : [...words, name];
  const { out, err, files } = await runOn({ files: { [name]: text, ...other }, columns: 60 }, ...line);
  const reports = Object.entries(files).filter(([path]) => path !== name && !(path in other));
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
  ['check', '--fix'],
  ['check', '--fix', '--output', 'json'],
  ['check', '--wrapped'],
  ['redact', '--textconv'],
  ['redact', '--textconv', '--comments', 'unsuspicious'],
  ['diff', '--all', '--comments', '--color', 'always', 'other.hjson'],
  ['diff', '--all', '--comments', '--output', 'json', 'other.hjson'],
  ['diff', '--all', '--comments', '--output', 'markdown', 'other.hjson'],
  ['diff', '--output', 'github', 'other.hjson'],
  ['diff', '--expect', 'mailFrom', 'other.hjson'],
  ['fmt', '--diff'],
  ['effective'],
  ['effective', '--output', 'markdown'],
  ['effective', '--output', 'csv'],
  ['server-check'],
  ['set', name, 'queryTimeOutMinutes', '7', '--diff'],
  ['set', name, '--from', 'other.hjson', '--diff'],
  ['set', name, 'smtpPort', '587', '--note', 'submission', '--diff'],
];

/** The same, without any word in the messages about a secret that was left out. */
const terseRuns: readonly (readonly string[])[] = [
  ['merge', 'base.hjson', name, 'other.hjson', '--output', name, '--path', 'driver.hjson'],
  ['server-check', '--read', 'report.txt'],
  ...['pgConnStr', 'encryptionKey', 'oidcClientSecret', 'smtpAuth', 'gatewayOAuth2', 'organisationName'].map(
    (option) => ['get', name, option],
  ),
  ['set', name, 'pgConnStr', 'postgres://db/review', '--diff'],
  ['unset', name, 'oidcClientSecret', '--diff'],
  ['unset', name, 'smtpPort', '--diff'],
  ...apartTargets.flatMap(({ id }) => ['committed', 'names'].map((part) => ['export', '--for', id, '--part', part])),
];

/** How many of the planted documents leave something that matches. */
async function leftBy(words: readonly string[], sign: RegExp): Promise<number> {
  let count = 0;
  for (const { text, marker, spelling } of plantedDocuments(fuzzCount(150, 150), 1)) {
    // An object with an option is the configuration then, and its addresses are no secrets.
    if (words.includes('--wrapped') && spelling.includes('object of an unknown key')) continue;
    const left = await traces(text, ...words);
    expect({ spelling, text, left: left.includes(marker) ? left : '' }).toMatchObject({ left: '' });
    if (sign.test(left)) count++;
  }
  return count;
}

const titled = (all: readonly (readonly string[])[]) => all.map((words) => [words.join(' '), words] as const);

describe('no secret of a file is in what a command leaves', () => {
  it.each(titled(runs))('%s', async (_, words) => {
    const withContext = await leftBy(
      words,
      /<redacted|\(not shown|"hiddenFixes"|••••••|\(hidden\)|holds a secret|\$\{[A-Z]|=$/m,
    );
    // The search would find nothing if nothing is shown.
    if (!words.includes('--wrapped')) expect(withContext).toBeGreaterThan(10);
  });

  it.each(titled(terseRuns))('%s', async (_, words) => {
    expect(await leftBy(words, /\S/)).toBeGreaterThan(10);
  });
});

/** Texts that no option of another type reads, in place of its value; the word occurs nowhere else. */
const word = 'quiltzebra';
const spellings: readonly ((random: Random) => string)[] = [
  () => `"${word}-1"`,
  () => `${word} 25\n`,
  () => `'x ${word}: y'`,
  () => `{ "${word}-7": 1 }`,
  () => `{ a: [{ ${word}: true }] }`,
  () => `["1", { ${word}: null }]`,
  () => `'''\n${word}\n'''`,
  (random) => JSON.stringify(`${word}${String.fromCharCode(...[1, 2, 3].map(() => 33 + random.below(94)))}`),
];

/** A text of the wrong type in every option; what is text may be any, so there it is an object with the word as a key. */
function mistypedDocuments(random: Random): readonly string[] {
  return options.flatMap(({ kind, path }) => {
    const written = isTextKind(kind) && kind !== 'choice' ? spellings.slice(3, 6) : spellings;
    return written.map((spelling) =>
      path.reduceRight<string>(
        (inner, key) => `{ ${random.pick(['', 'mailFrom: "a@example.com"\n'])}${key}: ${inner} }`,
        spelling(random),
      ),
    );
  });
}

it.each(titled([...runs, ...terseRuns, ['get', name, 'smtpPort'], ['get', name, 'supportCustomMailServer']]))(
  'no text in an option of another type is left by: %s',
  async (_, words) => {
    const random = new Random(7);
    const documents = mistypedDocuments(random);
    for (let count = 0; count < fuzzCount(60, 60); count++) {
      const text = random.pick(documents);
      expect({ text, left: (await traces(text, ...words)).match(`.*${word}.*`)?.[0] }).toEqual({
        text,
        left: undefined,
      });
    }
  },
);
