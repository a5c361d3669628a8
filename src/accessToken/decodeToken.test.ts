import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeToken } from './decodeToken.ts';

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const jwt = (claims: unknown, header: object = { alg: 'RS256' }) => `${part(header)}.${part(claims)}.c2ln`;

describe('decodeToken', () => {
  test('the example of RFC 7519 §3.1', () => {
    const token =
      'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    expect(decodeToken(token)).toEqual({
      kind: 'jwt',
      header: { typ: 'JWT', alg: 'HS256' },
      claims: { iss: 'joe', exp: 1300819380, 'http://example.com/is_root': true },
      algorithm: 'HS256',
      isSigned: true,
    });
  });

  test('an unsecured token has no signature (RFC 7519 §6.1)', () => {
    expect(decodeToken(`${part({ alg: 'none' })}.${part({})}.`)).toMatchObject({ algorithm: 'none', isSigned: false });
  });

  test('an encrypted token is said to be one', () => {
    expect(decodeToken(`${part({ alg: 'dir', enc: 'A256GCM' })}..aXY.Y2lwaGVy.dGFn`)).toMatchObject({ kind: 'jwe' });
  });

  test.each(['', 'opaque', '7f3a.91', 'a.b.c', 'a.b.c.d', 'www.example.com', '…..', 'e30=.e30=.x'])(
    'opaque: %s',
    (token) => expect(decodeToken(token)).toEqual({ kind: 'opaque' }),
  );

  test.each([
    ['a list', jwt([])],
    ['null', jwt(null)],
    ['cut off', jwt({ a: 1 }).replace(/\.(.{4}).*\./, '.$1.')],
    ['not UTF-8', `${part({ alg: 'RS256' })}.${Buffer.from([0x22, 0xff]).toString('base64url')}.x`],
    ['padded', `${part({ alg: 'RS256' })}.e30=.x`],
  ])('broken: claims that are %s', (_, token) => expect(decodeToken(token)).toMatchObject({ kind: 'broken' }));

  test.each([
    [1, part({ alg: 'RS256' })],
    [1, part({ alg: 'RS256' }).slice(0, 9)],
    [2, jwt({ a: 1 }).slice(0, -5)],
  ])('a token that was cut has %i of 3 parts: %s', (count, token) => {
    expect(decodeToken(token)).toEqual({ kind: 'broken', reason: `It has ${count} of 3 parts: copy it again.` });
  });

  test('Base64 of JSON that is no header is opaque', () => {
    expect(decodeToken(part({ id: 1 }))).toEqual({ kind: 'opaque' });
  });

  test('any claims come back as they were', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), (claims) => {
        const expected = JSON.parse(JSON.stringify(claims));
        expect(decodeToken(jwt(claims))).toMatchObject({ kind: 'jwt', claims: expected });
      }),
      { seed: 15, numRuns: 500 },
    );
  });

  test('no text throws', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.base64String(), { maxLength: 6 }).map((parts) => parts.join('.')),
      fc.string().map((middle) => `${part({})}.${middle}.`),
    );
    fc.assert(
      fc.property(anything, (text) => {
        expect(['jwt', 'jwe', 'broken', 'opaque']).toContain(decodeToken(text).kind);
      }),
      { seed: 15, numRuns: 2000 },
    );
  });
});
