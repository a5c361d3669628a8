import { readFileSync } from 'node:fs';
import { parseHjson, plainValueOf } from 'hjson-document';

/** One line of a vector file: the text, and what hjson-go made of it. */
interface HjsonVector {
  readonly id: string;
  readonly text: string;
  readonly expect:
    | { readonly ok: true; readonly value: unknown }
    | { readonly ok: false; readonly message: string; readonly line?: number; readonly col?: number };
}

/** npm run conformance -- FILE.jsonl: replays the vectors of a file and prints each that disagrees; the last line is the count. 1 if any is wrong. */
export function main([file = '']: readonly string[]): number {
  // Lines end at LF alone: U+2028 and U+0085 occur inside them.
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const wrong = lines.map(disagreement).filter((difference) => difference !== undefined);
  for (const difference of wrong) console.log(difference);
  console.log(`hjson: ${lines.length} cases, ${lines.length - wrong.length} agree, ${wrong.length} wrong`);
  return wrong.length === 0 ? 0 : 1;
}

/** Agreement is the same verdict, and the same value where the text is accepted. Undefined, or how the two differ. */
function disagreement(line: string): string | undefined {
  const vector: HjsonVector = JSON.parse(line);
  const { verdict, goRoot } = parseHjson(vector.text);
  const { expect } = vector;
  if (!expect.ok || !verdict.ok) {
    if (expect.ok === verdict.ok) return undefined;
    return `${vector.id}: ${verdict.ok ? 'accepted' : `refused (${verdict.message})`}, expected ${describe(expect)}`;
  }
  const actual = comparable(goRoot ? plainValueOf(goRoot) : null);
  const expected = comparable(expect.value);
  return actual === expected ? undefined : `${vector.id}: read ${actual}, expected ${expected}`;
}

function describe(expect: HjsonVector['expect']): string {
  return expect.ok ? 'it to be accepted' : `it to be refused (${expect.message})`;
}

/** Compares without regard to the order of members. */
function comparable(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
    const sorted: Record<string, unknown> = Object.create(null);
    for (const [name, member] of Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) sorted[name] = member;
    return sorted;
  });
}
