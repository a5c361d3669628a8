import { measured } from 'source-text/testing/measured';
import { processorTime } from 'source-text/testing/processorTime';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader, mostYamlTokens } from './yamlReader.ts';

const recognise = (pasted: string) => recognisePaste(pasted, createYamlReader(yaml));
const config = '{"baseUrl":"https://review.example.com","smtpPort":587}';
const other = '{"baseUrl":"https://other.example.com"}';
const base64 = Buffer.from(config).toString('base64');
const lines = (...parts: readonly string[]) => parts.join('\n');

describe('what is recognised', () => {
  it.each([
    ['HJSON', 'HJSON', '{\n  # note\n  baseUrl: "https://review.example.com"\n}'],
    ['HJSON without braces', 'HJSON', 'baseUrl: https://review.example.com\nsmtpPort: 587\n'],
    ['a code fence', 'HJSON, line 2', `\`\`\`json\n${config}\n\`\`\``],
    ['an export', 'POSIX shell, line 1', `export SERVICE_CONFIG_HJSON='${config}'`],
    ['a prompt', 'POSIX shell, line 1', `$ export SERVICE_CONFIG_HJSON='${config}'`],
    ['a prompt with user and host', 'POSIX shell, line 1', `root@web-1:~# export SERVICE_CONFIG_HJSON='${config}'`],
    ['double quotes', 'POSIX shell, line 1', `export SERVICE_CONFIG_HJSON="${config.replaceAll('"', '\\"')}"`],
    ['joined pieces', 'POSIX shell, line 2', `cd /app\nSERVICE_CONFIG_HJSON='{"smtpPort"'":587}" ./server`],
    ['docker run', 'POSIX shell, line 2', `docker run -d \\\n  -e 'SERVICE_CONFIG_HJSON=${config}' \\\n  image`],
    ['an env file', 'Env file (docker), line 2', `A=b\nSERVICE_CONFIG_HJSON=${config}\n`],
    ['an env file with CR LF', 'Env file (docker), line 2', `A=b\r\nSERVICE_CONFIG_HJSON=${config}\r\n`],
    ['a quoted env file', 'Env file (Compose), line 1', `SERVICE_CONFIG_HJSON = '${config}' # note`],
    ['fish', 'fish, line 1', `set -gx SERVICE_CONFIG_HJSON '${config}'`],
    ['PowerShell', 'PowerShell, line 1', `PS C:\\> $env:SERVICE_CONFIG_HJSON = '${config}'`],
    ['a PowerShell here-string', 'PowerShell, line 1', `$env:SERVICE_CONFIG_HJSON = @'\r\n${config}\r\n'@`],
    ['cmd', 'Windows cmd, line 1', `set "SERVICE_CONFIG_HJSON=${config}"`],
    [
      'a unit',
      'systemd unit, line 2',
      `[Service]\nEnvironment="SERVICE_CONFIG_HJSON=${config.replaceAll('"', '\\"')}"`,
    ],
    ['a unit with two', 'systemd unit, line 2', `[Service]\nEnvironment=GOGC=50 'SERVICE_CONFIG_HJSON=${config}'`],
    ['Terraform', 'Env file (Compose), line 1', `SERVICE_CONFIG_HJSON = "${config.replaceAll('"', '\\"')}"`],
    ['a Terraform heredoc', 'Terraform, line 1', `SERVICE_CONFIG_HJSON = <<-EOT\n    ${config}\n  EOT\n`],
    [
      'a Compose map',
      'Compose file, api',
      lines('services:', '  api:', '    environment:', `      SERVICE_CONFIG_HJSON: '${config}'`),
    ],
    [
      'a Compose list',
      'Compose file, api',
      lines('services:', '  api:', '    environment:', `      - 'SERVICE_CONFIG_HJSON=${config}'`),
    ],
    [
      'a Secret',
      'Kubernetes Secret, review',
      lines('kind: Secret', 'metadata: {name: review}', `data: {config.json: ${base64}}`),
    ],
    [
      'a ConfigMap',
      'Kubernetes ConfigMap, review',
      lines('kind: ConfigMap', 'metadata: {name: review}', 'data:', '  config.hjson: |', `    ${config}`),
    ],
    [
      'a container',
      'Kubernetes Pod, web, server',
      lines(
        'kind: Pod',
        'metadata: {name: web}',
        'spec:',
        '  containers:',
        '  - name: server',
        '    env:',
        '    - name: SERVICE_CONFIG_HJSON',
        `      value: '${config}'`,
      ),
    ],
    [
      'a task definition',
      'ECS task definition, server',
      JSON.stringify({
        containerDefinitions: [{ name: 'server', environment: [{ name: 'SERVICE_CONFIG_HJSON', value: config }] }],
      }),
    ],
    ['app settings', 'JSON', JSON.stringify([{ name: 'SERVICE_CONFIG_HJSON', value: config, slotSetting: false }])],
    [
      'docker inspect',
      'docker inspect, web',
      JSON.stringify([{ Name: '/web', Config: { Env: ['PATH=/bin', `SERVICE_CONFIG_HJSON=${config}`] } }]),
    ],
    ['a line of docker inspect', 'docker inspect', `"Env": [${JSON.stringify(`SERVICE_CONFIG_HJSON=${config}`)}]`],
    ['base64', 'Base64, line 1', `${base64.slice(0, 40)}\n${base64.slice(40)}\n`],
    ['a JSON string', 'JSON', JSON.stringify(config)],
    ['a quoted word', 'YAML, SQL, line 1', `'${config}'`],
  ])('%s', (_name, origin, pasted) => {
    expect(recognise(pasted)).toMatchObject({ kind: 'found', choices: [{ origin, readable: true }] });
  });

  it('counts options, secrets and unknown keys', () => {
    const pasted = '{ baseUrl: "https://x", oidcClientSecret: "fake", smtpAuth: { username: "u" }, colour: 1 }';
    expect(recognise(pasted)).toMatchObject({ choices: [{ options: 3, secrets: 1, unknown: 1, otherVariables: [] }] });
  });

  it('includes the other variables of the same service', () => {
    const service = (value: string, limit: string) =>
      lines('    environment:', `      SERVICE_CONFIG_HJSON: '${value}'`, `      GOMEMLIMIT: ${limit}`);
    const pasted = lines('services:', '  api:', service(config, '1GiB'), '  web:', service(other, '2GiB'));
    expect(recognise(pasted)).toMatchObject({
      choices: [
        { origin: 'Compose file, api', otherVariables: [{ name: 'GOMEMLIMIT', value: '1GiB' }] },
        { origin: 'Compose file, web', otherVariables: [{ name: 'GOMEMLIMIT', value: '2GiB' }] },
      ],
    });
  });

  it('undoes the doubled dollar sign of Compose and Kubernetes', () => {
    const compose = lines(
      'services:',
      '  api:',
      '    environment:',
      `      SERVICE_CONFIG_HJSON: '{"smtpPort":1,"mailFrom":"a$$b"}'`,
    );
    expect(recognise(compose)).toMatchObject({ choices: [{ text: '{"smtpPort":1,"mailFrom":"a$b"}' }] });
  });

  it('offers a text with errors, to be repaired', () => {
    expect(recognise('{ baseUrl: "https://x", smtpPort: }')).toMatchObject({ choices: [{ readable: false }] });
  });

  it('rather says what is wrong with the wrapping than to offer half of it', () => {
    const recognition = recognise("export SERVICE_CONFIG_HJSON='{\n  baseUrl: https://x\n");
    expect(recognition).toMatchObject({
      kind: 'refused',
      reasons: [{ code: 'value-unclosed', message: expect.stringContaining('not closed') }],
    });
  });

  it('imports no other variable whose password was redacted', () => {
    const pasted = `SERVICE_CONFIG_HJSON=${config}\nHTTPS_PROXY=http://u:<redacted HTTPS_PROXY>@proxy\nGOGC=50\n`;
    expect(recognise(pasted)).toMatchObject({ choices: [{ otherVariables: [{ name: 'GOGC', value: '50' }] }] });
  });

  it('merges equal readings and prefers the first', () => {
    expect(recognise(`SERVICE_CONFIG_HJSON='${config}'`)).toMatchObject({
      choices: [
        {
          origin: 'Env file (Compose), line 1',
          readers: expect.arrayContaining(['POSIX shell', 'python-dotenv']),
          text: config,
        },
      ],
    });
  });
});

describe('escapes are read as their program reads them', () => {
  const name = (pasted: string) => {
    const recognition = recognise(pasted);
    const text = recognition.kind === 'found' ? recognition.choices[0]?.text : undefined;
    return text && JSON.parse(text).organisationName;
  };
  it.each([
    ['octal bytes of a shell', `declare -x SERVICE_CONFIG_HJSON=$'{"organisationName":"Caf\\303\\251"}'`, 'Café'],
    ['hexadecimal bytes of a shell', `SERVICE_CONFIG_HJSON=$'{"organisationName":"\\xf0\\x9f\\x98\\x80"}'`, '😀'],
    ['a byte of a shell that is no UTF-8', `SERVICE_CONFIG_HJSON=$'{"organisationName":"a\\xe9b"}'`, 'a\uFFFDb'],
    [
      'bytes in a unit',
      `[Service]\nEnvironment="SERVICE_CONFIG_HJSON={\\"organisationName\\":\\"Caf\\xc3\\251\\"}"`,
      'Café',
    ],
    ['a code point of PowerShell', '$env:SERVICE_CONFIG_HJSON = "{`"organisationName`":`"a`u{1F600}b`"}"', 'a😀b'],
  ])('%s', (_name, pasted, value) => expect(name(pasted)).toBe(value));

  it.each([
    ['a', '\x07'],
    ['b', '\b'],
    ['f', '\f'],
    ['v', '\v'],
  ])('backtick %s of PowerShell', (letter, character) => {
    expect(recognise(`$env:SERVICE_CONFIG_HJSON = "{organisationName: 'x\`${letter}y'}"`)).toMatchObject({
      choices: [{ text: `{organisationName: 'x${character}y'}` }],
    });
  });
});

describe('a configuration with a reference in a text', () => {
  const quoted = (reference: string) => `{"baseUrl":"https://${reference}/","smtpPort":587}`;
  const service = (value: string) =>
    lines('services:', '  api:', '    environment:', `      SERVICE_CONFIG_HJSON: '${value}'`);
  const escaped = (reference: string) => quoted(reference).replaceAll('"', '\\"');
  const container = (value: string) =>
    lines('kind: Pod', 'spec:', '  containers:', `  - env: [{name: SERVICE_CONFIG_HJSON, value: '${value}'}]`);

  it.each([
    ['Compose', '\u0024{HOST}', service(quoted('\u0024{HOST}'))],
    ['Compose, without braces', '$HOST', service(quoted('$HOST'))],
    ['Kubernetes', '$(HOST)', container(quoted('$(HOST)'))],
    ['a shell', '$HOST', `export SERVICE_CONFIG_HJSON="${escaped('$HOST')}"`],
    ['joined quotes of a shell', '$HOST', `export SERVICE_CONFIG_HJSON='${quoted(`'"$HOST"'`)}'`],
    ['fish', '$HOST', `set -gx SERVICE_CONFIG_HJSON "${escaped('$HOST')}"`],
    ['PowerShell', '$env:HOST', `$env:SERVICE_CONFIG_HJSON = "${quoted('$env:HOST').replaceAll('"', '`"')}"`],
    ['cmd', '%HOST%', `set "SERVICE_CONFIG_HJSON=${quoted('%HOST%')}"`],
    ['systemd', '%H', `[Service]\nEnvironment='SERVICE_CONFIG_HJSON=${quoted('%H')}'`],
    ['a Terraform heredoc', '\u0024{var.host}', `SERVICE_CONFIG_HJSON = <<EOT\n${quoted('\u0024{var.host}')}\nEOT\n`],
  ])('is read with the reference as it is: %s', (_name, reference, pasted) => {
    expect(recognise(pasted)).toMatchObject({
      kind: 'found',
      choices: [
        {
          text: quoted(reference),
          readable: true,
          warnings: [expect.stringContaining(`eft as written: ${reference} in baseUrl.`)],
        },
      ],
    });
  });

  it.each([
    ['Compose', '\u0024{HOST}', service(quoted('\u0024{HOST}')), 'envsubst, Compose or a shell fills this in.'],
    ['Kubernetes', '$(HOST)', container(quoted('$(HOST)')), 'Kubernetes fills this in.'],
    ['a shell', '$HOST', `export SERVICE_CONFIG_HJSON="${escaped('$HOST')}"`, 'Replace with actual values.'],
    ['systemd', '%H', `[Service]\nEnvironment='SERVICE_CONFIG_HJSON=${quoted('%H')}'`, 'Replace with actual values.'],
  ])('is said to be filled in where its form says by whom: %s', (_name, _reference, pasted, said) => {
    expect(recognise(pasted)).toMatchObject({ choices: [{ warnings: [expect.stringContaining(said)] }] });
  });

  it('of a secret is named if its form only says where the secret is, or is encrypted', () => {
    const texts = ['/run/secrets/review', 'ENC[AES256_GCM,data:fake,type:str]', 'fake-word9'];
    const warnings = texts.map((text) => {
      const found = recognise(service(`{ oidcClientSecret: "${text}" }`));
      return found.kind === 'found' && found.choices[0]?.warnings;
    });
    expect(warnings).toEqual([
      [expect.stringMatching(/^oidcClientSecret looks like the path of a file, not like the secret itself\./)],
      [expect.stringContaining('text that SOPS encrypted')],
      [],
    ]);
  });

  it('is not a template to render if all of it is references', () => {
    expect(recognise('{ baseUrl: "https://{{ .host }}" }')).toMatchObject({ choices: [{ warnings: [] }] });
    expect(recognise('{ baseUrl: "https://{{ if .host }}" }')).toMatchObject({
      choices: [{ warnings: [expect.stringContaining('paste the rendered text')] }],
    });
  });

  it('names each of them with its place, and no default', () => {
    const pasted = service('{"smtpAuth":{"username":"$NAME"},"oidcClientSecret":"\u0024{KEY:-fake-marker}"}');
    const recognition = recognise(pasted);
    const warnings = recognition.kind === 'found' ? recognition.choices[0]?.warnings : undefined;
    expect(warnings).toEqual([
      'Not resolved, left as written: $NAME in smtpAuth.username, \u0024{KEY…} in oidcClientSecret. Replace with actual values.',
    ]);
  });

  it('knows a doubled dollar sign from a reference', () => {
    const recognition = recognise(service('{"smtpPort":1,"mailFrom":"$$KEY $$$KEY"}'));
    expect(recognition).toMatchObject({
      choices: [
        { text: '{"smtpPort":1,"mailFrom":"$KEY $$KEY"}', warnings: [expect.stringContaining('$KEY in mail')] },
      ],
    });
  });

  it('reads one without quotes where nothing follows it', () => {
    const block = (line: string) =>
      lines('        {', `          ${line}`, '          baseUrl: "https://x"', '        }');
    const pasted = (line: string) =>
      lines('services:', '  api:', '    environment:', '      SERVICE_CONFIG_HJSON: |', block(line));
    expect(recognise(pasted('smtpPort: $PORT'))).toMatchObject({ kind: 'found' });
    expect(recognise(pasted('smtpPort: $PORT, oidcClientId: x'))).toMatchObject({ kind: 'refused' });
  });

  it.each([
    ['a value', '{"smtpPort":\u0024{PORT},"baseUrl":"x"}', '\u0024{PORT}'],
    ['a key', '{"$KEY":1,"smtpPort":587}', '$KEY'],
    ['members', '{"smtpPort":587,\u0024{MORE}}', '\u0024{MORE}'],
  ])('is refused with its name where it may stand for more than text: %s', (_name, value, reference) => {
    expect(recognise(service(value))).toMatchObject({
      kind: 'refused',
      reasons: [
        {
          code: 'value-expansion',
          message: `Compose file, api: The value of SERVICE_CONFIG_HJSON uses an expansion, ${reference}. Paste the resolved value.`,
        },
      ],
    });
  });
});

it('an object where text is needed is asked', () => {
  const pasted = 'services: {api: {environment: {SERVICE_CONFIG_HJSON: {baseUrl: x}}}}';
  expect(recognise(pasted)).toMatchObject({
    isAsked: true,
    choices: [{ text: '{ "baseUrl": "x" }\n' }],
    faults: [{ code: 'value-not-text', message: expect.stringContaining('Put quotes around it, or | before it.') }],
  });
});

describe('hostile pastes', () => {
  const bomb = lines(
    'a: &a [x,x,x,x,x,x,x,x,x]',
    ...'bcdefgh'
      .split('')
      .map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`).join(',')}]`),
    'SERVICE_CONFIG_HJSON: *h',
  );

  it.each([
    ['nothing', '', 'empty'],
    ['blanks', ' \n\t ', 'empty'],
    ['a byte order mark alone', '\uFEFF', 'empty'],
    ['NULs alone', '\0\0\0', 'empty'],
    ['more than 2 MiB', `{ baseUrl: "${'x'.repeat(2_100_000)}" }`, '2 MiB'],
    ['a hundred thousand brackets', `${'['.repeat(100_000)}SERVICE_CONFIG_HJSON`, 'nested'],
    ['brackets that close', '[]'.repeat(50_000), 'known option'],
    [
      'deep indentation',
      Array.from({ length: 900 }, (_, depth) => `${' '.repeat(depth)}SERVICE_CONFIG_HJSON:`).join('\n'),
      'nested',
    ],
    ['deep dashes', `${'- '.repeat(5_000)}SERVICE_CONFIG_HJSON=x`, 'nested'],
    ['an alias bomb', bomb, 'known option'],
    ['a command substitution', 'export SERVICE_CONFIG_HJSON="$(cat /etc/passwd)"', 'expansion'],
    ['backticks', 'export SERVICE_CONFIG_HJSON=`id`', 'expansion'],
    ['a variable of a shell', 'export SERVICE_CONFIG_HJSON="$CONFIG"', 'expansion'],
    ['a variable of Compose', 'services: {api: {environment: {SERVICE_CONFIG_HJSON: "\u0024{CONFIG}"}}}', 'expansion'],
    [
      'a variable of Kubernetes',
      "kind: Pod\nspec: {containers: [{name: a, env: [{name: SERVICE_CONFIG_HJSON, value: '$(X)'}]}]}",
      'expansion',
    ],
    [
      'a reference of Kubernetes',
      'kind: Pod\nspec: {containers: [{name: a, env: [{name: SERVICE_CONFIG_HJSON, valueFrom: {secretKeyRef: {name: s, key: k}}}]}]}',
      'Paste what it refers to',
    ],
    ['a template of Terraform', 'SERVICE_CONFIG_HJSON = "\u0024{var.config}"', 'expansion'],
    [
      'an object of Terraform',
      'SERVICE_CONFIG_HJSON = jsonencode({ baseUrl = "https://x" })',
      'a Terraform object in jsonencode, not text. Paste the JSON that jsonencode returns',
    ],
    ['a file of Terraform', 'SERVICE_CONFIG_HJSON = file("config.json")', 'expansion, file.'],
    ['a variable of PowerShell', '$env:SERVICE_CONFIG_HJSON = "$(Get-Content x)"', 'expansion'],
    ['a variable of cmd', 'set "SERVICE_CONFIG_HJSON=%CONFIG%"', 'expansion'],
    ['a specifier of systemd', '[Service]\nEnvironment="SERVICE_CONFIG_HJSON=%h"', 'expansion'],
    ['a quote that is not closed', `export SERVICE_CONFIG_HJSON='${config}`, 'not closed'],
    ['a template of Helm', 'SERVICE_CONFIG_HJSON: {{ .Values.config | quote }}', 'not text here'],
    ['a Secret that is not Base64', 'kind: Secret\ndata: {config.json: "%%%"}', 'base64'],
    [
      'a Secret that is not text',
      `kind: Secret\ndata: {config.json: ${Buffer.from([255, 254, 0]).toString('base64')}}`,
      'base64',
    ],
    ['another program’s configuration', '{"name":"package","version":"1.0.0","scripts":{"test":"x"}}', 'known option'],
    ['another program’s Compose file', 'services:\n  db:\n    image: postgres\n', 'known option'],
    ['prose that names the variable', 'Set SERVICE_CONFIG_HJSON to the whole object, please.', 'known option'],
    ['a web page', '<!doctype html><html><body onload=alert(1)>SERVICE_CONFIG_HJSON</body></html>', 'known option'],
    ['another variable alone', 'export GOGC=50', 'not a configuration'],
    ['an array', '["baseUrl"]', 'known option'],
    ['base64 of something else', Buffer.from('hello, world').toString('base64'), 'known option'],
  ])('%s', (_name, pasted, expected) => {
    const recognition = recognise(pasted);
    expect(
      recognition.kind === 'refused' ? recognition.reasons.map(({ message }) => message).join('\n') : recognition.kind,
    ).toContain(expected);
  });

  it('never quotes a value in a reason', () => {
    const recognition = recognise(`export SERVICE_CONFIG_HJSON="$X fake-marker"; export HTTPS_PROXY='fake-marker'`);
    expect(JSON.stringify(recognition)).not.toContain('fake-marker');
  });

  it('reads neither a prototype nor a getter out of a document', () => {
    const recognition = recognise(
      '{"services":{"__proto__":{"environment":{"SERVICE_CONFIG_HJSON":"{\\"smtpPort\\":1}"}}}}',
    );
    expect(({} as Record<string, unknown>).environment).toBeUndefined();
    expect(recognition.kind).not.toBe('empty');
  });

  it('is not quadratic in the length of the paste', measured, () => {
    const parts = ["'", '"', '\\', '# ', ': ', 'SERVICE_CONFIG_HJSON=', '`', '<redacted ', '- a\n', 'baseUrl: x\n'];
    const references = ['$A ', '\u0024{A', '\u0024{', 'A', '\u0024{A}'].map((part) => `\u0024{A${part.repeat(60_000)}`);
    const pastes = [
      ...parts.map((part) => part.repeat(Math.floor(200_000 / part.length))),
      ...references.flatMap((value) => [
        `export SERVICE_CONFIG_HJSON="{smtpPort: ${value}\n}"`,
        `SERVICE_CONFIG_HJSON = "${value}"`,
        `services: {a: {environment: {SERVICE_CONFIG_HJSON: "{mailFrom: '${value}'}"}}}`,
      ]),
    ];
    expect(processorTime(() => pastes.map((paste) => recognise(paste)))).toBeLessThan(10_000);
  });
});

describe('pastes of 2 MB that look like YAML', () => {
  const filled = (part: string) => part.repeat(Math.floor(2_000_000 / part.length));
  const hostile: readonly (readonly [string, string])[] = [
    ['lines', filled('a: b\n')],
    ['items', filled('- a\n')],
    ['dashes', filled('- ')],
    ['dashes on many lines', filled(`${'- '.repeat(80)}\n`)],
    ['quotes', filled('"a" ')],
    ['anchors', filled('- &a 1\n')],
    ['aliases', `- &a 1\n${filled('- *a\n')}`],
    ['documents', filled('---\n')],
    ['a flow sequence', `[${filled('a,')}]`],
    ['keys of maps', filled('? a\n')],
    ['comments', filled('# x\n')],
    ['colons', filled(': ')],
  ];
  const wrappings: readonly (readonly [string, (body: string) => string])[] = [
    ['bare', (body) => `x: SERVICE_CONFIG_HJSON\n${body}`],
    ['in shell quotes', (body) => `SERVICE_CONFIG_HJSON='${body}'`],
    ['in quotes', (body) => `'${body} SERVICE_CONFIG_HJSON'`],
  ];
  const cases = hostile.flatMap(([name, body], index) =>
    wrappings.map(([how, wrap], other) => {
      const tags = index === other ? [] : ['slow'];
      return { title: `${name}, ${how}`, pasted: wrap(body), tags };
    }),
  );

  for (const { title, pasted, tags } of cases) {
    it(`${title}, are refused before a slow reader looks at them`, { tags }, () => {
      let read = 0;
      class CountingLexer extends yaml.Lexer {
        override *lex(text: string): Generator<string, void> {
          read = 0;
          for (const token of super.lex(text)) {
            read++;
            yield token;
          }
        }
      }
      let most = 0;
      class CountingParser extends yaml.Parser {
        override *next(lexeme: string) {
          most = Math.max(most, read);
          yield* super.next(lexeme);
        }
      }
      const recognition = recognisePaste(
        pasted,
        createYamlReader({ ...yaml, Lexer: CountingLexer, Parser: CountingParser }),
      );
      expect(recognition).toMatchObject({ kind: 'refused' });
      expect(read).toBeLessThanOrEqual(mostYamlTokens + 1);
      expect(most).toBeLessThanOrEqual(mostYamlTokens);
    });
  }

  it.each([
    ['the variable of a service', 3, `environment:\n  SERVICE_CONFIG_HJSON: "{}"\n  SERVICE_CONFIG_HJSON: "{}"`],
    [
      'lists of several containers',
      2,
      '"Env": ["SERVICE_CONFIG_HJSON={}"]\n"Env": ["SERVICE_CONFIG_HJSON={ smtpPort: 25 }"]',
    ],
    [
      'a part without the variable',
      4,
      'labels:\n  a: 1\n  b: 2\n  a: 3\nenvironment:\n  SERVICE_CONFIG_HJSON: "{ smtpPort: 25 }"',
    ],
  ])('are refused where a key is there twice: %s', (_name, line, pasted) => {
    expect(recognise(pasted)).toMatchObject({
      kind: 'refused',
      reasons: [{ code: 'document-key-twice', message: expect.stringContaining(`Line ${line} repeats a key.`) }],
    });
  });

  it('say what is too large', () => {
    expect(recognise(filled('a: b\n'))).toMatchObject({
      kind: 'refused',
      reasons: [
        {
          code: 'paste-too-many-parts',
          message:
            'The paste has more than 50,000 lines, commas and brackets. Paste only the part with the configuration.',
        },
      ],
    });
    expect(recognise(`SERVICE_CONFIG_HJSON: 1\n${'- a b: c d\n'.repeat(8_000)}`)).toMatchObject({
      reasons: [
        {
          code: 'document-too-large',
          message: 'YAML: The text is too large. Paste only the part with SERVICE_CONFIG_HJSON.',
        },
      ],
    });
  });

  it('are read where one large configuration is in a small manifest', () => {
    const large = Array.from({ length: 20_000 }, (_, index) => `    # note ${index}`).join('\n');
    const manifest = `kind: ConfigMap\ndata:\n  config.json: |\n    {\n${large}\n    baseUrl: "https://x.test"\n    }\n`;
    expect(recognise(manifest)).toMatchObject({ kind: 'found', choices: [{ options: 1 }] });
  });

  it('are read where they are JSON, which costs less', () => {
    const containers = Array.from({ length: 2_000 }, (_, index) => ({ Id: `x${index}`, Config: { Env: ['A=b'] } }));
    const inspected = [...containers, { Config: { Env: [`SERVICE_CONFIG_HJSON=${config}`] } }];
    expect(recognise(JSON.stringify(inspected, undefined, 1))).toMatchObject({ kind: 'found' });
  });
});

const spaced = '{"baseUrl": "https://review.example.com", "smtpPort": 587}';

it.each([spaced, `'${spaced}'`])(
  'an object that Compose refuses behind the name is not taken out of the file: %s',
  (value) => {
    const text = `services:\n  server:\n    environment:\n      - SERVICE_CONFIG_HJSON=${value}\n`;
    const result = recognisePaste(text, createYamlReader(yaml));
    expect(result).toMatchObject({ kind: 'refused', reasons: [{ code: 'value-read-differently' }] });
  },
);

describe('a character that the program behind a wrapper does not hand over is said', () => {
  const warningsOf = (pasted: string) => {
    const recognition = recognise(pasted);
    return recognition.kind === 'found' ? recognition.choices.flatMap(({ warnings }) => warnings) : ['not found'];
  };
  const unit = (name: string) => `[Service]\nEnvironment='SERVICE_CONFIG_HJSON={"organisationName":"${name}"}'\n`;
  const terraform = (name: string) =>
    `env {\n  name = "SERVICE_CONFIG_HJSON"\n  value = "{\\"organisationName\\":\\"${name}\\"}"\n}\n`;

  it.each([
    ['\u0085', 'U+0085'],
    ['\ufffe', 'U+FFFE'],
    ['\ufdd0', 'U+FDD0'],
  ])('%j', (character, name) => expect(warningsOf(unit(`a${character}b`))[0]).toContain(name));

  it('what stands for a byte of a shell that is no UTF-8', () =>
    expect(warningsOf(`export SERVICE_CONFIG_HJSON=$'{"oidcClientSecret":"a\\xe9b"}'`)[0]).toContain('not UTF-8'));

  it('accents of their own in Terraform', () =>
    expect(warningsOf(terraform('Re\u0301union'))[0]).toContain('Terraform composes accents'));

  it.each([unit('Réunion 日本'), unit('Re\u0301union'), terraform('Réunion'), '{"organisationName":"a\u2028b"}'])(
    'and no other: %j',
    (pasted) => expect(warningsOf(pasted)).toEqual([]),
  );
});
