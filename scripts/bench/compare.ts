import { compareColumns, readColumn } from '../../src/compare/index.ts';
import { parseHjson } from '../../src/hjson/index.ts';
import { documentWithPrograms, smallDocument } from './documents.ts';
import { medianOf } from './median.ts';

const rounds = 60;

/** What it costs to put texts side by side, beyond reading each of them once. */
export async function benchCompare(): Promise<void> {
  const cases = [
    { title: '12 columns of 2 KB', texts: Array.from({ length: 12 }, (_, index) => numbered(smallDocument(), index)) },
    { title: '3 columns of 100 KB', texts: [0, 1, 2].map((index) => numbered(documentWithPrograms(1_500), index)) },
  ];
  for (const { title, texts } of cases) {
    const parse = () => texts.map((text) => parseHjson(text));
    const columns = (documents: ReturnType<typeof parse>) =>
      documents.map((document, index) => readColumn({ label: `${index}`, document, serverVersion: 'latest' }));
    const read = columns(parse());
    const parsing = median(parse);
    const reading = median(() => columns(parse())) - parsing;
    const comparing = median(() => compareColumns(read));
    console.log(
      `compare: ${title}: parse ${parsing.toFixed(1)} ms; readColumn ${reading.toFixed(1)} ms; compareColumns ${comparing.toFixed(1)} ms, ${(comparing / parsing).toFixed(2)}x of parse`,
    );
  }
}

function numbered(text: string, index: number): string {
  return text.replace('review.example.com', `review-${index}.example.com`);
}

function median(action: () => unknown): number {
  const times: number[] = [];
  for (let round = -rounds / 4; round < rounds; round++) {
    const start = performance.now();
    action();
    if (round >= 0) times.push(performance.now() - start);
  }
  return medianOf(times);
}
