import { nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { nastyConfigs } from '../../testing/nastyConfigs.ts';
import { wholeTargets } from '../../testing/targets.ts';
import { exportTo } from '../exportConfig.ts';
import { recognisePaste } from '../import/recognisePaste.ts';
import { createYamlReader } from '../import/yamlReader.ts';

const readYaml = createYamlReader(yaml);
const configs = nastyConfigs(fuzzCount(200), 29);
const otherVariables = [
  { name: 'HTTPS_PROXY', value: 'http://user:fake-word@proxy.example.com:3128' },
  { name: 'GOMEMLIMIT', value: '512MiB' },
];

const meaning = (text: string) => toPortableJson(nodeValue(parseHjson(text).root));
const meanings = configs.map(meaning);

const carriers = wholeTargets.filter(({ refersToFile }) => !refersToFile);

describe.each(carriers)('$title', (target) => {
  it('comes back as the same configuration and other variables, or is asked', () => {
    const outcomes = configs.map((config, index) => {
      const output = exportTo(parseHjson(config), target, otherVariables);
      if (!output.ok) return 'refused';
      const recognition = recognisePaste(output.text, readYaml);
      if (recognition.kind !== 'found') return `lost: ${output.text}`;
      const [first] = recognition.choices;
      const isRight = recognition.choices.some(({ text }) => meaning(text) === meanings[index]);
      if (recognition.isAsked) return isRight ? 'asked' : `wrong: ${output.text}`;
      expect(first?.otherVariables).toEqual(target.omitsOtherVariables ? [] : otherVariables);
      return isRight ? 'exact' : `wrong: ${output.text}`;
    });
    const counts = (kind: string) => outcomes.filter((outcome) => outcome === kind).length;
    expect(outcomes.filter((outcome) => !/^(?:exact|asked|refused)$/.test(outcome))).toEqual([]);
    expect(counts('exact') + counts('asked')).toBeGreaterThan(configs.length * 0.5);
  });
});
