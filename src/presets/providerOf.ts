import { tokenEndpointOf } from '../config/index.ts';
import type { Preset } from './preset.ts';
import { presets } from './presets.ts';

/** The sign-in preset of the provider whose token endpoint an address is; undefined for any other address. */
export function providerOf(address: string): Preset | undefined {
  const name = tokenEndpointOf(address)?.provider.name;
  return presets.find((preset) => preset.section === 'signIn' && preset.name === name);
}
