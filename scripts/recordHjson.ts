import { readFileSync, writeFileSync } from 'node:fs';
import { askReference, goIsMissing } from 'source-text/testing/goReference';

interface Answer {
  readonly id: string;
  readonly text: string;
  readonly expect: unknown;
  readonly expectStruct: unknown;
  readonly expectEarlierStruct: unknown;
}

const file = 'packages/hjson-document/src/fixtures/vectors.jsonl';

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
  const answers = askReference<Answer>('hjson', questions);
  writeFileSync(file, answers.map((answer) => `${JSON.stringify(asVector(answer))}\n`).join(''));
  console.log(`${file}: ${answers.length} vectors recorded`);
  return 0;
}

/** The struct as hjson-go read into it before 4.6 is recorded only where that differs. */
function asVector({ id, text, expect, expectStruct, expectEarlierStruct }: Answer): Partial<Answer> {
  const isSame = JSON.stringify(expectStruct) === JSON.stringify(expectEarlierStruct);
  return { id, text, expect, expectStruct, ...(isSame ? {} : { expectEarlierStruct }) };
}
