import { nodeValue, parseHjson, toPortableJson } from 'hjson-document';
import { askReference, goIsMissing } from 'source-text/testing/goReference';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { afterAll, describe, expect, it } from 'vitest';
import { encodeFor, exportPortable } from '../../src/delivery/index.ts';
import { configVariable } from '../../src/opening/index.ts';
import { nastyConfigs } from '../../src/testing/nastyConfigs.ts';
import { targetOf } from '../../src/testing/targets.ts';
import type { Consumer } from './consumer.ts';
import { furtherReadersOf, readersOf } from './readers.ts';
import { recordTried, tableOfTried, wrongInDocumentation } from './tried.ts';

const texts = nastyTexts(800, 7);

afterAll(() => console.info(tableOfTried()));

function isAcceptedBy(id: string): (value: string) => boolean {
  const target = targetOf(id);
  return (value) => encodeFor(target, '{}', [{ name: 'CASE', value }]).ok;
}

/** The texts that the target does not refuse, as one output, so that a program runs once for all of them. */
function writeAll(id: string, values: readonly string[]) {
  const target = targetOf(id);
  const accepted = values.filter(isAcceptedBy(id));
  const variables = accepted.map((value, index) => ({ name: `CASE_${index}`, value }));
  const encoding = target.encode({ text: '{}', variables, files: [], names: [], secretVariables: [] }, {});
  if (!encoding.ok) throw new Error(encoding.reason);
  return { output: encoding.text, variables };
}

async function expectReadBack(consumer: Consumer, id: string, values: readonly string[]) {
  const { output, variables } = writeAll(id, values.filter(consumer.accepts ?? (() => true)));
  const read = await consumer.read(output);
  expect(read.get(configVariable)).toBe(targetOf(id).refersToFile ? undefined : '{}');
  const wrong = variables.filter(({ name, value }) => read.get(name) !== value);
  const tried = variables.length;
  recordTried({ target: targetOf(id).title, reader: consumer.name, tried, equal: tried - wrong.length });
  expect(wrong.map(({ name, value }) => ({ value, read: read.get(name) }))).toEqual([]);
  return tried;
}

describe.each(Object.entries(readersOf))('%s, arbitrary texts', (id, consumers) => {
  for (const consumer of consumers) {
    it.skipIf(!consumer.present)(`${consumer.name} reads what was written`, async () => {
      expect(await expectReadBack(consumer, id, texts)).toBeGreaterThanOrEqual(300);
    });
  }
});

it('docs/export.md names these readers, and says of them what holds', () => {
  expect(wrongInDocumentation()).toEqual([]);
});

const documents = nastyConfigs(1_400, 11).map(parseHjson);

/** The configurations as one line each, as they are exported; all of them can be. */
const portable = documents.map((document) => {
  const line = exportPortable(document);
  if (!line.ok) throw new Error(line.reason);
  return line.text;
});

const carriers = Object.keys(readersOf).filter((id) => !targetOf(id).refersToFile);
const allReaders = carriers.map((id) => [id, [...(readersOf[id] ?? []), ...(furtherReadersOf[id] ?? [])]] as const);

describe.each(allReaders)('%s, nasty configurations', (id, consumers) => {
  for (const consumer of consumers) {
    it.skipIf(!consumer.present)(`${consumer.name} hands on what says the same`, async () => {
      const accepted = portable.filter(consumer.accepts ?? (() => true)).filter(isAcceptedBy(id));
      const { output, variables } = writeAll(id, accepted.slice(0, 300));
      const read = await consumer.read(output);
      const wrong = variables.filter(({ name, value }) => {
        const original = documents[portable.indexOf(value)];
        const copy = parseHjson(read.get(name) ?? '');
        return !original || toPortableJson(nodeValue(copy.root)) !== toPortableJson(nodeValue(original.root));
      });
      expect(wrong.map(({ name, value }) => ({ value, read: read.get(name) }))).toEqual([]);
      expect(variables.length).toBe(300);
    });
  }
});

interface Answer {
  readonly expect: { readonly ok: boolean; readonly value?: unknown };
}

it.skipIf(goIsMissing)('the Go reference reads the same in the line as in the configuration', () => {
  const questions = [...documents.map(({ text }) => text), ...portable].map((text) => ({ text }));
  const answers = askReference<Answer>('hjson', questions).map(({ expect: reading }) => reading);
  const originals = answers.slice(0, documents.length);
  expect(originals.every(({ ok }) => ok)).toBe(true);
  expect(answers.slice(documents.length)).toEqual(originals);
});
