import Hjson from 'hjson';
import { fromPlain, nodeValue, parseHjson, toStrictJson } from 'hjson-document';
import { setValue } from 'hjson-document/edits';
import { parseTree } from 'jsonc-parser';
import { applyEdits } from 'source-text';
import { parseDocument } from 'yaml';
import example from '../src/fixtures/example.hjson?raw';
import { type Measured, measure } from './measure.ts';

const sizes: Readonly<Record<string, number>> = { '2 KB': 0, '100 KB': 100_000, '1 MB': 1_000_000 };

interface Row extends Pick<Measured, 'run'> {
  readonly name: string;
}

/**
 * Parsing with ranges against the values-only reader `hjson`, and against tree parsers of JSON and YAML on the same data
 * in their notation; and one edit: the edit with its verification, the text after it, and reading that.
 */
function measureAll(): void {
  const parsing: number[] = [];
  for (const [title, size] of Object.entries(sizes)) {
    const text = sized(example, size);
    const document = parseHjson(text);
    const json = toStrictJson(nodeValue(document.root));
    const path = size === 0 ? ['slotSize'] : ['copy0', 'slotSize'];
    const rows: readonly Row[] = [
      { name: 'hjson parse, values only', run: () => Hjson.parse(text) },
      { name: 'parseHjson, with ranges', run: () => parseHjson(text) },
      { name: 'jsonc-parser parseTree', run: () => parseTree(json) },
      { name: 'yaml parseDocument', run: () => parseDocument(json) },
      { name: 'edit and re-read', run: () => edited(text, path) },
    ];
    const slow = new Set(size > 500_000 ? ['yaml parseDocument'] : []);
    const medians = measure(rows.map(({ name, run }) => ({ name, run, rounds: slow.has(name) ? 1 : roundsFor(size) })));
    const [first = 1, own = 0] = medians;
    parsing.push(own);
    console.log(`hjson: ${title} (${text.length} characters), median and ratio to hjson`);
    for (const [index, { name }] of rows.entries()) {
      const median = medians[index] ?? 0;
      console.log(
        `${name.padEnd(26)}${(median / 1000).toFixed(3).padStart(10)} ms${(median / first).toFixed(2).padStart(8)}x`,
      );
    }
  }
  const [, middle = 1, large = 0] = parsing;
  console.log(`hjson: parseHjson takes ${(large / middle).toFixed(1)} times as long for 1 MB as for 100 KB`);
}

function roundsFor(size: number): number {
  return size === 0 ? 400 : size < 500_000 ? 60 : 9;
}

let port = 2525;

/** Never the same edit twice: a verification remembers the last text. */
function edited(text: string, path: readonly string[]): unknown {
  const outcome = setValue(parseHjson(text), path, fromPlain(++port));
  if (!outcome.ok) throw new Error(outcome.reason);
  return parseHjson(applyEdits(text, outcome.edits));
}

/** The example, or as many copies of it as members of one object as the size asks for. */
function sized(text: string, size: number): string {
  if (size === 0) return text;
  const body = text.slice(text.indexOf('{') + 1, text.lastIndexOf('}'));
  let result = '{';
  for (let copy = 0; result.length < size; copy++) result += `\n  copy${copy}: {${body}}\n`;
  return `${result}}\n`;
}

measureAll();
