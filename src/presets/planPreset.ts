import type { ValuePath } from 'source-text';
import { type ConfigAnalysis, type OptionKey, optionPath, options, type ScalarKey } from '../config/index.ts';
import { fillPlaceholders, placeholderRange, presetParts, readParts } from './presetParts.ts';
import { type Preset, presets } from './presets.ts';

type PresetValue = string | number | boolean;

/** What a preset would do to a configuration. */
export interface PresetPlan {
  /** The values to write, without those that the configuration already has. */
  readonly changes: readonly { readonly path: ValuePath; readonly value: PresetValue }[];
  /** The options whose own value would be lost. */
  readonly replaces: readonly OptionKey[];
  /** The first option that the user has to fill in; undefined when nothing is open. */
  readonly firstOpen: OptionKey | undefined;
}

/** Works out what a preset changes. What the user filled in for another preset of the provider, such as the tenant, is taken over. */
export function planPreset(preset: Preset, config: ConfigAnalysis): PresetPlan {
  const known = knownPlaceholders(config);
  const wanted = valuesOf(preset)
    .filter(([key, value]) => !hasValue(config, preset, key, value))
    .map(([key, value]) => ({ key, value: typeof value === 'string' ? fillPlaceholders(value, known) : value }));
  const open = new Set<OptionKey>([
    ...wanted.filter(({ value }) => isOpen(value)).map(({ key }) => key),
    ...[...preset.asks, ...valuesOf(preset).map(([key]) => key)].filter(
      (key) => !wanted.some((change) => change.key === key) && isOpen(written(config, key)),
    ),
  ]);
  return {
    changes: wanted.map(({ key, value }) => ({ path: optionPath(key), value })),
    replaces: wanted.map(({ key }) => key).filter((key) => isOwnValue(config, key)),
    firstOpen: options.find(({ key }) => open.has(key))?.key,
  };
}

/** The preset of the section that the configuration follows; undefined when it follows none. */
export function appliedPreset(section: Preset['section'], config: ConfigAnalysis): Preset | undefined {
  return presets.find(
    (preset) =>
      preset.section === section && valuesOf(preset).every(([key, value]) => hasValue(config, preset, key, value)),
  );
}

/** The preset that leaves a part of an option's text to the user; `asked` while the text follows it. */
export function askingPreset(key: ScalarKey, text: unknown, asked?: Preset): Preset | undefined {
  if (typeof text !== 'string') return undefined;
  return presets.find((preset) => {
    const parts = presetParts(preset, key, text);
    return parts.some(({ value }) => value === '' || preset === asked);
  });
}

function valuesOf(preset: Preset): readonly (readonly [OptionKey, PresetValue])[] {
  // The keys of `PresetValues` are the keys of options.
  return Object.entries(preset.values) as [OptionKey, PresetValue][];
}

function written(config: ConfigAnalysis, key: OptionKey): unknown {
  return config.entries.get(key)?.value;
}

function hasValue(config: ConfigAnalysis, preset: Preset, key: OptionKey, value: PresetValue): boolean {
  const own = config.value(optionPath(key));
  if (typeof value !== 'string' || typeof own !== 'string') return own === value;
  return readParts(preset, value, own) !== undefined;
}

/** A value is the user's own unless it is empty, a default or a placeholder. */
function isOwnValue(config: ConfigAnalysis, key: OptionKey): boolean {
  const entry = config.entries.get(key);
  return entry?.state === 'explicit' && !isOpen(entry.value);
}

function isOpen(value: unknown): boolean {
  return value === undefined || value === '' || (typeof value === 'string' && placeholderRange(value) !== undefined);
}

/** What the configuration has in place of the placeholders of the presets that it follows. */
function knownPlaceholders(config: ConfigAnalysis): ReadonlyMap<string, string> {
  const known = new Map<string, string>();
  for (const preset of presets) {
    for (const [key, pattern] of valuesOf(preset)) {
      const own = config.value(optionPath(key));
      if (typeof pattern !== 'string' || typeof own !== 'string') continue;
      for (const [name, value] of readParts(preset, pattern, own) ?? []) {
        if (!placeholderRange(value)) known.set(name, value);
      }
    }
  }
  return known;
}
