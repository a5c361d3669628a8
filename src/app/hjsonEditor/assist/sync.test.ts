import { describe, expect, it } from 'vitest';
import { parseHjson } from '../../../hjson/index.ts';
import { createMaskedView } from '../../../masking/index.ts';
import { secretRanges } from '../../../secrets/index.ts';
import type { OptionPath } from '../../../text/index.ts';
import { pathAtCursor, shownMember } from './sync.ts';

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
const view = createMaskedView(text, secretRanges(document));

describe('what the cursor of the masked text is on', () => {
  it.each<[string, OptionPath]>([
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
  it.each<[OptionPath, string | undefined]>([
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
