import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

const recognise = (pasted: string) => recognisePaste(pasted, createYamlReader(yaml));
const name = 'SERVICE_CONFIG_HJSON';
const config = '{"baseUrl":"https://review.example.com","smtpPort":587}';
const its = `{"oidcClientSecret":"it's","smtpPort":587}`;
const doubled = its.replace("'", "''");
const port = '{"smtpPort":587}';

describe('what all programs read alike is known', () => {
  it.each([
    ['one option in a list of gcloud', `gcloud run deploy r --set-env-vars '${name}=${port}'`, port],
    ['another separator of gcloud', `gcloud run deploy r --set-env-vars '^@^${name}=${config}@TZ=UTC'`, config],
    ['JSON for helm', `helm upgrade r c --set-json 'config=${config}'`, config],
    ['a logging command', `echo '##vso[task.setvariable variable=${name}]${its.replace("'", "'\\''")}'`, its],
    [
      'carets of cmd outside of quotes',
      `set ${name}={^"oidcClientSecret^":^"a^&b^",^"smtpPort^":587}`,
      '{"oidcClientSecret":"a&b","smtpPort":587}',
    ],
    ['carets in quotes of cmd', `set "${name}={"oidcClientSecret":"a^&b"}"`, '{"oidcClientSecret":"a^&b"}'],
    ['doubled quotes of cmd', `docker run -e "${name}=${config.replaceAll('"', '""')}" r`, config],
    ['supervisor', `environment=${name}='{"oidcClientSecret":"50%%x"}'`, '{"oidcClientSecret":"50%x"}'],
    [
      'a list of supervisor',
      `environment=TZ="UTC",${name}='{"oidcClientSecret":"50%%x"}'`,
      '{"oidcClientSecret":"50%x"}',
    ],
    ['key and value', `- key: ${name}\n  value: '${doubled}'`, its],
    ['option_name and value', `option_settings:\n  - option_name: ${name}\n    value: '${doubled}'`, its],
    ['TOML', `${name} = '''${port}'''`, port],
    ['a literal of kustomize', `configMapGenerator:\n- literals:\n  - ${name}='${port}'\n`, port],
    ['a variable of GitLab', `variables:\n  ${name}:\n    value: '${port}'\n    expand: false`, port],
    [
      'a reference in the same text',
      `kind: Pod\nspec: {containers: [{env: [{name: ${name}, valueFrom: {secretKeyRef: {name: c, key: k}}}]}]}\n---\nkind: Secret\nmetadata: {name: c}\nstringData:\n  k: '${port}'\n`,
      port,
    ],
    ['a step of a workflow', `- run: echo '${its.replace("'", "'\\''")}' > config.json`, its],
    ['a program in JavaScript', `process.env.${name} = '${port}';`, port],
    ['docker inspect with a template', `[${name}=${config} PATH=/usr/bin]`, config],
    ['nested JSON', `{"config":${config},"replicas":1}`, config],
    [
      'a caret at the end of a value',
      'Hello,\n{ "oidcClientSecret": "Secret^", "smtpPort": 25 }\nRegards',
      '{ "oidcClientSecret": "Secret^", "smtpPort": 25 }',
    ],
    ['a no-break space', 'text { oidcClientSecret: "a\u00A0b" } text', '{ oidcClientSecret: "a\u00A0b" }'],
    ['a character without width', 'text { oidcClientSecret: "a\u200Bb" } text', '{ oidcClientSecret: "a\u200Bb" }'],
    [
      'an entity',
      'Use { "oidcClientSecret": "a&amp;b", "smtpPort": 25 } ok',
      '{ "oidcClientSecret": "a&amp;b", "smtpPort": 25 }',
    ],
    [
      'an entity that is a quote',
      '{ "oidcClientSecret": "a:&quot;b", "smtpPort": 25 }',
      '{ "oidcClientSecret": "a:&quot;b", "smtpPort": 25 }',
    ],
    [
      'members between other lines',
      'Hi Bob,\n\nbaseUrl: https://x.example.com\nsmtpPort: 587\n-- \nAda\n',
      'baseUrl: https://x.example.com\nsmtpPort: 587',
    ],
  ])('%s', (_name, pasted, text) =>
    expect(recognise(pasted)).toMatchObject({ kind: 'found', isAsked: false, choices: [{ text }] }),
  );
});

describe('what programs read differently is asked, with the likely reading first', () => {
  it.each([
    ['quotes of PowerShell', `PS C:\\> docker run -e '${name}=${doubled}' review:1`, its],
    ['a continuation sign of PowerShell', `az webapp config \`\n  --settings '${name}=${doubled}'`, its],
    ['a cmdlet', `Set-ItemProperty -Path 'HKLM:\\X' -Name Environment -Value '${name}=${doubled}'`, its],
    ['commas in a list of gcloud', `gcloud run deploy r --set-env-vars '${name}=${config}'`, config],
    ['commas in an action', `- with:\n    env_vars: |\n      ${name}=${config}\n`, config],
    ['braces in a list of helm', `helm upgrade r c --set 'config=${config}'`, config],
    ['escaped commas', `helm upgrade r c --set-string 'env.${name}=${config.replace(',', '\\,')}'`, config],
    [
      'JSON in JSON in quotes',
      `curl -d '{"data":{"${name}":"${its.replaceAll('"', '\\"').replace("'", "'\\''")}"}}' https://x`,
      its,
    ],
    [
      'an object where text is needed',
      `env:\n  - name: ${name}\n    value: {"smtpPort": 587}`,
      '{ "smtpPort": 587 }\n',
    ],
    ['a format of printf', `printf '{"oidcClientSecret":"100%%"}' > config.json`, '{"oidcClientSecret":"100%"}'],
    ['a backslash in a format', `printf '{"oidcClientSecret":"a\\\\b"}' > config.json`, '{"oidcClientSecret":"a\\b"}'],
    ['echo -e', `echo -e '{"oidcClientSecret":"a\\\\\\\\b"}' > config.json`, '{"oidcClientSecret":"a\\\\b"}'],
    [
      'a comment sign',
      'oidcClientSecret: abc # x\nsmtpPort: 25',
      '{\n  "oidcClientSecret": "abc", # x\n  "smtpPort": 25\n}\n',
    ],
    ['colours of a terminal', '{\n  \x1B[32m"smtpPort"\x1B[0m: 587\n}', '{\n  "smtpPort": 587\n}'],
  ])('%s', (_name, pasted, text) => {
    const found = recognise(pasted);
    expect(found).toMatchObject({ kind: 'found', isAsked: true });
    expect(found.kind === 'found' && found.choices[0]?.text).toBe(text);
  });

  it.each([
    [
      'dollar signs of GitLab',
      `variables:\n  ${name}: '{"oidcClientSecret":"p$$x7"}'\n`,
      '{"oidcClientSecret":"p$x7"}',
    ],
    ['percent signs of a batch file', `set "${name}={"oidcClientSecret":"50%%x7"}"`, '{"oidcClientSecret":"50%x7"}'],
  ])('or among them: %s', (_name, pasted, text) => {
    const found = recognise(pasted);
    expect(found).toMatchObject({ kind: 'found', isAsked: true });
    expect(found.kind === 'found' && found.choices.map((choice) => choice.text)).toContain(text);
  });
});

it.each([
  [
    'backslashes that kustomize keeps',
    `configMapGenerator:\n- literals:\n  - ${name}="{\\"smtpPort\\":587}"\n`,
    'backslashes',
  ],
  ['quotes inside a value of supervisor', `environment=${name}=${port}`, 'supervisor'],
])('is refused with its reason: %s', (_name, pasted, said) => {
  const found = recognise(pasted);
  expect(found.kind === 'refused' && found.reasons[0]?.message).toContain(said);
});

it.each(['a', '%', '%%', '^', '^^', ',', ',,', '&', '&&', ';', ';;', '\u00A0', '\u200B', '#', '(', '~'])(
  'quotes inside of quotes, without any around the value: a shell takes the outer ones off, beside %j',
  (sign) => {
    const found = recognise(`${name}={"oidcClientSecret":"'a${sign}b'","smtpPort":587}`);
    expect(found).toMatchObject({ kind: 'found', isAsked: true });
    const texts = found.kind === 'found' ? found.choices.map(({ text }) => text) : [];
    expect(texts).toEqual([
      `{"oidcClientSecret":"'a${sign}b'","smtpPort":587}`,
      `{oidcClientSecret:'a${sign}b',smtpPort:587}`,
    ]);
  },
);

it('none of many here-documents or texts is left out without a word', () => {
  const other = Array.from({ length: 25 }, (_, at) => `cat <<'E${at}' > f\nx\nE${at}\n`).join('');
  const two = ['587', '25'].map((value) => `cat <<'EOF' > config.json\n{"smtpPort":${value}}\nEOF\n`).join('');
  const found = recognise(other + two);
  expect(found.kind === 'found' && found.choices.map(({ text }) => text)).toEqual([
    '{"smtpPort":587}',
    '{"smtpPort":25}',
  ]);
  const many = Array.from({ length: 25 }, (_, at) => `  k${at}: |\n    smtpPort: ${at + 1}\n    mailFrom: a\n`).join(
    '',
  );
  expect(recognise(`data:\n${many}`)).toMatchObject({ reasons: [{ code: 'paste-too-many-parts' }] });
});

it('a value with a million words behind the object is read without running out of the stack', () => {
  const pasted = `${name} = '${port}${'a '.repeat(1_000_000)}'\n`;
  expect(recognise(pasted).kind).not.toBe('empty');
});
