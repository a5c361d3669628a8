import { type HjsonDocument, nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import type { Refusable } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { longTest } from 'source-text/testing/limits';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import * as yaml from 'yaml';
import { awkwardSecrets } from '../../testing/awkwardSecrets.ts';
import { nastyConfigs } from '../../testing/nastyConfigs.ts';
import { wholeTargets } from '../../testing/targets.ts';
import { exportFile, exportTo } from '../exportConfig.ts';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

/** Another one makes other pastes. */
const seed = Number(process.env.PASTE_SEED ?? 52);
const readYaml = createYamlReader(yaml);
const meaning = (text: string) => toPortableJson(nodeValue(parseHjson(text).root));

const nasty = (count: number) => nastyConfigs(fuzzCount(count), 51);

type Surround = (text: string, random: Random) => string;

const lines = (kinds: readonly string[], random: Random) =>
  Array.from({ length: random.below(3) }, () => `${random.pick(kinds)}\n`).join('');
const eachLine = (text: string, mark: (line: number) => string) =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line, index) => `${mark(index + 1)}${line}`)
    .join('\n');

const surroundings: Readonly<Record<string, Surround>> = {
  nothing: (text) => text,
  prose: (text, random) => {
    const prose = ["It's what we have now:", 'Hello Ada,', 'Any "idea"?', 'Regards, Bob', 'It fails (ticket 4711).'];
    return `Hello\n${lines(prose, random)}\n${text}\n${lines(prose, random)}`;
  },
  'other lines': (text, random) => {
    const other = ['# of the review', 'TZ=UTC', 'LANG="C"', "A='b'"];
    return `${lines(other, random)}${text}${lines(other, random)}`;
  },
  prompts: (text, random) => {
    const typed = /^\w+: /.test(text) ? `cat config.json\n${text}` : text;
    return `$ cd /etc/review\n$ ${typed}${lines(['$ date', '$ ls -l'], random)}`;
  },
  'a quoted mail': (text) => `Ada wrote:\n${eachLine(text, () => '> ')}\n`,
  numbers: (text) => eachLine(text, (line) => `${String(line).padStart(6)}\t`),
  'a log': (text) => eachLine(text, () => 'api-1  | '),
  'a code block': (text) => `It fails:\n\`\`\`\n${text}\`\`\`\n`,
};

/** What is taken unasked, and what is asked, of a text that was made of a configuration. */
function outcomeOf(pasted: string, config: string): 'taken' | 'asked' | string {
  const found = recognisePaste(pasted, readYaml);
  if (found.kind !== 'found') return `refused: ${pasted}\n=> ${JSON.stringify(found)}`;
  const isRight = (text: string) => meaning(text) === meaning(config);
  const isTaken = !found.isAsked && found.choices.length === 1;
  if (!found.choices.some(({ text }) => isRight(text))) return `wrong: ${pasted}\n=> ${JSON.stringify(found, null, 1)}`;
  return isTaken ? 'taken' : 'asked';
}

const carriers = wholeTargets.filter(({ refersToFile }) => !refersToFile);

type Write = (document: HjsonDocument) => Refusable<{ readonly text: string }>;

const written: readonly (readonly [title: string, write: Write])[] = [
  ...carriers.map((target): [string, Write] => [target.title, (document) => exportTo(document, target, [])]),
  ...carriers
    .filter(({ holdsLines }) => holdsLines)
    .map((target): [string, Write] => [
      `${target.title}, with comments`,
      (document) => exportTo(document, target, [], { keepsComments: true }),
    ]),
  ...(['asIs', 'formatted', 'strictJson'] as const).map((form): [string, Write] => [
    `config.json, ${form}`,
    (document) => exportFile(document, form),
  ]),
];

const names = Object.keys(surroundings);

describe.each(written)('%s', (title, write) => {
  const check = (configs: readonly string[]) => {
    const random = new Random(seed);
    const counts = { taken: 0, asked: 0 };
    const wrong = configs.flatMap((config) => {
      const output = write(parseHjson(config));
      if (!output.ok) return [];
      const surround = surroundings[random.pick(names)];
      const outcome = outcomeOf(surround?.(output.text.replace(/\n?$/, '\n'), random) ?? '', config);
      if (outcome !== 'taken' && outcome !== 'asked') return [outcome];
      counts[outcome]++;
      return [];
    });
    if (process.env.PASTE_COUNTS) console.log(`${title}: ${JSON.stringify(counts)}, wrong ${wrong.length}`);
    expect(wrong.slice(0, 1)).toEqual([]);
    expect(counts.taken + counts.asked).toBeGreaterThan(configs.length / 4);
  };

  it('is taken as it was exported, or asked, whatever is around it', longTest, () =>
    check([...awkwardSecrets(new Random(seed), fuzzCount(84)), ...nasty(16)]),
  );

  it('so are hundreds of configurations', { ...longTest, tags: ['slow'] }, () =>
    check([...awkwardSecrets(new Random(seed), 800), ...nasty(400)]),
  );
});
