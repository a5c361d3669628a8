import { expect, test } from 'vitest';
import { askReference, goIsMissing } from '../testing/goReference.ts';
import { hjsonTexts } from '../testing/hjsonTexts.ts';
import { parseHjson } from './parseHjson.ts';
import { plainValueOf } from './values.ts';

const cases = Math.ceil(50_000 * Number(process.env.FUZZ_FACTOR ?? 1));

interface Reading {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly message?: string;
  readonly line?: number;
  readonly col?: number;
}

interface Answer {
  readonly text: string;
  readonly expect: Reading;
  readonly expectStruct: Reading;
}

/** Undefined where both say the same, down to message and position. */
function difference(text: string, expected: Reading): string | undefined {
  const { verdict, serverRoot } = parseHjson(text);
  const actual: Reading = verdict.ok
    ? { ok: true, value: sorted(serverRoot ? plainValueOf(serverRoot) : undefined) }
    : {
        ok: false,
        message: verdict.message,
        ...(verdict.line === undefined ? {} : { line: verdict.line }),
        ...(verdict.column === undefined ? {} : { col: verdict.column }),
      };
  const wanted = expected.ok ? { ok: true, value: sorted(expected.value) } : expected;
  const [left, right] = [JSON.stringify(actual), JSON.stringify(wanted)];
  return left === right ? undefined : `${JSON.stringify(text)}\n  here ${left}\n  Go   ${right}`;
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => [name, sorted(member)]);
}

test.skipIf(goIsMissing)(
  `${cases} generated texts: value, verdict, message and position are those of hjson-go`,
  { timeout: 600_000 },
  () => {
    const texts = hjsonTexts(cases, 1);
    const answers = askReference<Answer>(
      'hjson',
      texts.map((text) => ({ text })),
    );
    const differences = answers.map((answer, index) => difference(texts[index] ?? '', answer.expect));
    expect(differences.filter((found) => found !== undefined).slice(0, 10)).toEqual([]);
    expect(answers).toHaveLength(cases);
    expect(answers.filter((answer) => answer.expect.ok).length).toBeGreaterThan(cases / 5);
  },
);
