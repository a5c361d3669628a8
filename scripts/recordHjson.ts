import { readFileSync, writeFileSync } from 'node:fs';
import { askReference, goIsMissing } from '../src/testing/goReference.ts';

const file = 'src/hjson/fixtures/vectors.jsonl';

/** Asks the Go libraries again what they make of each text of the HJSON vectors, and rewrites the file with the answers. */
export async function main(): Promise<number> {
  if (goIsMissing) {
    console.error(goIsMissing);
    return 2;
  }
  const questions = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
  const answers = askReference<unknown>('hjson', questions);
  writeFileSync(file, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
  console.log(`${file}: ${answers.length} vectors recorded`);
  return 0;
}
