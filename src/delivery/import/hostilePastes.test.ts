import { measured } from 'source-text/testing/measured';
import { processorTime } from 'source-text/testing/processorTime';
import { expect, it } from 'vitest';
import * as yaml from 'yaml';
import { hostilePastes } from '../../testing/hostileTexts.ts';
import { recognisePaste } from './recognisePaste.ts';
import { createYamlReader } from './yamlReader.ts';

/** Of the processor, in milliseconds: whatever else the machine does, and with the compiler still at work. */
const shortTime = 600;

it.each(hostilePastes)('a paste of $name is judged at once', measured, ({ text }) => {
  expect(processorTime(() => recognisePaste(text, createYamlReader(yaml)))).toBeLessThan(shortTime);
});
