import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { askReference } from 'source-text/testing/goReference';
import { describe, expect, it } from 'vitest';
import { checkVector, type ExprVector } from '../testing/exprVector.ts';

const folder = fileURLToPath(new URL('./fixtures/', import.meta.url));
const env = {
  homeURL: 'https://api.example.com/v1',
  factoryURL: 'https://gw.example.net:8443/factory',
  personID: 'src-0042',
};

type RecordedProgram = Pick<ExprVector, 'program' | 'expect'>;

function read(file: string): readonly RecordedProgram[] {
  const lines = readFileSync(folder + file, 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line): RecordedProgram => JSON.parse(line));
}

/** Asks the Go engine again about every program of a file: UPDATE_FIXTURES=1 npx vitest run packages/expr-script/src/builtins. */
function record(file: string): void {
  const questions = read(file).map(({ program }) => ({ id: '', program, env }));
  const answers = askReference<Record<string, unknown>>('expr', questions);
  const lines = questions.map(({ program }, index) => {
    const { ok, value = null, valueB64, valueType, valueRepr, stage, message, line, column } = answers[index] ?? {};
    const expected = ok ? { ok, value, valueB64, valueType, valueRepr } : { ok, stage, message, line, column };
    return `${JSON.stringify({ program, expect: expected })}\n`;
  });
  writeFileSync(folder + file, lines.join(''));
}

/** Programs with what the Go engine made of them, a file for each family. */
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
if (process.env.UPDATE_FIXTURES) files.forEach(record);

describe.each(files)('%s', (file) => {
  it.each(read(file))('$program', ({ program, expect: expected }) => {
    const report = checkVector({ id: program, program, env, expect: expected });
    expect(report).toMatchObject({ verdict: 'agree', hasSameMessage: true, hasSamePosition: true });
  });
});
