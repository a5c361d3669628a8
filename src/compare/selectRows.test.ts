import { describe, expect, test } from 'vitest';
import { compareTexts } from '../testing/compareTexts.ts';
import { isDifference, type RowSelection, selectRows } from './index.ts';

const comparison = compareTexts(
  'baseUrl: https://a.example.com\nmailFrom: a\npgConnStr: postgres://u:fake-one@h/d\noidcIssuer: https://i',
  'baseUrl: https://b.example.com\nmailFrom: a\npgConnStr: postgres://u:fake-two@g/d\noidcIssuer: https://i',
);

function found(selection: RowSelection): readonly string[] {
  const selected = selectRows(comparison, selection);
  if (!selected.ok) return [`unknown ${selected.unknown}, near ${selected.nearest}`];
  const rows = selected.rows.filter(({ row }) => isDifference(row));
  return [
    ...rows.map(({ row, isExpected }) => (isExpected ? `${row.name} expected` : row.name)),
    ...selected.notFound.map((pattern) => `${pattern} not found`),
  ];
}

describe('the rows that are looked at', () => {
  test.each<[name: string, selection: RowSelection, rows: readonly string[]]>([
    ['all', {}, ['baseUrl', 'pgConnStr.host', 'pgConnStr.password']],
    ['one', { only: ['baseUrl'] }, ['baseUrl']],
    ['a part', { only: ['pgConnStr.host'] }, ['pgConnStr.host']],
    ['all parts', { only: ['pgConnStr'] }, ['pgConnStr.host', 'pgConnStr.password']],
    ['not all', { ignore: ['pgConnStr'] }, ['baseUrl']],
    ['a pattern', { only: ['*Conn*.h*'] }, ['pgConnStr.host']],
    ['no part of a name', { only: ['mail*'] }, []],
    [
      'what was expected',
      { expect: ['baseUrl', 'pgConnStr.*'] },
      ['baseUrl expected', 'pgConnStr.host expected', 'pgConnStr.password expected'],
    ],
    [
      'what was expected and is the same',
      { expect: ['mailFrom', 'pgConnStr'] },
      ['baseUrl', 'pgConnStr.host expected', 'pgConnStr.password expected', 'mailFrom not found'],
    ],
    [
      'what was expected and is in no text',
      { only: ['baseUrl'], expect: ['gatewayOAuth2.endpointParams.a'] },
      ['baseUrl', 'gatewayOAuth2.endpointParams.a not found'],
    ],
    ['a slip', { ignore: ['bseUrl'] }, ['unknown bseUrl, near baseUrl']],
    ['no pattern for a dot', { only: ['baseUr.'] }, ['unknown baseUr., near baseUrl']],
  ])('%s', (_name, selection, rows) => expect(found(selection)).toEqual(rows));
});
