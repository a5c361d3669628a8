import { describe, expect, it } from 'vitest';
import { configVariable, dialects, encodeFor } from '../../src/delivery/index.ts';
import { nastyTexts } from '../../src/testing/nastyTexts.ts';
import type { Consumer } from './consumer.ts';
import { readersOf } from './readers.ts';

const texts = nastyTexts(500, 7);

function dialectOf(id: string) {
  const dialect = dialects.find((candidate) => candidate.id === id);
  if (!dialect) throw new Error(`no dialect ${id}`);
  return dialect;
}

/** The texts that the dialect does not refuse, as one output, so that a program runs once for all of them. */
function writeAll(id: string, values: readonly string[]) {
  const dialect = dialectOf(id);
  const accepted = values.filter((value) => encodeFor(dialect, '{}', [{ name: 'CASE', value }]).ok);
  const variables = accepted.map((value, index) => ({ name: `CASE_${index}`, value }));
  const encoding = dialect.encode('{}', variables);
  if (!encoding.ok) throw new Error(encoding.reason);
  return { output: encoding.text, variables };
}

async function expectReadBack(consumer: Consumer, id: string, values: readonly string[]) {
  const { output, variables } = writeAll(id, values.filter(consumer.accepts ?? (() => true)));
  const read = await consumer.read(output);
  expect(read.get(configVariable)).toBe('{}');
  const wrong = variables.filter(({ name, value }) => read.get(name) !== value);
  expect(wrong.map(({ name, value }) => ({ value, read: read.get(name) }))).toEqual([]);
  return variables.length;
}

describe.each(Object.entries(readersOf))('%s, arbitrary texts', (id, consumers) => {
  for (const consumer of consumers) {
    it.skipIf(!consumer.present)(`${consumer.name} reads what was written`, async () => {
      expect(await expectReadBack(consumer, id, texts)).toBeGreaterThanOrEqual(200);
    });
  }
});
