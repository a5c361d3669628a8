import { parseHjson } from 'hjson-document';
import type { ValuePath } from 'source-text';
import { Random } from 'source-text/testing/random';
import { describe, expect, it } from 'vitest';
import { createMaskedView } from '../../../../masking/index.ts';
import { secretRanges } from '../../../../secrets/index.ts';
import { partAtCursor, pathAtCursor, shownMember, shownPart } from './sync.ts';

const text = `{
  # encryptionKey: ""
  oidcClientSecret: fake-secret-that-is-longer-than-its-placeholder
  smtpPort: 587
  smtpAuth: {
    username: mail
    password: fake
  }
}
`;
const document = parseHjson(text);
const view = createMaskedView(text, secretRanges(document), new Random(1).bytes);

describe('what the cursor of the masked text is on', () => {
  it.each<[string, ValuePath]>([
    ['smtpPort', ['smtpPort']],
    ['587', ['smtpPort']],
    ['smtpAuth', ['smtpAuth']],
    ['username', ['smtpAuth', 'username']],
    ['oidcClientSecret', ['oidcClientSecret']],
    ['# encryptionKey', []],
  ])('%s', (shown, path) => {
    expect(pathAtCursor(document, view, view.text.indexOf(shown))).toEqual(path);
  });
});

describe('where the masked text shows an option', () => {
  it.each<[ValuePath, string | undefined]>([
    [['smtpPort'], 'smtpPort: 587'],
    [['smtpAuth', 'username'], 'username: mail'],
    [['smtpAuth', 'mechanism'], undefined],
    [['baseUrl'], undefined],
    [[], undefined],
  ])('%j', (path, expected) => {
    const range = shownMember(document, view, path);
    expect(range && view.text.slice(range.start, range.end)).toBe(expected);
  });

  it('includes the whole object', () => {
    const range = shownMember(document, view, ['smtpAuth']);
    const shown = view.text.slice(range?.start, range?.end);
    expect(shown).toMatch(/^smtpAuth: \{[\s\S]*\}$/);
    expect(shown).not.toContain('fake');
  });
});

describe('the parts of a connection string in the masked text', () => {
  const ownText =
    '{\n  pgConnStr: "postgres://review:fake-word-of-length@db.example.com:5432/review?sslmode=require"\n}\n';
  const own = parseHjson(ownText);
  const masked = createMaskedView(ownText, secretRanges(own), new Random(1).bytes);
  const [mask] = masked.masks;

  it.each([
    ['user', 'review'],
    ['host', 'db.example.com'],
    ['port', ':5432'],
    ['dbname', 'review'],
    ['sslmode', 'sslmode=require'],
  ])('%s is tinted as %s, behind the mask too', (name, expected) => {
    const range = shownPart(own, masked, ['pgConnStr'], name);
    expect(range && masked.text.slice(range.start, range.end)).toBe(expected);
    expect(partAtCursor(own, masked, ['pgConnStr'], (range?.start ?? 0) + 1)).toBe(name);
  });

  it('the hidden password is its placeholder, with the colon', () => {
    expect(shownPart(own, masked, ['pgConnStr'], 'password')).toMatchObject({
      start: (mask?.viewRange.start ?? 0) - 1,
      end: mask?.viewRange.end,
    });
    expect(masked.text).not.toContain('fake-word');
  });

  it('nothing outside the parts, and nothing of other options', () => {
    expect(partAtCursor(own, masked, ['pgConnStr'], masked.text.indexOf('postgres'))).toBeUndefined();
    expect(shownPart(document, view, ['smtpPort'], 'host')).toBeUndefined();
  });
});
