import { applyEdits } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askReference, goIsMissing } from 'source-text/testing/goReference';
import { filesIn, moduleFolder, quotedInTests, standardFolder } from 'source-text/testing/goSources';
import { goTest } from 'source-text/testing/limits';
import { nastyTexts } from 'source-text/testing/nastyTexts';
import { Random } from 'source-text/testing/random';
import { expect, test } from 'vitest';
import type { HjsonVerdict } from './document.ts';
import { setValue } from './edit/setValue.ts';
import { withValueAt } from './edit/verify.ts';
import { parseHjson } from './syntax/parseHjson.ts';
import { configTexts, hjsonTexts } from './testing/hjsonTexts.ts';
import { isGoString, isSameReading, type Reading, sorted, structDifference } from './testing/structReading.ts';
import { toPortableJson } from './values/json.ts';
import { fromPlain, type HjsonValue, nodeValue, plainValueOf } from './values/values.ts';

const cases = fuzzCount(50_000);

interface Answer {
  readonly text: string;
  readonly expect: Reading;
  readonly expectStruct: Reading;
  readonly expectEarlierStruct: Reading;
}

/** Undefined if both say the same, down to message and position. */
function difference(text: string, expected: Reading): string | undefined {
  const { verdict, goRoot } = parseHjson(text);
  const actual: Reading = verdict.ok
    ? { ok: true, value: sorted(goRoot ? plainValueOf(goRoot) : undefined) }
    : refusal(verdict);
  const wanted = expected.ok ? { ok: true, value: sorted(expected.value) } : expected;
  const [left, right] = [JSON.stringify(actual), JSON.stringify(wanted)];
  return left === right ? undefined : `${JSON.stringify(text)}\n  here ${left}\n  Go   ${right}`;
}

/** Which spelling of a key wins depends on Go's field lookup; config warns about it. */
function hasTwoSpellings(text: string): boolean {
  return text.includes('HOMEURL');
}

function refusal({ message, line, column }: Extract<HjsonVerdict, { ok: false }>): Reading {
  return { ok: false, message, ...(line !== undefined && { line }), ...(column !== undefined && { col: column }) };
}

test.skipIf(goIsMissing)(
  `${cases} generated texts: value, verdict, message and position are those of hjson-go, generic and typed before 4.6 and since`,
  goTest,
  () => {
    const texts = hjsonTexts(cases, 1);
    const answers = askReference<Answer>(
      'hjson-sample',
      texts.map((text) => ({ text })),
    );
    const differences = answers.map((answer, index) => difference(texts[index] ?? '', answer.expect));
    expect(differences.filter((found) => found !== undefined).slice(0, 10)).toEqual([]);
    expect(answers).toHaveLength(cases);
    expect(answers.filter((answer) => answer.expect.ok).length).toBeGreaterThan(cases / 5);
    const typed = answers.flatMap((answer, index) => {
      const text = texts[index] ?? '';
      if (hasTwoSpellings(text)) return [];
      return [
        structDifference(text, 'since 4.6', answer.expectStruct),
        structDifference(text, 'before 4.6', answer.expectEarlierStruct),
      ];
    });
    expect(typed.filter((found) => found !== undefined).slice(0, 10)).toEqual([]);
    expect(answers.filter((answer) => answer.expectStruct.ok).length).toBeGreaterThan(cases / 20);
    const differing = answers.filter((answer) => !isSameReading(answer.expectStruct, answer.expectEarlierStruct));
    expect(differing.length).toBeGreaterThan(cases / 2000);
  },
);

/** Every file of hjson-go's own suite, and every text in quotes in its tests and in those of Go's encoding/json. */
function textsOfSuites(): readonly string[] {
  const own = moduleFolder('github.com/hjson/hjson-go/v4');
  const files = ['.hjson', '.json'].flatMap((ending) => filesIn(own, ending));
  const texts = [...files, ...quotedInTests(own), ...quotedInTests(standardFolder('encoding/json'))];
  return [...new Set(texts)];
}

test.skipIf(goIsMissing)(
  'every text of the suites of hjson-go and encoding/json: value, verdict, message and position',
  goTest,
  () => {
    const texts = textsOfSuites();
    const answers = askReference<Answer>(
      'hjson-sample',
      texts.map((text) => ({ text })),
    );
    const differences = answers.map((answer, index) => difference(texts[index] ?? '', answer.expect));
    expect(differences.filter((found) => found !== undefined)).toEqual([]);
    expect(answers.length).toBeGreaterThan(2_000);
  },
);

test.skipIf(goIsMissing)(
  'around the deepest nesting the verdicts are those of hjson-go and encoding/json',
  goTest,
  () => {
    const texts = [9_999, 10_000, 10_001, 10_002, 10_003].flatMap((depth) => [
      '['.repeat(depth) + ']'.repeat(depth),
      `{a: ${'['.repeat(depth - 2)}{}${']'.repeat(depth - 2)}}`,
      `a:\n  ${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}\n`,
      `a: ${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}`,
      `{a: ${'[{a:\n'.repeat(depth / 2)}`,
    ]);
    const answers = askReference<Answer>(
      'hjson-sample',
      texts.map((text) => ({ text })),
    );
    const verdicts = texts.map((text) => {
      const { verdict } = parseHjson(text);
      return verdict.ok ? { ok: true } : refusal(verdict);
    });
    expect(verdicts).toEqual(answers.map(({ expect: verdict }) => (verdict.ok ? { ok: true } : verdict)));
    expect(new Set(verdicts.map(({ ok }) => ok)).size).toBe(2);
  },
);

const editCount = fuzzCount(4_000);

test.skipIf(goIsMissing)(
  `after ${editCount} edits hjson-go reads the intended value, generic and typed before 4.6 and since`,
  goTest,
  () => {
    const random = new Random(41);
    const nasty = nastyTexts(500, 42);
    const edited = configTexts(editCount, 43).flatMap((text) => {
      const document = parseHjson(text);
      if (document.goRoot?.kind !== 'object') return [];
      const value = random.chance(70) ? random.pick(nasty) : fromPlain(random.pick([25, true, null, { a: 'x' }]));
      const known = random.pick(['publicationTitle', 'madeFrom', 'slotSize', 'homeUrl']);
      const outcome = setValue(document, [known], value, { goStringFields: isGoString });
      if (!outcome.ok) return [];
      const wanted = withValueAt(nodeValue(document.root), [known], value);
      return [{ text: applyEdits(text, outcome.edits), wanted, known, value }];
    });
    const answers = askReference<Answer>(
      'hjson-sample',
      edited.map(({ text }) => ({ text })),
    );
    const wrong = edited.filter(({ text, wanted, known, value }, index) => {
      const answer = answers[index];
      if (!answer?.expect.ok) return true;
      const plain = (read: HjsonValue): unknown => sorted(JSON.parse(toPortableJson(read)));
      if (JSON.stringify(sorted(answer.expect.value)) !== JSON.stringify(plain(wanted))) return true;
      if (typeof value !== 'string' || known === 'slotSize' || (known === 'homeUrl' && hasTwoSpellings(text)))
        return false;
      const structs = [answer.expectStruct, answer.expectEarlierStruct].filter(({ ok }) => ok);
      return structs.some((struct) => (Object(struct.value)[known] ?? '') !== value);
    });
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(edited.length).toBeGreaterThan(editCount / 2);
  },
);
