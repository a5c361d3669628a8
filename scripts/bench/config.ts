import { readFileSync } from 'node:fs';
import { parseHjson } from 'hjson-document';
import { createConfigAnalyser } from '../../src/config/index.ts';

const example = 'src/config/fixtures/00-complete.hjson';
const rounds = 200;

/** What one keystroke costs beyond the parse: types, rules and lints of a real configuration and of two that grew to 100 KB. */
export async function benchConfig(): Promise<void> {
  const text = readFileSync(example, 'utf8');
  const manyLines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join('');
  const parameters = manyLines(
    1500,
    (index) => `      param_${index}: "'a literal that is somewhat long, number ${index}'"\n`,
  );
  const unknown = manyLines(3000, (index) => `  unknown_${index}: "value number ${index}"\n`);
  const texts = {
    'as it is': text,
    '1,500 token parameters': text.replace('    endpointParams: {\n', (line) => line + parameters),
    '3,000 unknown keys': text.replace('{\n', (line) => line + unknown),
  };
  for (const [title, each] of Object.entries(texts)) {
    const document = parseHjson(each);
    // As a workspace has it: what it found of the texts that stay is kept from one keystroke to the next.
    const analyse = createConfigAnalyser();
    const parse = median(() => parseHjson(each));
    const read = median(() => analyse(document, 'latest'));
    console.log(
      `config: ${title} (${each.length} characters): readConfig ${read.toFixed(3)} ms, ${(read / parse).toFixed(2)}x of parseHjson`,
    );
  }
}

function median(action: () => unknown): number {
  const times: number[] = [];
  for (let round = -rounds / 4; round < rounds; round++) {
    const start = performance.now();
    action();
    if (round >= 0) times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[times.length >> 1] ?? 0;
}
