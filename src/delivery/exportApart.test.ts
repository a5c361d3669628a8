import { parseHjson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it, test } from 'vitest';
import { exampleConfiguration } from '../config/index.ts';
import { plantedDocuments } from '../testing/plantedSecrets.ts';
import { apartTargets, exportedApart, nestedReference, targetOf } from '../testing/targets.ts';
import { exportTo } from './exportConfig.ts';

const proxy = { name: 'HTTPS_PROXY', value: 'http://user:planted-proxy-word@proxy.example.com:3128' };
const exceptions = { name: 'NO_PROXY', value: 'localhost,$x' };

describe.each(apartTargets)('$id', (target) => {
  const { id } = target;

  it('has two halves of the example: names in both, values only where they are asked for', () => {
    const { committed, kept, secrets } = exportedApart(id, exampleConfiguration());
    const empty = kept(false);
    const full = kept(true);
    expect(secrets).toHaveLength(5);
    for (const { name, usedBy, value = '' } of secrets) {
      expect(usedBy).toHaveLength(1);
      expect(committed).toContain(name);
      expect(committed).not.toContain(value);
      expect(empty.ok && empty.text).toContain(name);
      expect(empty.ok && empty.text).not.toContain(value);
      expect(full.ok && full.text).toContain(value);
    }
    expect(committed).toContain('# Where the server is hosted');
  });

  it.each(['# abc', '// abc', '/* abc */'])(
    'leaves out a comment at the end of the line of a secret: %s',
    (comment) => {
      const output = exportTo(
        parseHjson(`{\n  oidcClientSecret: "abcdefgh" ${comment}\n  smtpPort: 25\n}\n`),
        target,
        [],
      );
      expect(output).toMatchObject({ ok: true, text: expect.not.stringMatching(/abc|abcdefgh/) });
    },
  );

  it('has LF as line ends, whatever the file has', () => {
    const output = exportTo(parseHjson(exampleConfiguration().replaceAll('\n', '\r\n')), target, []);
    expect(output).toMatchObject({ ok: true, text: expect.not.stringContaining('\r') });
  });

  it('holds no planted secret in the half to commit, in a name or in a reason', () => {
    let written = 0;
    for (const { text, marker, spelling } of plantedDocuments(fuzzCount(300), 83)) {
      const output = exportTo(parseHjson(text), target, [proxy, exceptions]);
      const apart = output.ok ? output.apart : undefined;
      const empty = apart?.kept(false);
      const seen = output.ok
        ? [
            output.text,
            apart?.command ?? '',
            ...output.warnings,
            ...(apart?.secrets ?? []).flatMap(({ name, usedBy }) => [name, ...usedBy]),
            empty?.ok ? empty.text : empty?.reason,
          ]
        : [output.reason];
      if (output.ok) written++;
      for (const hidden of [marker, 'planted-proxy-word']) {
        expect(seen.join('\n').includes(hidden), `${spelling}: ${seen.join('\n')}`).toBe(false);
      }
    }
    // The injector of Vault has no place for a variable with a password.
    if (id !== 'vault-agent') expect(written).toBeGreaterThan(fuzzCount(50));
  });

  it('refuses a name that its files cannot hold', () => {
    for (const key of Object.keys(target.names ?? {})) {
      expect(exportTo(parseHjson('{}'), target, [], { names: { [key]: 'no name"\n' } }).ok).toBe(false);
    }
  });
});

describe('a refused text', () => {
  test.each([
    ['that cannot be read', '{\n  a: 1.\n}', 'hjson-go refuses this text. Line 2: '],
    ['that is a list', '[1]', 'The configuration must be an object.'],
    [
      'with a secret that three quotes do not keep',
      '{\n  # note\n  oidcClientSecret: "ends with\'"\n}',
      'Line 3: The value of oidcClientSecret ends with a quote, so it would stay in the text.',
    ],
    [
      'with a secret in a key',
      '{\n  "planted-secret-in-key": 1\n  oidcClientSecret: "planted-secret-in-key"\n}',
      'Line 2: This key holds a secret: ',
    ],
    ['with a NUL', '{\n  a: "\0"\n}', 'Line 2: There is a NUL '],
    [
      'with a secret that is repeated in the rest of a reference, below comments and secrets of several lines',
      `{\n  /* password:\n  in the vault */\n  encryptionKey:\n    '''\n    planted-word-of-a-key\n    two\n    '''\n  oidcClientSecret: "planted-word-of-a-secret", mailFrom: "\${A}planted-word-of-a-secret" , mailFrom: 1 }`,
      'Line 9: A key, a comment or the rest of another value repeats a secret: ',
    ],
  ])('%s says why and in which line', (_title, text, reason) => {
    expect(exportTo(parseHjson(text), targetOf('envsubst'), [])).toMatchObject({
      ok: false,
      reason: expect.stringContaining(reason),
    });
  });
});

describe.each(apartTargets)('$id and names that stand for more', (target) => {
  it('the name of an exported variable is refused', () => {
    const output = exportTo(parseHjson(`{ oidcClientSecret: '''\${NO_PROXY}''' }`), target, [exceptions]);
    const reason = expect.stringContaining('NO_PROXY is a reference');
    expect(output).toMatchObject(target.omitsOtherVariables ? { ok: true } : { ok: false, reason });
  });

  it('the name of the variable with the configuration is refused', () => {
    const text = `{ oidcClientSecret: '''\${SERVICE_CONFIG_HJSON}''' }`;
    expect(exportTo(parseHjson(text), target, [])).toMatchObject({
      ok: false,
      reason: expect.stringContaining('SERVICE_CONFIG_HJSON is a reference'),
    });
  });
});

it.each(apartTargets.filter(({ apart }) => /braces|parentheses/.test(apart.form)))(
  '$id leaves a field of a field unchanged, with a warning',
  (target) => {
    expect(exportTo(parseHjson(nestedReference), target, [])).toMatchObject({
      text: expect.stringContaining('{{- .oidc.clientSecret -}}'),
      apart: { secrets: [] },
      warnings: ['1 reference stays as it is: nothing here replaces it.'],
    });
  },
);

describe('a text around a reference', () => {
  it.each([`"postgres://app:\${DB_PASSWORD}@db/review"`, `postgres://app:\${DB_PASSWORD}@db/review`])(
    'is written in three quotes, whatever its own are: %s',
    (value) => {
      const { committed, warnings } = exportedApart('envsubst', `{\n  pgConnStr: ${value}\n}\n`);
      expect(committed).toContain(`pgConnStr: '''postgres://app:\${DB_PASSWORD}@db/review'''`);
      expect(warnings).toEqual([]);
    },
  );

  it('is named where three quotes cannot hold it', () => {
    const { committed, warnings } = exportedApart('envsubst', `{\n  organisationName: "\${NAME}'"\n}\n`);
    expect(committed).toContain(`"\${NAME}'"`);
    expect(warnings).toEqual(['In quotes, an inserted quote or backslash is read as HJSON: organisationName.']);
  });
});
