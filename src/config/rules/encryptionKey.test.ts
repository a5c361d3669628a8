import { encodeBase64 } from 'source-text';
import { describe, expect, test } from 'vitest';
import { checkEncryptionKey, generateEncryptionKey } from './encryptionKey.ts';

const bytes = (count: number) => Uint8Array.from({ length: count }, (_, index) => (index * 37 + 251) % 256);
const key = encodeBase64(bytes(32));
const hex = [...bytes(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const urlSafe = key.replace(/\+/g, '-').replace(/\//g, '_');
const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('a good key', () => {
  test.each([
    ['32 bytes', key],
    ['bits left over at the end, which Go ignores', `${key.slice(0, 42)}${nextDigit(key[42] ?? '')}=`],
    ['a generated one', generateEncryptionKey(bytes)],
  ])('%s', (_name, text) => expect(checkEncryptionKey(text)).toEqual([]));

  test('the generator hands out what it was given, encoded', () =>
    expect(generateEncryptionKey((count) => new Uint8Array(count).fill(255))).toBe(`${'/'.repeat(42)}8=`));
});

describe('a fault is named, and fixed where the 32 bytes are plain', () => {
  test.each([
    ['16 bytes', encodeBase64(bytes(16)), 'length', undefined],
    ['31 bytes', encodeBase64(bytes(31)), 'length', undefined],
    ['33 bytes', encodeBase64(bytes(33)), 'length', undefined],
    ['a pass phrase of 32 letters', 'abcdefghijklmnopqrstuvwxyzABCDEF', 'length', undefined],
    ['URL-safe alphabet, of 24 bytes', `${urlSafe.slice(0, 31)}-`, 'url-safe', undefined],
    ['no padding', key.replace('=', ''), 'padding', key],
    ['too much padding', `${key}=`, 'padding', key],
    ['padding inside', `${key.slice(0, 20)}=${key.slice(20)}`, 'padding', undefined],
    ['one character short of any Base64', key.slice(0, 41), 'cut', undefined],
    ['hexadecimal', hex, 'hex', key],
    ['hexadecimal in capitals', hex.toUpperCase(), 'hex', key],
    ['Base64 of hexadecimal', encodeBase64(ascii(hex)), 'hex', key],
    ['Base64 twice', encodeBase64(ascii(key)), 'twice', key],
    ['Base64 twice, of a text with a line break', encodeBase64(ascii(`${key}\n`)), 'twice', key],
    ['a space at the end', `${key} `, 'space', key],
    ['a prefix', `base64:${key}`, 'character', key],
    ['hexadecimal with 0x', `0x${hex}`, 'character', key],
    ['a prefix before too few bytes', 'base64:dG9vIHNob3J0', 'character', undefined],
    ['a command', '$(openssl rand -base64 32)', 'character', undefined],
    ['a command in backticks', '`openssl rand -base64 32`', 'character', undefined],
    ['a UUID', '3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f', 'character', undefined],
    ['32 bytes and a line feed', encodeBase64(Uint8Array.from([...bytes(32), 10])), 'length', key],
    ['a PEM file', '-----BEGIN PRIVATE KEY-----', 'character', undefined],
    ['a foreign character', key.replace(/^./, 'é'), 'character', undefined],
  ])('%s', (_name, text, code, replacement) => {
    const [advice, ...rest] = checkEncryptionKey(text);
    expect(rest).toEqual([]);
    expect(advice).toMatchObject({ code: `encryption-key-${code}`, severity: 'error' });
    expect(advice?.replacement?.value).toBe(replacement);
  });
});

test.each([
  ['', urlSafe],
  [' without padding', urlSafe.replace('=', '')],
])('the URL-safe alphabet%s is a warning: the reference says Base64, not which', (_name, text) => {
  expect(checkEncryptionKey(text)).toMatchObject([
    { code: 'encryption-key-url-safe', severity: 'warning', replacement: { value: key } },
  ]);
});

describe('a key that works, and should not be used', () => {
  test.each([
    ['zero bytes', encodeBase64(new Uint8Array(32)), 'weak'],
    ['one byte again and again', encodeBase64(new Uint8Array(32).fill(65)), 'weak'],
    ['sixteen bytes twice', encodeBase64(Uint8Array.from([...bytes(16), ...bytes(16)])), 'weak'],
    ['a line break inside, which Go skips', `${key.slice(0, 20)}\n${key.slice(20)}`, 'line-break'],
  ])('%s', (_name, text, code) =>
    expect(checkEncryptionKey(text)).toMatchObject([{ code: `encryption-key-${code}`, severity: 'warning' }]),
  );
});

test('says how many bytes there are', () =>
  expect(checkEncryptionKey(encodeBase64(bytes(24)))[0]?.message).toBe(
    'The key has 24 bytes. AES-256 needs 32 bytes, which are 44 characters of Base64.',
  ));

function nextDigit(digit: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return alphabet[alphabet.indexOf(digit) + 1] ?? '';
}

test.each([
  [
    'my-32-character-ultra-secure-key',
    'These are 32 characters of text. Write 32 random bytes as Base64, which are 44 characters.',
  ],
  ['3f2c9a10-0b7e-4d55-9c1e-7a2b5c6d8e9f', 'This is a UUID. Write 32 random bytes as Base64, which are 44 characters.'],
])('%s is named for what it is', (key, message) => expect(checkEncryptionKey(key)[0]?.message).toBe(message));
