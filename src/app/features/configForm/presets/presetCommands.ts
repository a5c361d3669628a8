import { sectionOf } from '../../../../config/index.ts';
import { presets } from '../../../../presets/index.ts';
import type { FeatureCommands } from '../../../commands/featureCommand.ts';
import { applyPreset, goToOpenOption } from './applyPreset.ts';
import { presetSummary } from './presetSummary.ts';

/** Each preset: fills in, and goes to the first option that only the user knows. */
export const presetCommands: FeatureCommands = (workspace, page) =>
  presets.map((preset) => ({
    id: `preset-${preset.name}`,
    title: `Preset: ${preset.name}`,
    detail: presetSummary(preset),
    keywords: `${sectionOf(preset.section).title} provider`,
    run() {
      const next = applyPreset(workspace, page, preset);
      if (next) void goToOpenOption(page, next);
    },
  }));
