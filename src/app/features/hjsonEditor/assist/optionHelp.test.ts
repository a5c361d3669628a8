import { invariant } from 'source-text';
import { describe, expect, it } from 'vitest';
import { optionAt, options } from '../../../../config/index.ts';
import { optionHelp } from './optionHelp.ts';

function helpOf(key: string): string {
  const option = optionAt(key.split('.'));
  invariant(option, 'the option exists');
  return optionHelp(option);
}

describe('the help of an option in the editor', () => {
  const topLevel = options.filter(({ path }) => path.length === 1).map(({ key }) => key);

  it.each(topLevel)('says the default of %s once', (key) => {
    expect(helpOf(key).match(/no default|default:|omit /gi)).toHaveLength(1);
  });

  it.each(options.map(({ key }) => key).filter((key) => key.includes('.')))(
    'says nothing of a default of %s, as the reference does',
    (key) => expect(helpOf(key)).not.toMatch(/default/i),
  );

  it('says since when the server knows an option, and how to see a secret', () => {
    expect(helpOf('gatewayOAuth2.endpointParams')).toContain('Since ');
    expect(helpOf('encryptionKey')).toContain('press F9 or tap it to show it');
  });
});
