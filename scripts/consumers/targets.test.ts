import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askConsumers, goIsMissing } from 'source-text/testing/goReference';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeFor } from '../../src/delivery/index.ts';
import { configPath, configVariable } from '../../src/opening/index.ts';
import { targetOf } from '../../src/testing/targets.ts';
import { recordTried, tableOfTried, wrongInDocumentation } from './tried.ts';

/** What the library found: the environment of the server, and the files at their paths in its container. */
interface Found {
  readonly error?: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

interface Target {
  readonly id: string;
  readonly reader: 'compose' | 'kubernetes' | 'kustomize' | 'helm' | 'hcl';
  /** Shown in the table. */
  readonly library: string;
  /** What the library finds at the place of the file where the output only refers to it. */
  readonly mounted?: string;
}

const composeGo = 'compose-go 2';
const kubernetes = 'k8s.io/api, strict';
const hcl = 'hashicorp/hcl 2';

const targets: readonly Target[] = [
  { id: 'compose', reader: 'compose', library: composeGo },
  { id: 'compose-config', reader: 'compose', library: composeGo },
  { id: 'compose-volume', reader: 'compose', library: composeGo, mounted: '/project/config.json' },
  { id: 'compose-secret', reader: 'compose', library: composeGo, mounted: '/project/config.json' },
  { id: 'kubernetes-file', reader: 'kubernetes', library: kubernetes },
  { id: 'kubernetes-env', reader: 'kubernetes', library: kubernetes },
  { id: 'kustomize', reader: 'kustomize', library: 'kustomize/api' },
  { id: 'helm', reader: 'helm', library: 'sigs.k8s.io/yaml' },
  { id: 'terraform', reader: 'hcl', library: hcl },
  { id: 'terraform-kubernetes', reader: 'hcl', library: hcl },
  { id: 'terraform-docker', reader: 'hcl', library: hcl },
  { id: 'terraform-ecs', reader: 'hcl', library: hcl },
  { id: 'terraform-azure', reader: 'hcl', library: hcl },
  { id: 'terraform-google', reader: 'hcl', library: hcl },
];

const texts = nastyTexts(fuzzCount(520), 23);

/** A long text with everything in it, for limits that none of the short ones reach. */
const long = nastyTexts(90, 5)
  .filter((text) => text === text.normalize('NFC') && !/\p{Noncharacter_Code_Point}/u.test(text))
  .join('')
  .repeat(60)
  .normalize('NFC')
  .slice(0, 60_000);

/** The deployment that a kustomization patches. */
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

describe.skipIf(goIsMissing)('what the library of the target finds', () => {
  it.each(targets.map((target) => [target.id, target] as const))(
    '%s: the same texts in the place where the server looks',
    (id, { reader, library, mounted }) => {
      const target = targetOf(id);
      const cases = [...texts, long].flatMap((text) => {
        const output = encodeFor(target, text, [{ name: 'NO_PROXY', value: text }], { image: 'server:3.42' });
        return output.ok ? [{ text, output: output.text }] : [];
      });
      const answers = askConsumers<Found>(
        cases.map(({ text, output }) => ({
          reader,
          text: output,
          files: { 'config.json': text, 'deployment.yaml': deployment },
        })),
      );
      const wrong = cases.filter(({ text }, index) => {
        const { environment = {}, files = {} } = answers[index] ?? {};
        const config = target.way === 'file' ? files[configPath] : environment[configVariable];
        const hasBoth = target.way === 'file' && configVariable in environment;
        const expected = mounted ?? text;
        return config !== expected || environment.NO_PROXY !== text || hasBoth;
      });
      recordTried({ target: target.title, reader: library, tried: cases.length, equal: cases.length - wrong.length });
      expect(wrong.slice(0, 3).map((each) => ({ ...each, found: answers[cases.indexOf(each)] }))).toEqual([]);
      expect(cases.length).toBeGreaterThanOrEqual(300);
    },
  );
});

it.skipIf(goIsMissing)('docs/export.md names these readers, and says of them what holds', () => {
  expect(wrongInDocumentation()).toEqual([]);
});
