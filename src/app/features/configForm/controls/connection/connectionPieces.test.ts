import { expect, test } from 'vitest';
import { readConnectionParts } from '../../../../../config/index.ts';
import { connectionPieces, isSecretPart } from './connectionPieces.ts';

function shown(text: string): string {
  const parsed = readConnectionParts(text);
  if (!parsed.ok) throw new Error(parsed.obstacle);
  return connectionPieces(text, parsed.parts, (part) => isSecretPart(part, undefined))
    .map(({ text: piece, isSecret }) => (isSecret ? '•' : piece))
    .join('');
}

test.each([
  ['postgres://u:fake@h:1/d?sslmode=require&sslpassword=fake', 'postgres://u:•@h:1/d?sslmode=require&sslpassword=•'],
  ['postgres://u:fake@h:1/d', 'postgres://u:•@h:1/d'],
  ["host=h password='fake it' user=u", "host=h password='•' user=u"],
  ['host=h', 'host=h'],
  ['host=h password=$(DB_PASSWORD)', 'host=h password=$(DB_PASSWORD)'],
  ['host=h password=x$(DB_PASSWORD)', 'host=h password=•'],
  ["host=h options='-c password=fake'", "host=h options='•'"],
])('%s', (text, expected) => expect(shown(text)).toBe(expected));
