import { describe, expect, it } from 'vitest';
import { optionAt, options } from '../../../config/index.ts';
import { invariant } from '../../../text/index.ts';
import { optionHelp } from './optionHelp.ts';

function helpOf(key: string): string {
  const facts = optionAt(key.split('.'));
  invariant(facts, 'the option exists');
  return optionHelp(facts);
}

describe('the help of an option in the editor', () => {
  it.each(options.map(({ key }) => key))('says the default of %s once', (key) => {
    expect(helpOf(key).match(/no default|default:|omit /gi)).toHaveLength(1);
  });

  it('says since when the server knows an option, and how to see a secret', () => {
    expect(helpOf('gatewayOAuth2.endpointParams')).toContain('Since ');
    expect(helpOf('encryptionKey')).toContain('press F9 or tap it to show it');
  });
});
