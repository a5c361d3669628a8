import { type Preset, presets } from '../presets/index.ts';

/** The preset with this name, which a test is about. */
export function presetNamed(name: string): Preset {
  const preset = presets.find((candidate) => candidate.name === name);
  if (!preset) throw new Error(`no preset ${name}`);
  return preset;
}
