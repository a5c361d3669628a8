import { describe, expect, it } from 'vitest';
import type { OptionPath } from '../../text/index.ts';
import { optionKeyOf } from './editing.ts';

describe('the option of a path', () => {
  it.each<[OptionPath, string | undefined]>([
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
