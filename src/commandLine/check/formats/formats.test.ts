import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { longTest } from 'source-text/testing/limits';
import { describe, expect, it } from 'vitest';
import { fixtureTexts } from '../../../testing/checkedTexts.ts';
import { runOn } from '../../../testing/commandLine.ts';

// The schema is of draft 04; of the later changes, it uses only the names of the schema.
const {
  $schema: _,
  id: _id,
  ...schema
} = JSON.parse(readFileSync(new URL('../fixtures/sarif-2.1.0-rtm.5.json', import.meta.url), 'utf8'));
const ajv = addFormats(new Ajv({ strict: false, unicodeRegExp: false }));
const isSarif = ajv.compile(schema);

const texts: Readonly<Record<string, string>> = {
  none: 'organisationName: Example Hospital\n',
  one: 'smtpProt: 587\n',
  many: Array.from({ length: 500 }, (_none, index) => `unknown${index}: 1\n`).join(''),
  'folder/with spaces, ümläut & 100 %.hjson': 'smtpProt: 587\n',
  'CR LF': 'smtpPort: "587"\r\nsmtpProt: 1\r\n',
  astral: 'organisationName: "😀😀" # 😀\n"😀": 1\n',
  ...fixtureTexts(),
};

async function report(format: string, files: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const { out, code } = await runOn(
    { files: { ...files } },
    'check',
    '--output',
    format,
    ...words,
    ...Object.keys(files),
  );
  return { report: format === 'github' || format === 'text' ? out : JSON.parse(out), out, code };
}

const problemsOf = async (name: string) =>
  (await report('json', { [name]: texts[name] ?? '' })).report.files[0].problems as readonly {
    readonly code: string;
    readonly message: string;
    readonly range?: { readonly start: { readonly line: number; readonly column: number; readonly offset: number } };
  }[];

describe.each(Object.keys(texts))('a report of %s', (name) => {
  const files = { [name]: texts[name] ?? '' };

  it('is valid SARIF with a result for each problem', { ...longTest, tags: 'slow' }, async () => {
    const { report: sarif, code } = await report('sarif', files);
    isSarif(sarif);
    expect(isSarif.errors ?? []).toEqual([]);
    const problems = await problemsOf(name);
    const [run] = sarif.runs;
    expect(run.results.map(({ ruleId }: { ruleId: string }) => ruleId)).toEqual(problems.map((each) => each.code));
    expect(run.invocations).toMatchObject([{ executionSuccessful: true, exitCode: code }]);
    for (const { ruleId, ruleIndex } of run.results) expect(run.tool.driver.rules[ruleIndex].id).toBe(ruleId);
  });

  it('has regions in SARIF that are those of the problems', { tags: 'slow' }, async () => {
    const { report: sarif } = await report('sarif', files);
    const problems = await problemsOf(name);
    const regions = sarif.runs[0].results.map(
      (result: { locations: [{ physicalLocation: { region: object } }] }) =>
        result.locations[0].physicalLocation.region,
    );
    expect(regions).toMatchObject(
      problems.map(({ range }) =>
        range
          ? { startLine: range.start.line, startColumn: range.start.column, charOffset: range.start.offset }
          : { startLine: 1 },
      ),
    );
  });

  it('has a fingerprint for each problem', async () => {
    const { report: sarif } = await report('sarif', files);
    const { report: gitlab } = await report('gitlab', files);
    const ofSarif = sarif.runs[0].results.map((each: { partialFingerprints: object }) =>
      Object.values(each.partialFingerprints).join(),
    );
    const ofGitlab = gitlab.map(({ fingerprint }: { fingerprint: string }) => fingerprint);
    for (const prints of [ofSarif, ofGitlab]) expect(new Set(prints).size).toBe(prints.length);
    expect(ofGitlab).toHaveLength(ofSarif.length);
  });
});

it('SARIF names a file below the root by its percent-encoded path', async () => {
  const name = 'folder/with spaces, ümläut & 100 %.hjson';
  const { report: sarif } = await report('sarif', { [name]: texts[name] ?? '' });
  expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual({
    uri: 'folder/with%20spaces%2C%20%C3%BCml%C3%A4ut%20%26%20100%20%25.hjson',
    uriBaseId: '%SRCROOT%',
  });
});

describe('problems of variables, which are in no file', () => {
  const checked = async (format: string) => {
    const variables = { SERVICE_CONFIG_HJSON: 'smtpProt: 1\n', GOMEMLIMIT: '512MB' };
    const { out } = await runOn({ variables }, 'check', '--env', '--output', format);
    return format === 'github' ? out : JSON.parse(out);
  };

  it('have no range in JSON', async () => {
    const { files } = await checked('json');
    expect(files).toMatchObject([
      { name: 'SERVICE_CONFIG_HJSON', problems: [{ path: ['smtpProt'], range: expect.anything() }] },
      { name: 'GOMEMLIMIT', problems: [{ option: 'GOMEMLIMIT', message: expect.any(String) }] },
    ]);
    expect(files[1].problems.map(({ range }: { range?: object }) => range)).toEqual([undefined]);
  });

  it('have a name and no file in SARIF', async () => {
    const sarif = await checked('sarif');
    isSarif(sarif);
    expect(isSarif.errors ?? []).toEqual([]);
    expect(sarif.runs[0].results.map(({ locations }: { locations: object[] }) => locations)).toEqual(
      ['smtpProt', 'GOMEMLIMIT'].map((fullyQualifiedName) => [
        { logicalLocations: [{ fullyQualifiedName, kind: 'variable' }] },
      ]),
    );
    expect(sarif.runs[0].results.flatMap((each: object) => ('fixes' in each ? [each] : []))).toEqual([]);
  });

  it('have their name as the path that GitLab requires', async () =>
    expect(await checked('gitlab')).toMatchObject([
      { location: { path: 'SERVICE_CONFIG_HJSON' } },
      { location: { path: 'GOMEMLIMIT', lines: { begin: 1 } } },
    ]));

  it('annotate no file on GitHub', async () => {
    const lines: string = await checked('github');
    const commands = lines.split('\n').filter(Boolean).map(readCommand);
    expect(commands.map(({ properties }) => Object.keys(properties))).toEqual([['title'], ['title']]);
    expect(commands.map(({ properties }) => properties.title?.split(':')[0]).sort()).toEqual([
      'GOMEMLIMIT',
      'SERVICE_CONFIG_HJSON',
    ]);
  });
});

it('SARIF says what could not be read', async () => {
  const { out, code } = await runOn({}, 'check', '--output', 'sarif', 'none.hjson');
  const sarif = JSON.parse(out);
  isSarif(sarif);
  expect(isSarif.errors ?? []).toEqual([]);
  expect(code).toBe(2);
  expect(sarif.runs[0].invocations[0]).toMatchObject({
    executionSuccessful: false,
    exitCode: 2,
    toolExecutionNotifications: [{ level: 'error', message: { text: 'There is no such file.' } }],
  });
});

it.each(['sarif', 'gitlab'])('the fingerprints of %s stay when lines are inserted above', async (format) => {
  const text = texts['03-comments-everywhere.hjson'] ?? '';
  const prints = async (content: string) =>
    (await report(format, { a: content })).out.match(/"(?:fingerprint|arconfOption\/v1)": "\w+"/g) ?? [];
  const before = await prints(text);
  expect(before.length).toBeGreaterThan(2);
  expect(await prints(`# one\n# two\n\n${text}`)).toEqual(before);
});

/** As the runner of GitHub Actions reads a command: properties end at a comma, the message is what is after `::`. */
function readCommand(line: string) {
  const match = /^::(error|warning|notice)(?: (.*?))?::(.*)$/.exec(line);
  if (!match) throw new Error(`no command: ${line}`);
  const decode = (text: string) => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
  const decodeProperty = (text: string) => decode(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
  const [, kind, properties = '', message = ''] = match;
  const pairs = properties.split(',').filter(Boolean);
  return {
    kind,
    message: decode(message),
    properties: Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), decodeProperty(pair.slice(pair.indexOf('=') + 1))]),
    ),
  };
}

describe('annotations for GitHub', () => {
  it('can be read back with file, place and message', async () => {
    const names = Object.keys(texts).filter((name) => name !== 'many');
    const kinds = { error: 'error', warning: 'warning', hint: 'notice' };
    for (const name of names) {
      const { out } = await report('github', { [name]: texts[name] ?? '' });
      const commands = out.split('\n').filter(Boolean).map(readCommand);
      const { report: json } = await report('json', { [name]: texts[name] ?? '' });
      const expected = json.files[0].problems.map(
        (problem: {
          severity: keyof typeof kinds;
          message: string;
          detail?: string;
          code: string;
          range?: { start: { line: number; column: number } };
        }) => ({
          kind: kinds[problem.severity],
          message: [problem.message, problem.detail].filter(Boolean).join('\n'),
          properties: expect.objectContaining({
            file: name,
            title: problem.code,
            line: `${problem.range?.start.line ?? 1}`,
            ...(problem.range && { col: `${problem.range.start.column}` }),
          }),
        }),
      );
      expect(commands).toHaveLength(expected.length);
      expect(commands).toEqual(expect.arrayContaining(expected));
    }
  });

  it('come worst first, ten of a kind, and say how many are missing', async () => {
    const { out } = await report('github', { a: `${texts.many}smtpPort: x\nbaseUrl: [1]\n` });
    const commands = out.split('\n').filter(Boolean).map(readCommand);
    const kinds = commands.map(({ kind }) => kind);
    const order = ['error', 'warning', 'notice'];
    expect(kinds).toEqual([...kinds].sort((a = '', b = '') => order.indexOf(a) - order.indexOf(b)));
    expect(kinds.filter((kind) => kind === 'warning')).toHaveLength(10);
    expect(commands.at(-1)?.message).toMatch(/^\d+ more problems: see the log\.$/);
  });

  it('keep what would end a command or a property', async () => {
    const name = 'a,b:c%0A::error::d';
    const { out } = await report('github', { [name]: 'smtpProt: 1\n' });
    expect(out.split('\n').filter(Boolean).map(readCommand)).toMatchObject([{ properties: { file: name } }]);
  });
});

it('the summary of a job shows markup as it is written', async () => {
  const files = { 'a|b<img>.hjson': 'smtpProt: 1\n' };
  const run = await runOn({ files }, 'check', '--summary', 's', 'a|b<img>.hjson');
  expect(run.files.s).toContain('a&#124;b&#60;img&#62;.hjson:1');
});
