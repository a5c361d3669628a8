import { expect, test } from 'vitest';
import { readConnectionParts } from '../../../../../config/index.ts';
import { connectionPieces, isSecretPart } from './connectionPieces.ts';

function shown(text: string, marked?: string): string {
  const parsed = readConnectionParts(text);
  if (!parsed.ok) throw new Error(parsed.obstacle);
  return connectionPieces(text, parsed.parts, marked, (part) => isSecretPart(part, undefined))
    .map(({ text: piece, isSecret, isMarked }) => (isMarked ? `[${isSecret ? '•' : piece}]` : isSecret ? '•' : piece))
    .join('');
}

test.each([
  [
    'postgres://u:fake@h:1/d?sslmode=require&sslpassword=fake',
    'sslmode',
    'postgres://u:•@h:1/d?[sslmode=require]&sslpassword=•',
  ],
  ['postgres://u:fake@h:1/d', 'password', 'postgres://u[:][•]@h:1/d'],
  ['postgres://u:fake@h:1/d', 'port', 'postgres://u:•@h[:1]/d'],
  ["host=h password='fake it' user=u", 'password', "host=h [password='][•]['] user=u"],
  ['host=h', undefined, 'host=h'],
  ['host=h password=$(DB_PASSWORD)', 'password', 'host=h [password=$(DB_PASSWORD)]'],
  ['host=h password=x$(DB_PASSWORD)', 'password', 'host=h [password=][•]'],
  ["host=h options='-c password=fake'", undefined, "host=h options='•'"],
])('%s with %s marked', (text, marked, expected) => expect(shown(text, marked)).toBe(expected));
