import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareClaims } from './compareClaims.ts';
import type { JsonObject } from './decodeToken.ts';

const moment = Date.UTC(2026, 0, 31, 12);

/** The row of the only field that was sent. */
function rowOf(claims: JsonObject, name: string, value: string) {
  return compareClaims(claims, [{ name, value }], moment)[0];
}

describe('compareClaims', () => {
  test.each([
    ['the same text', { source_id: '42' }, 'source_id', '42', 'same', ''],
    ['another text', { source_id: '43' }, 'source_id', '42', 'different', 'Sent: 42'],
    ['a number', { source_id: 42 }, 'source_id', '42', 'different', 'Sent as text; in the token it is a number.'],
    [
      'a large number',
      { source_id: 2 ** 60 },
      'source_id',
      '1152921504606846977',
      'different',
      'A number too large to be read exactly.',
    ],
    ['a slash more', { base_url: 'https://a/' }, 'base_url', 'https://a', 'different', 'Slash added.'],
    ['a slash less', { base_url: 'https://a' }, 'base_url', 'https://a/', 'different', 'Slash removed.'],
    [
      'case',
      { base_url: 'https://a' },
      'base_url',
      'HTTPS://A',
      'different',
      'Differs in upper and lower case. Sent: HTTPS://A',
    ],
    ['spaces', { base_url: 'a' }, 'base_url', 'a ', 'different', 'Differs in spaces at the beginning or end.'],
    [
      'double encoding',
      { base_url: 'https%3A%2F%2Fa' },
      'base_url',
      'https://a',
      'different',
      'Percent-encoded twice.',
    ],
    ['a namespaced claim', { 'https://example.com/source_id': '42' }, 'source_id', '42', 'same', ''],
    ['one of several audiences', { aud: ['x', 'gateway'] }, 'audience', 'gateway', 'same', ''],
    ['other audiences', { aud: ['x', 'y'] }, 'audience', 'gateway', 'different', 'Sent: gateway'],
    ['the claim audience before aud', { aud: 'x', audience: 'gateway' }, 'audience', 'gateway', 'same', ''],
    ['scopes as a list', { scp: ['read', 'write'] }, 'scope', 'read write', 'same', ''],
    ['the client', { azp: 'gateway-client' }, 'client_id', 'gateway-client', 'same', ''],
    ['null', { source_id: null }, 'source_id', '42', 'different', 'Sent: 42'],
    ['no claim', {}, 'source_id', '42', 'missing', ''],
    ['a name of every object', {}, 'toString', '42', 'missing', ''],
  ] as const)('%s', (_, claims, name, value, verdict, note) => {
    expect(rowOf(claims, name, value)).toMatchObject({ verdict, note });
  });

  test('an audience that two fields ask for is one row', () => {
    const sent = [
      { name: 'audience', value: 'gateway' },
      { name: 'resource', value: 'https://gw.example.org' },
    ];
    const row = { claim: 'aud', verdict: 'same', note: 'Not in it: resource.' };
    expect(compareClaims({ aud: ['gateway', 'other'] }, sent, moment)).toMatchObject([row]);
    expect(compareClaims({ aud: ['gateway', 'https://gw.example.org'] }, sent, moment)).toMatchObject([{ note: '' }]);
    expect(compareClaims({ aud: 'other' }, sent, moment)).toMatchObject([{ verdict: 'different' }]);
  });

  test('the client ID is not missed: not every token has it', () => {
    expect(compareClaims({}, [{ name: 'client_id', value: 'a' }], moment)).toEqual([]);
  });

  test.each([
    ['exp', 3540, 'notSent', 'Expires in 59 minutes, 2026-01-31 12:59:00 UTC'],
    ['exp', -60, 'expired', 'Expired 60 seconds ago, 2026-01-31 11:59:00 UTC'],
    ['nbf', 60, 'expired', 'Valid in 60 seconds, 2026-01-31 12:01:00 UTC'],
    ['iat', -7200, 'notSent', 'Issued 2 hours ago, 2026-01-31 10:00:00 UTC'],
  ])('%s %i seconds from now', (claim, seconds, verdict, note) => {
    expect(compareClaims({ [claim]: moment / 1000 + seconds }, [], moment)).toMatchObject([{ verdict, note }]);
  });

  test.each(['soon', 1e300, null])('not a time: %j', (exp) => {
    expect(compareClaims({ exp }, [], moment)).toMatchObject([{ verdict: 'different' }]);
  });

  const claims = fc
    .dictionary(fc.string(), fc.jsonValue())
    .map((value): JsonObject => JSON.parse(JSON.stringify(value)));

  test('each claim is in exactly one row, each field is named', () => {
    const sent = fc.uniqueArray(fc.record({ name: fc.string(), value: fc.string() }), { selector: ({ name }) => name });
    fc.assert(
      fc.property(claims, sent, (object, fields) => {
        const rows = compareClaims(object, fields, moment);
        const present = rows.filter(({ value }) => value !== undefined).map(({ claim }) => claim);
        for (const name of Object.keys(object)) expect(present).toContain(name);
        for (const row of rows) if (row.verdict === 'missing') expect(Object.hasOwn(object, row.claim)).toBe(false);
      }),
      { seed: 15, numRuns: 500 },
    );
  });

  test('what comes back as sent is the same, and any other text is named', () => {
    const name = fc.constantFrom('base_url', 'gateway_url', 'source_id', 'audience');
    fc.assert(
      fc.property(name, fc.string(), fc.string(), (field, value, other) => {
        expect(rowOf({ [field]: value }, field, value)?.verdict).toBe('same');
        const row = rowOf({ [field]: other }, field, value);
        expect(row?.verdict).toBe(value === other ? 'same' : 'different');
        if (value !== other) expect(row?.note).not.toBe('');
      }),
      { seed: 15, numRuns: 500 },
    );
  });
});
