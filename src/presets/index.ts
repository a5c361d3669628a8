/**
 * What providers of mail, sign-in and databases publish about their services, for filling in options. Never a fact of the server.
 * `presets.ts` lists the presets; `planPreset.ts` says what one would change in a configuration.
 */
export { compareDiscovery, type DiscoveryComparison, discoveryAddress } from './discoveryDocument.ts';
export { appliedPreset, askingPreset, type PresetPlan, planPreset } from './planPreset.ts';
export { type PresetPart, placeholderRange, presetParts, withPart } from './presetParts.ts';
export { type Preset, presets, providerOf } from './presets.ts';
