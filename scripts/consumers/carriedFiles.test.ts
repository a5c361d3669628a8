import { parseHjson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askConsumers, goIsMissing } from 'source-text/testing/goReference';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { Random } from 'source-text/testing/random';
import { afterAll, describe, expect, it } from 'vitest';
import { type CarriedFile, exportTo, mostCarriedBytes, type NamedFile, nameFiles } from '../../src/delivery/index.ts';
import { configPath } from '../../src/opening/index.ts';
import { targetOf } from '../../src/testing/targets.ts';
import { dockerMountsOf } from './containers.ts';
import { recordTried, tableOfTried, wrongInDocumentation } from './tried.ts';

const random = new Random(61);
const names = [
  'logo.svg',
  'Logo.SVG',
  'login background.jpg',
  'größe@2x.png',
  'ca.pem',
  'config.json',
  '.env',
  '-x',
  'a+b_c',
];
const folders = ['/app/branding', '/app/templates', '/app/templates/mail', '/etc/ssl/own certs', ''];

const texts = nastyTexts(fuzzCount(700), 19);

/** A few files with any bytes or any text, some of them with the same name in several folders. */
function someFiles(): readonly CarriedFile[] {
  const files = Array.from({ length: 1 + random.below(5) }, (): CarriedFile => {
    const bytes = random.chance(50)
      ? new TextEncoder().encode(random.pick(texts))
      : Uint8Array.from({ length: random.below(60) }, () => random.below(256));
    return { path: `${random.pick(folders)}/${random.pick(names)}`, bytes };
  });
  return files.filter(({ path }, index) => files.findIndex((other) => other.path === path) === index);
}

const atTheLimit = [{ path: '/app/branding/login.jpg', bytes: new Uint8Array(mostCarriedBytes).fill(255) }];
const allSets = [atTheLimit, ...Array.from({ length: fuzzCount(700) }, someFiles)];
const document = parseHjson('{ encryptionKey: "planted-secret-of-the-text" }');

/** The output of a target for each set that it does not refuse. */
function outputsOf(id: string) {
  return allSets.flatMap((files) => {
    const output = exportTo(document, targetOf(id), [], { files, names: { image: 'server:3.42' } });
    if (!output.ok) {
      expect(output.reason).toMatch(/\w{3}.*\.$/);
      return [];
    }
    return [{ files: nameFiles(files), text: output.text }];
  });
}

function record(id: string, reader: string, tried: number, wrong: readonly unknown[]): void {
  recordTried({ target: targetOf(id).title, reader, tried, equal: tried - wrong.length });
  expect(wrong.slice(0, 2)).toEqual([]);
}

interface Found {
  readonly error?: string;
  readonly files: Readonly<Record<string, string>>;
  /** Base64 of what is at each path. */
  readonly carried?: Readonly<Record<string, string>>;
}

const deployment = `apiVersion: apps/v1
kind: Deployment
metadata: {name: server}
spec:
  selector: {matchLabels: {app: server}}
  template:
    metadata: {labels: {app: server}}
    spec: {containers: [{name: server, image: server-image}]}
`;

afterAll(() => console.info(tableOfTried()));

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

describe.skipIf(goIsMissing)('the exported files are in the container, byte for byte', () => {
  it.each([
    ['kubernetes-file', 'kubernetes-files', 'ConfigMap, k8s.io/api, strict'],
    ['kubernetes-env', 'kubernetes-files', 'ConfigMap, k8s.io/api, strict'],
    ['kustomize', 'kustomize-files', 'ConfigMap, kustomize/api'],
    ['kubernetes-apart', 'kubernetes-files', 'ConfigMap, k8s.io/api, strict'],
    ['external-secrets', 'kubernetes-files', 'ConfigMap, k8s.io/api, strict'],
    ['vault-agent', 'kubernetes-files', 'ConfigMap, k8s.io/api, strict'],
  ])('%s', (id, reader, library) => {
    const outputs = outputsOf(id);
    const questions = outputs.map(({ text, files }) => ({
      reader,
      text,
      files: { 'config.json': '{}', 'deployment.yaml': deployment },
      binary: Object.fromEntries(files.map(({ name, bytes }) => [name, base64(bytes)])),
    }));
    const answers = askConsumers<Found>(questions);
    const wrong = answers.filter(({ error, carried = {} }, index) => {
      const expected = Object.fromEntries(
        (outputs[index]?.files ?? []).map(({ path, bytes }) => [path, base64(bytes)]),
      );
      return error || JSON.stringify(sorted(carried)) !== JSON.stringify(sorted(expected));
    });
    record(id, library, outputs.length, wrong);
  });

  it.each(['compose', 'compose-config', 'compose-volume', 'compose-secret', 'compose-apart'])(
    '%s: compose-go mounts each file from beside the output',
    (id) => {
      const reader = id === 'compose-apart' ? id : 'compose';
      const outputs = outputsOf(id);
      const answers = askConsumers<Found>(
        outputs.map(({ text }) => ({ reader, text, files: { secrets: 'ENCRYPTION_KEY=x' } })),
      );
      const wrong = answers.filter(({ error, files }, index) => {
        const { [configPath]: _config, ...others } = files;
        return (
          error || JSON.stringify(sorted(others)) !== JSON.stringify(sorted(besideOutput(outputs[index]?.files ?? [])))
        );
      });
      record(id, 'files, compose-go 2', outputs.length, wrong);
    },
  );
});

function besideOutput(files: readonly NamedFile[]): Readonly<Record<string, string>> {
  return Object.fromEntries(files.map(({ name, path }) => [path, `/project/${name}`]));
}

function sorted(members: Readonly<Record<string, string>>): readonly (readonly [string, string])[] {
  return Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1));
}

describe.skipIf(!dockerMountsOf)('docker run, from bash', () => {
  it.each(['docker-run', 'docker-mount'])('%s mounts each file from beside the command, read-only', async (id) => {
    for (const { text, files } of outputsOf(id).slice(0, 12)) {
      const mounts =
        (await dockerMountsOf?.(
          text,
          files.map(({ name }) => name),
        )) ?? [];
      const carried = mounts.filter(({ Target }) => Target !== configPath);
      expect(carried.map(({ Target, ReadOnly }) => [Target, ReadOnly])).toEqual(files.map(({ path }) => [path, true]));
      expect(carried.every(({ Source }, at) => String(Source).endsWith(`/${files[at]?.name}`))).toBe(true);
    }
  });
});

it.skipIf(goIsMissing)('docs/export.md names these readers, and says of them what holds', () => {
  expect(wrongInDocumentation()).toEqual([]);
});
