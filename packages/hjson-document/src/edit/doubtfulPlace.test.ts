import { applyEdits, mapPosition, sortEdits, type TextEdit, type ValuePath } from 'source-text';
import { fuzzCount } from 'source-text/testing/fuzzRuns';
import { describe, expect, test } from 'vitest';
import { parseHjson } from '../syntax/parseHjson.ts';
import { type DamagedConfig, damagedConfigs } from '../testing/damagedConfigs.ts';
import { findMember } from '../tree/find.ts';
import { equalValues, nodeValue } from '../values/values.ts';
import { setValue } from './setValue.ts';
import { withValueAt } from './verify.ts';

const config = (mechanism: string, rest = '') =>
  `{\n  smtpAuth: {\n    ${mechanism}: {\n      type: "x"\n    }\n  }\n${rest}  gatewayOAuth2: {\n    clientId: "c"\n  }\n}\n`;

describe('an addition is refused while it could end up elsewhere:', () => {
  test.each<{ name: string; text: string; path: ValuePath; reason: RegExp }>([
    {
      name: 'in another object, after a bracket inside a key',
      text: config('mechani{sm'),
      path: ['gatewayOAuth2', 'tokenUrl'],
      reason: /brackets .* do not match/,
    },
    {
      name: 'behind a stray bracket',
      text: config('mechanism', '  }\n'),
      path: ['mailFrom'],
      reason: /brackets .* do not match/,
    },
    {
      name: 'beside its own damaged key',
      text: config('mechanism', '  smtp Port: 25\n'),
      path: ['smtpPort'],
      reason: /broken part/,
    },
    {
      name: 'beside its own key with a slip',
      text: config('mechanism', '  smtpProt 25\n'),
      path: ['smtpPort'],
      reason: /broken part/,
    },
    {
      name: 'as an object beside one whose key cannot be read',
      text: config('mechanism', '  ??? ???: {\n    a: 1\n  }\n'),
      path: ['other', 'a'],
      reason: /broken part/,
    },
    {
      name: 'beside a value without a key',
      text: config('mechanism', '  : 25\n'),
      path: ['smtpPort'],
      reason: /broken part/,
    },
  ])('$name', ({ text, path, reason }) => {
    expect(setValue(parseHjson(text), path, 'x')).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
  });
});

test.each([
  { name: 'a line without a colon', rest: '  rubbish\n' },
  { name: 'a quote that is not closed', rest: '  organisationName: "Example\n' },
  { name: 'a comma too many', rest: '  ,, a: 1\n' },
  { name: 'another key with a blank', rest: '  organisation Name: "x"\n' },
  { name: 'a key without a value', rest: '  organisationName: ,\n' },
])('beside $name there is room for other options', ({ rest }) => {
  const text = config('mechanism', rest);
  const document = parseHjson(text);
  expect(document.errors).not.toEqual([]);
  const outcome = setValue(document, ['smtpPort'], 'x');
  const after = parseHjson(outcome.ok ? applyEdits(text, outcome.edits) : '');
  expect(findMember(after, ['smtpPort'])).toBeDefined();
});

/** The repaired text: what was inserted where the damage begins may be before or after the repair. */
function repairs(damaged: string, { range, newText }: TextEdit, edits: readonly TextEdit[]): readonly string[] {
  const edited = applyEdits(damaged, edits);
  const isInsertion = range.start === range.end;
  const sorted = sortEdits(edits);
  const end = mapPosition(range.end, sorted, 'after');
  const start = isInsertion ? end : mapPosition(range.start, sorted, 'after');
  const before = edits
    .filter((edit) => isInsertion && edit.range.start === range.start && edit.range.end === range.start)
    .reduce((length, edit) => length + edit.newText.length, 0);
  return [0, before].map((shift) => edited.slice(0, start - shift) + newText + edited.slice(end - shift));
}

function isRight({ sound, damaged, repair, path }: DamagedConfig, edits: readonly TextEdit[]): boolean {
  const expected = withValueAt(nodeValue(parseHjson(sound).root), path, 'added value');
  return repairs(damaged, repair, edits).some((text) => {
    const { errors, root } = parseHjson(text);
    return errors.length === 0 && equalValues(nodeValue(root), expected);
  });
}

test('what is added to a damaged text is in its object, once, when the text is repaired', () => {
  const done: DamagedConfig[] = [];
  const wrong = damagedConfigs(fuzzCount(8000), 1).filter((example) => {
    const document = parseHjson(example.damaged);
    if (findMember(document, example.path)) return false;
    const outcome = setValue(document, example.path, 'added value');
    if (!outcome.ok) return false;
    done.push(example);
    return !isRight(example, outcome.edits);
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(done.length).toBeGreaterThan(fuzzCount(2000));
});
