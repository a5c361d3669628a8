import { readFileSync } from 'node:fs';
import { nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import { expect, test } from 'vitest';
import * as yaml from 'yaml';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

/** What administrators paste. The values of shells are those of bash and dash. */
interface Paste {
  readonly name: string;
  readonly pasted: string;
  readonly outcome: 'known' | 'asked' | 'refused' | 'damaged';
  /** What the program gets that reads it. */
  readonly value?: string;
}

const pastes = readFileSync(new URL('fixtures/pastes.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Paste => JSON.parse(line));

const meaning = (text: string) => toPortableJson(nodeValue(parseHjson(text).root));

test.each(pastes)('$name is $outcome', ({ pasted, outcome, value }) => {
  const found = recognisePaste(pasted, createYamlReader(yaml));
  if (found.kind !== 'found') {
    expect(outcome).toBe('refused');
    return;
  }
  const { choices, isAsked } = found;
  const isKnown = !isAsked && choices.length === 1;
  expect(isKnown ? (choices[0]?.readable ? 'known' : 'damaged') : 'asked').toBe(outcome);
  if (value !== undefined) expect(choices.map(({ text }) => meaning(text))).toContain(meaning(value));
});
