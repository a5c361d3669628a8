import type { ValuePath } from 'source-text';
import { describe, expect, it } from 'vitest';
import { optionKeyOf } from './editing.ts';

describe('the option of a path', () => {
  it.each<[ValuePath, string | undefined]>([
    [['smtpPort'], 'smtpPort'],
    [['smtpAuth'], 'smtpAuth'],
    [['smtpAuth', 'username'], 'smtpAuth.username'],
    [['gatewayOAuth2', 'endpointParams', 'audience'], 'gatewayOAuth2.endpointParams'],
    [['smtpAuth', 'unknown'], 'smtpAuth'],
    [['smtpAuth.username'], undefined],
    [['unknown', 'smtpPort'], undefined],
    [[], undefined],
  ])('%j belongs to %s', (path, key) => {
    expect(optionKeyOf(path)).toBe(key);
  });
});
