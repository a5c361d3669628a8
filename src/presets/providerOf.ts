import { readPlaceholders } from './placeholders.ts';
import type { Preset } from './preset.ts';
import { presets } from './presets.ts';

/** The sign-in provider that an address belongs to, by the beginning of its issuers; undefined for any other address. */
export function providerOf(address: string): Preset | undefined {
  return presets.find(({ values: { oidcIssuer } }) => oidcIssuer !== undefined && beginsLike(oidcIssuer, address));
}

/** Whether an address begins with the issuer of a pattern, apart from its version. */
function beginsLike(issuer: string, address: string): boolean {
  const pattern = issuer.replace(/\/(?:v2\.0)?$/, '');
  const beginning = address.split('/').slice(0, pattern.split('/').length).join('/');
  return readPlaceholders(pattern, beginning) !== undefined;
}
