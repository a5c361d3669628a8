import { lintHjson, parseHjson } from 'hjson-document';
import { isSameReading, type Reading } from 'hjson-document/testing/structReading';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { askReference, goIsMissing } from 'source-text/testing/goReference';
import { goTest } from 'source-text/testing/limits';
import { expect, test } from 'vitest';
import { mutatedConfigs } from '../testing/mutatedConfigs.ts';
import { analyseConfig } from './analyseConfig.ts';

const cases = fuzzCount(12_000);

/** What hjson-go makes of a text for each way in which a server may read it: into a struct, or generically and then by encoding/json. */
interface Answer {
  readonly expectStruct: Reading;
  readonly expectEarlierStruct: Reading;
  readonly expectThroughJson: Reading;
}

/** Problems of types, besides those of the syntax. */
const typeCodes = ['integer-form', 'read-as-one-value', 'root-not-object', 'unquoted-literal', 'wrong-type'];
const readingCodes = [
  ...typeCodes,
  'duplicate-key',
  'key-case',
  'null-for-text',
  'null-is-unset',
  'read-as-nothing',
  'unknown-key',
  'unquoted-after-text',
];

/** What the page says about how a text is read, and what the readers make of it. */
function compare(text: string, { expectStruct, expectEarlierStruct, expectThroughJson }: Answer) {
  const document = parseHjson(text);
  const syntax = document.errors.map(({ code }): string => code);
  const lints = lintHjson(document).map(({ code }) => code);
  const { diagnostics } = analyseConfig(document, 'latest');
  const isRead = [expectStruct, expectEarlierStruct, expectThroughJson].map(({ ok }) => ok);
  return {
    text,
    hasError: diagnostics.some(
      ({ severity, code }) => severity === 'error' && [...syntax, ...typeCodes].includes(code),
    ),
    isSilent: !diagnostics.some(({ code }) => [...syntax, ...lints, ...readingCodes].includes(code)),
    namesVersions: diagnostics.some(({ code }) => code === 'unquoted-after-text'),
    allRead: !isRead.includes(false),
    allFail: !isRead.includes(true),
    structsDiffer: !isSameReading(expectStruct, expectEarlierStruct),
    valuesDiffer: expectStruct.ok && expectThroughJson.ok && !isSameReading(expectStruct, expectThroughJson),
  };
}

test.skipIf(goIsMissing)(
  `${cases} configurations: an error where every reader of the server fails, a problem where one fails or differs, no error where all read`,
  goTest,
  () => {
    const texts = mutatedConfigs(cases, 61);
    const answers = askReference<Answer>(
      'hjson',
      texts.map((text) => ({ text })),
    );
    expect(answers).toHaveLength(cases);
    const compared = answers.map((answer, index) => compare(texts[index] ?? '', answer));
    const allFail = compared.filter((each) => each.allFail);
    const someFail = compared.filter((each) => !each.allFail && !each.allRead);
    const allRead = compared.filter((each) => each.allRead);
    const structsDiffer = compared.filter((each) => each.structsDiffer);
    for (const group of [allFail, someFail, allRead, structsDiffer]) expect(group.length).toBeGreaterThan(cases / 100);
    const valuesDiffer = compared.filter((each) => each.valuesDiffer);
    expect(valuesDiffer.length).toBeGreaterThan(cases / 1000);
    const textsOf = (wrong: typeof compared) => wrong.slice(0, 5).map(({ text }) => text);
    expect(textsOf(allFail.filter(({ hasError }) => !hasError))).toEqual([]);
    expect(textsOf(someFail.filter(({ isSilent }) => isSilent))).toEqual([]);
    expect(textsOf(valuesDiffer.filter(({ isSilent }) => isSilent))).toEqual([]);
    expect(textsOf(allRead.filter(({ hasError }) => hasError))).toEqual([]);
    expect(textsOf(structsDiffer.filter(({ hasError, namesVersions }) => !hasError && !namesVersions))).toEqual([]);
  },
);
