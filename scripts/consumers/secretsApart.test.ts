import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHjson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askConsumers, askReference, goIsMissing } from 'source-text/testing/goReference';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleConfiguration } from '../../src/config/index.ts';
import { exportTo } from '../../src/delivery/index.ts';
import { configPath, configVariable } from '../../src/opening/index.ts';
import { nastyConfigs } from '../../src/testing/nastyConfigs.ts';
import { type ApartTarget, apartTargetOf } from '../../src/testing/targets.ts';
import { findProgram, inFolder, run } from './consumer.ts';
import { buildExpansion, expandAll } from './kubernetesExpansion.ts';
import { recordTried, tableOfTried, wrongInDocumentation } from './tried.ts';

/** Both halves of one configuration, with the values. */
interface Halves {
  readonly original: string;
  readonly committed: string;
  readonly kept: string;
  readonly command: string | undefined;
}

const complete = readFileSync(new URL('../../src/delivery/fixtures/complete.hjson', import.meta.url), 'utf8');
const documents = [
  exampleConfiguration(),
  complete,
  ...secretsIn(nastyTexts(fuzzCount(700), 97)),
  ...nastyConfigs(fuzzCount(500), 89),
];

/** A configuration for each text, as every secret of it. */
function secretsIn(texts: readonly string[]): readonly string[] {
  return texts.map((text) => {
    const secret = JSON.stringify(`s${text}`);
    const name = JSON.stringify(text);
    return `{\n  # $HOME $$ {{ .note }}\n  organisationName: ${name}\n  encryptionKey: ${secret}\n  smtpAuth: { mechanism: { password: ${secret} } }\n}\n`;
  });
}

/** Values for the references of documents that have them already, with signs that quotes and escapes of HJSON are made of. */
const filledIn = { DB_PASSWORD: 'p"a\\s', NAME: 'x #, {"y"}' };

/** A document by what its references become, so that the same text without them is the original. */
const withReferences = (write: (name: keyof typeof filledIn) => string, quote: (text: string) => string) =>
  `{\n  pgConnStr: ${quote(`postgres://app:${write('DB_PASSWORD')}@db/review`)}\n  organisationName: ${quote(write('NAME'))}\n}\n`;

function halvesWithReferences(target: ApartTarget): readonly Halves[] {
  const original = withReferences((name) => filledIn[name], JSON.stringify);
  return [
    withReferences((name) => `\${${name}}`, JSON.stringify),
    withReferences(
      (name) => `$(${name})`,
      (text) => text,
    ),
    withReferences(
      (name) => `{{ .${name} }}`,
      (text) => `'${text}'`,
    ),
  ].map((text) => {
    const output = exportTo(parseHjson(text), target, [{ name: 'NO_PROXY', value: 'a, $b' }]);
    if (!output.ok || !output.apart) throw new Error(output.ok ? target.id : output.reason);
    const { secrets, command } = output.apart;
    const values = secrets.map(({ name }) => ({
      name,
      value: new Map(Object.entries(filledIn)).get(name) ?? '',
    }));
    const kept = target.apart.writeKept(values, {});
    if (!kept.ok) throw new Error(kept.reason);
    return { original, committed: output.text, kept: kept.text, command };
  });
}

/** What the targets do not refuse; a refusal has a reason. The documents that people write are never refused. */
function halvesFor(target: ApartTarget): readonly Halves[] {
  const accepted = [...halvesWithReferences(target)];
  for (const original of documents) {
    const output = exportTo(parseHjson(original), target, [{ name: 'NO_PROXY', value: 'a, $b' }]);
    const apart = output.ok ? output.apart : undefined;
    const kept = apart?.kept(true) ?? output;
    if (!output.ok || !apart || !kept.ok) {
      expect(output.ok ? kept : output).toHaveProperty('reason', expect.stringMatching(/\w{3}.*\.$/s));
      continue;
    }
    // A reference that the document has already gets a value that only its user knows.
    if (apart.secrets.some(({ value }) => value === undefined)) continue;
    accepted.push({ original, committed: output.text, kept: kept.text, command: apart.command });
  }
  const originals = accepted.map(({ original }) => original);
  expect(originals).toEqual(expect.arrayContaining([exampleConfiguration(), complete]));
  return accepted;
}

interface Reading {
  readonly expect: { readonly ok: boolean; readonly value?: unknown };
}

/** Holds what the engine has filled in to the original, both as hjson-go reads them. */
function expectEqual(target: ApartTarget, reader: string, halves: readonly Halves[], filled: readonly string[]): void {
  const texts = [...halves.map(({ original }) => original), ...filled].map((text) => ({ text }));
  const readings = askReference<Reading>('hjson', texts).map((each) => each.expect);
  const wrong = halves.flatMap(({ original, committed }, index) => {
    const [before, after] = [readings[index], readings[halves.length + index]];
    const isSame = before?.ok && JSON.stringify(before) === JSON.stringify(after);
    return isSame ? [] : [{ original, committed, filled: filled[index], after }];
  });
  recordTried({ target: target.title, reader, tried: halves.length, equal: halves.length - wrong.length });
  expect(wrong.slice(0, 2)).toEqual([]);
  expect(halves.length).toBeGreaterThanOrEqual(300);
}

interface Found {
  readonly error?: string;
  readonly files: Readonly<Record<string, string>>;
  readonly environment: Readonly<Record<string, string>>;
  readonly variables?: readonly unknown[];
}

function ask(reader: string, halves: readonly Halves[]): readonly Found[] {
  const found = askConsumers<Found>(
    halves.map(({ committed, kept }) => ({ reader, text: committed, files: { secrets: kept } })),
  );
  expect(found.filter(({ error }) => error).slice(0, 2)).toEqual([]);
  return found;
}

afterAll(() => console.info(tableOfTried()));

const expansion = goIsMissing ? undefined : buildExpansion();

describe.skipIf(goIsMissing)('both halves through the engine are the original', () => {
  it.skipIf(!expansion)('Kubernetes: k8s.io/api reads the manifests, the expansion of the kubelet fills in', () => {
    const target = apartTargetOf('kubernetes-apart');
    const halves = halvesFor(target);
    const environments = expandAll(
      expansion ?? '',
      ask('kubernetes-apart', halves).map(({ variables }) => variables),
    );
    expect(environments.every(({ NO_PROXY }) => NO_PROXY === 'a, $b')).toBe(true);
    const filled = environments.map((environment) => environment[configVariable] ?? '');
    expectEqual(target, 'kubelet expansion, k8s.io/kubernetes 1.31', halves, filled);
  });

  it.each([
    ['compose-apart', 'compose-apart', 'compose-go 2, with its .env reader'],
    ['external-secrets', 'external-secrets', "Go's text/template with sprig, unknown keys refused"],
    ['vault-agent', 'vault-agent', 'consul-template, the engine of Vault Agent, with the secret in its memory'],
  ])('%s', (id, reader, engine) => {
    const target = apartTargetOf(id);
    const halves = halvesFor(target);
    const found = ask(reader, halves);
    if (id === 'compose-apart') {
      expect(found.every(({ environment }) => environment.NO_PROXY === 'a, $b')).toBe(true);
    }
    const filled = found.map(({ files }) => files[configPath] ?? '');
    expectEqual(target, engine, halves, filled);
  });

  it.skipIf(!findProgram('envsubst'))('envsubst, by its own command', async () => {
    const target = apartTargetOf('envsubst');
    const halves = halvesFor(target);
    const filled: string[] = [];
    for (const { committed, kept, command = '' } of halves) {
      const files = { [target.fileName]: committed, [target.apart.keptFileName]: kept };
      filled.push(
        await inFolder(files, (cwd) => {
          run('sh', ['-c', command], { cwd });
          return readFileSync(join(cwd, 'config.json'), 'utf8');
        }),
      );
    }
    expectEqual(target, 'envsubst, GNU gettext', halves, filled);
  });
});

it.skipIf(goIsMissing)('docs/export.md names these readers, and says of them what holds', () => {
  expect(wrongInDocumentation()).toEqual([]);
});
