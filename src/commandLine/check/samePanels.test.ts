import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { Random } from 'source-text/testing/random';
import { expect, it } from 'vitest';
import { runOn } from '../../testing/commandLine.ts';
import { mutatedConfigs } from '../../testing/mutatedConfigs.ts';
import { readConfig } from '../../testing/readConfig.ts';
import { buildTokenRequest } from '../../tokenRequest/index.ts';
import { requestCodes } from '../../tokenRequest/requestCodes.ts';

const sample = {
  name: 'Sample',
  sourceID: '42',
  gatewayURL: 'https://gateway.example.com',
  baseURL: undefined,
  time: '',
  timeZone: '',
};

const random = new Random(61);
const tokenUrls = [
  '',
  'null',
  '5',
  "''",
  "'https://id.example.com/token'",
  "'http://id.example.com/token'",
  "'https://id.example.com/token?a=b#c'",
  "'id.example.com/token'",
  "'https://user:fake@id.example.com:0/token'",
  "'https://\u007bHOST}/token'",
  "'https://login.microsoftonline.com/<TENANT>/oauth2/v2.0/token'",
  ...Object.values(requestCodes).flatMap((example) => /tokenUrl: (.*) \}$/.exec(example)?.[1] ?? []),
];
const names = [
  'grant_type',
  'scope',
  'audience',
  'client_id',
  'client_secret',
  'Scope',
  ' scope',
  'resource',
  'base_url',
];
const programs = [`"'a'"`, `"sourceID"`, `"baseURL"`, `'''sourceID + ' x''''`, `"<X>"`, '5'];

/** A gateway with any of its options, in any form. */
function gateway(): string {
  const params = names.filter(() => random.chance(25)).map((name) => `"${name}": ${random.pick(programs)}`);
  const tokenUrl = random.pick(tokenUrls);
  const members = [
    ...(random.chance(70) ? ['clientId: "client"'] : []),
    ...(random.chance(70) ? ['clientSecret: "fake-secret"'] : []),
    ...(tokenUrl ? [`tokenUrl: ${tokenUrl}`] : []),
    ...(random.chance(70) ? [`endpointParams: {\n    ${params.join('\n    ')}\n  }`] : []),
  ];
  const base = random.pick(['', 'baseUrl: "https://review.example.com"\n  ', 'baseUrl: 5\n  ']);
  return `{\n  ${base}gatewayOAuth2: {\n  ${members.join('\n  ')}\n  }\n}\n`;
}

/** A missing option without a default is to be filled in, and no problem; the sentence is about the sample. */
const aboutTheSample: ReadonlySet<string> = new Set(['base-url-unset']);

it('says of a token request what its panel says, of the same options', async () => {
  const examples = Object.values(requestCodes);
  const texts = [...examples, ...Array.from({ length: fuzzCount(400) }, gateway), ...mutatedConfigs(fuzzCount(300), 7)];
  const files = Object.fromEntries(texts.map((text, index) => [`f${index}`, text]));
  const { out } = await runOn({ files }, 'check', '--output', 'json', ...Object.keys(files));
  const reports: readonly { readonly problems: readonly { readonly path: readonly unknown[]; message: string }[] }[] =
    JSON.parse(out).files;
  const seen = new Set<string>();
  const missing = texts.flatMap((text, index) => {
    const request = buildTokenRequest(readConfig(text), sample, 'latest', 0);
    if (request.kind !== 'request') return [];
    const problems = reports[index]?.problems ?? [];
    const isAt = (path: readonly unknown[]) => (problem: { readonly path: readonly unknown[] }) =>
      JSON.stringify(problem.path) === JSON.stringify(path);
    const notes = request.notes.filter(({ code }) => !aboutTheSample.has(code));
    for (const { code } of notes) seen.add(code);
    const warnings = request.fields.flatMap(({ warning, path = [] }) => (warning ? [{ warning, path }] : []));
    for (const { warning } of warnings) seen.add(warning.slice(0, 20));
    return [
      ...notes.filter(({ path }) => !problems.some(isAt(path))).map(({ code }) => ({ text, code })),
      ...warnings
        .filter(({ path, warning }) => !problems.filter(isAt(path)).some(({ message }) => message === warning))
        .map(({ warning }) => ({ text, code: warning })),
    ];
  });
  expect([...new Set(missing.map(({ code }) => code))]).toEqual([]);
  expect(missing.slice(0, 2)).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});
