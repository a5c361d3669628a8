import { describe, expect, it } from 'vitest';
import { targetOf, wholeTargets } from '../../testing/targets.ts';
import { targets } from './consumers.ts';
import { encodeFor } from './encodeFor.ts';

const proxyExceptions = { name: 'NO_PROXY', value: 'a, b' };

function written(id: string, value: string): string {
  const output = encodeFor(targetOf(id), value, [proxyExceptions]);
  return output.ok ? output.text : `refused: ${output.reason}`;
}

describe('how each target spells a value', () => {
  it.each([
    ['value', `it's $5`, `it's $5`],
    ['posix', `it's $5`, `export SERVICE_CONFIG_HJSON='it'\\''s $5'\nexport NO_PROXY='a, b'\n`],
    ['fish', `it's \\`, `set -gx SERVICE_CONFIG_HJSON 'it\\'s \\\\'\nset -gx NO_PROXY 'a, b'\n`],
    ['powershell', "it’s 'x'", `$env:SERVICE_CONFIG_HJSON = 'it’’s ''x'''\n$env:NO_PROXY = 'a, b'\n`],
    ['cmd', '{"a":1}', `set "SERVICE_CONFIG_HJSON={"a":1}"\nset "NO_PROXY=a, b"\n`],
    ['env-raw', `{"a":"'#"}`, `SERVICE_CONFIG_HJSON={"a":"'#"}\nNO_PROXY=a, b\n`],
    ['env-quoted', '{"a":"#"}', `SERVICE_CONFIG_HJSON='{"a":"#"}'\nNO_PROXY='a, b'\n`],
    [
      'docker-run',
      '{}',
      `docker run \\\n  --env SERVICE_CONFIG_HJSON='{}' \\\n  --env NO_PROXY='a, b' \\\n  server-image\n`,
    ],
    [
      'compose',
      `$x 'y'`,
      `services:\n  'server':\n    image: 'server-image'\n    environment:\n      SERVICE_CONFIG_HJSON: '$$x ''y'''\n      NO_PROXY: 'a, b'\n`,
    ],
    [
      'systemd-unit',
      `a"%\\\u0001`,
      `[Service]\nEnvironment="SERVICE_CONFIG_HJSON=a\\"%%\\\\\\x01"\nEnvironment="NO_PROXY=a, b"\n`,
    ],
    [
      'github-actions',
      `it's`,
      `gh secret set SERVICE_CONFIG_HJSON --body='it'\\''s'\ngh secret set NO_PROXY --body='a, b'\n`,
    ],
    [
      'gitlab-ci',
      '$x',
      `glab variable set SERVICE_CONFIG_HJSON --raw --value='$x'\nglab variable set NO_PROXY --raw --value='a, b'\n`,
    ],
    [
      'azure-devops',
      '{}',
      `az pipelines variable create --pipeline-name='deploy' --secret=true --name=SERVICE_CONFIG_HJSON --value='{}'\naz pipelines variable create --pipeline-name='deploy' --secret=true --name=NO_PROXY --value='a, b'\n`,
    ],
    [
      'azure-devops',
      '@settings.json',
      'refused: az reads a value that begins with @ from a file: SERVICE_CONFIG_HJSON.',
    ],
    ['systemd-file', `it's $x`, `SERVICE_CONFIG_HJSON="it's \\$x"\nNO_PROXY='a, b'\n`],
    [
      'terraform',
      '\u0024{a} %{b} $c "',
      `locals {\n  server_environment = {\n    SERVICE_CONFIG_HJSON = "$\u0024{a} %%{b} $c \\""\n    NO_PROXY = "a, b"\n  }\n}\n`,
    ],
  ])('%s', (id, value, expected) => {
    expect(written(id, value)).toBe(expected);
  });

  it('Kubernetes: complete manifests, a block for the file, a separate Secret for the other variables', () => {
    expect(written('kubernetes-file', '# note\n{\n\n  a: 1\n}\n')).toBe(
      `apiVersion: v1
kind: Secret
metadata:
  name: 'server-config'
type: Opaque
stringData:
  config.json: |
    # note
    {

      a: 1
    }
---
apiVersion: v1
kind: Secret
metadata:
  name: 'server-config-environment'
type: Opaque
stringData:
  NO_PROXY: 'a, b'
---
apiVersion: apps/v1
kind: Deployment
metadata:
  name: 'server'
spec:
  selector:
    matchLabels:
      app: 'server'
  template:
    metadata:
      labels:
        app: 'server'
    spec:
      containers:
        - name: 'server'
          image: 'server-image'
          envFrom:
            - secretRef:
                name: 'server-config-environment'
          volumeMounts:
            - name: config
              mountPath: /app/config/config.json
              subPath: config.json
              readOnly: true
      volumes:
        - name: config
          secret:
            secretName: 'server-config'
`,
    );
  });

  it('docker: the file is mounted where the server looks for it', () => {
    expect(written('docker-mount', '')).toBe(
      `docker run \\\n  --mount type=bind,source="$PWD/config.json",target=/app/config/config.json,readonly \\\n  --env NO_PROXY='a, b' \\\n  server-image\n`,
    );
  });

  it('systemd: the credential, and the link to it', () => {
    expect(written('systemd-credential', '')).toBe(
      [
        '# install -m 600 config.json /etc/server.config.json',
        '# mkdir -p /app/config',
        '# ln -s /run/credentials/server.service/config.json /app/config/config.json',
        '[Service]',
        'LoadCredential=config.json:/etc/server.config.json',
        'Environment="NO_PROXY=a, b"',
        '',
      ].join('\n'),
    );
  });

  it.each([
    [
      'ecs',
      {
        containerDefinitions: [
          { name: 'server', environment: [{ name: 'SERVICE_CONFIG_HJSON', value: '{}' }, proxyExceptions] },
        ],
      },
    ],
    [
      'azure',
      [
        { name: 'SERVICE_CONFIG_HJSON', value: '{}', slotSetting: false },
        { ...proxyExceptions, slotSetting: false },
      ],
    ],
  ])('%s: JSON', (id, expected) => {
    expect(JSON.parse(written(id, '{}'))).toEqual(expected);
  });
});

describe('what the user names', () => {
  const names = {
    name: 'review',
    namespace: 'on',
    service: 'api',
    image: 'registry.example.com:5000/a/b:3.42',
    pipeline: 'ship it',
  };

  it.each(wholeTargets.filter((target) => target.names))(
    '$id: every name that it asks for is in its output',
    (target) => {
      const output = encodeFor(target, '{}', [proxyExceptions], names);
      const asked = Object.keys(target.names ?? {}) as (keyof typeof names)[];
      expect(asked.filter((key) => !(output.ok && output.text.includes(names[key])))).toEqual([]);
    },
  );

  it.each([
    ['kubernetes-file', { name: 'Review' }, 'Secret: '],
    ['kubernetes-file', { name: 'x'.repeat(52) }, 'up to 51'],
    ['kubernetes-file', { namespace: 'a_b' }, 'Namespace: '],
    ['kubernetes-env', { service: 'a-' }, 'Deployment: '],
    ['compose', { service: 'a b' }, 'Service: '],
    ['compose', { service: "a'\n" }, 'Service: '],
    ['docker-run', { image: 'x; rm' }, 'Image: '],
    ['docker-run', { image: 'Upper/Case' }, 'Image: '],
    ['terraform-docker', { service: '"' }, 'Container: '],
    ['terraform-azure', { service: 'x'.repeat(33) }, 'up to 32'],
    ['systemd-credential', { service: 'a/b' }, 'Unit'],
  ])('%s refuses %o', (id, names, reason) => {
    expect(encodeFor(targetOf(id), '{}', [], names)).toEqual({ ok: false, reason: expect.stringContaining(reason) });
  });
});

describe('what is refused rather than changed', () => {
  it.each([
    ['env-raw', 'a\nb', 'line end'],
    ['env-raw', 'a\rb', 'line end'],
    ['env-quoted', "it's", 'apostrophe'],
    ['env-quoted', 'a\\', 'backslash'],
    ['cmd', '100%', 'command prompt'],
    ['powershell', '', 'empty'],
    ['systemd-unit', 'a\uffff', 'noncharacter'],
    ['systemd-file', '\ufdd0', 'noncharacter'],
    ['terraform', 'e\u0301', 'decomposed'],
    ['posix', 'a\0b', 'NUL'],
    ['posix', '\udc00', 'surrogate'],
    ['cmd', 'x'.repeat(9_000), '9,000 bytes'],
    ['powershell', 'x'.repeat(32_768), '32,768 bytes'],
    ['kubernetes-file', 'x'.repeat(1_048_577), 'Secret over 1 MiB'],
    ['terraform-google', 'x'.repeat(65_537), 'secret over 64 KiB'],
  ])('%s', (id, value, reason) => {
    expect(written(id, value)).toMatch(new RegExp(`^refused: .*${reason}`));
  });

  it('a limit that is not certain causes a warning', () => {
    const output = encodeFor(targetOf('azure'), 'x'.repeat(10_001), []);
    expect(output).toMatchObject({ ok: true, size: 10_001, warnings: [expect.stringContaining('10,000')] });
  });
});

it('every target has a name, a file and its own note about verification', () => {
  expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length);
  expect(new Set(wholeTargets.map(({ title }) => title)).size).toBe(wholeTargets.length);
  expect(new Set(wholeTargets.map(({ fileName }) => fileName)).size).toBe(wholeTargets.length);
  expect(wholeTargets.filter(({ verification }) => !verification.tested).map(({ id }) => id)).toEqual([
    'value',
    'powershell',
    'cmd',
    'helm',
    'systemd-credential',
    'terraform-kubernetes',
    'terraform-docker',
    'terraform-ecs',
    'terraform-azure',
    'terraform-google',
    'ecs',
    'azure',
    'github-actions',
    'gitlab-ci',
    'azure-devops',
  ]);
});
