import { Fragment } from 'react';
import { type OptionDefinition, options, type ScalarKey } from '../../../../config/index.ts';
import { appliedPreset, presetParts } from '../../../../presets/index.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { OptionField } from '../OptionField.tsx';
import { isFolded } from '../option/foldedLevels.ts';
import { formRows } from '../option/formRows.ts';
import { type GuideStep, guideSteps, shownKeys } from './guideSteps.ts';
import { PresetParts } from './PresetParts.tsx';

interface StepFieldsProps {
  readonly asked: GuideStep;
  /** True if the user writes what a preset would make. */
  readonly isByHand: boolean;
}

/** The fields of a step; an address that a preset makes is asked for by its parts. */
export function StepFields({ asked, isByHand }: StepFieldsProps) {
  const applied = useSelected(({ config }) => appliedPreset(asked.section, config));
  const byParts = useSelected(({ config }) =>
    options.find((option) => {
      const text = config.value(option.path);
      return (
        applied !== undefined &&
        !isByHand &&
        option.section === asked.section &&
        typeof text === 'string' &&
        presetParts(applied, option.key as ScalarKey, text).length > 0
      );
    }),
  );
  const parts = byParts && applied && <PresetParts key={byParts.key} preset={applied} option={byParts} />;
  const isSet = useSelected(({ config }) =>
    (asked.keysIfSet ?? []).some((key) => config.entries.get(key)?.state === 'explicit'),
  );
  const rowsShown = rowsOf(asked).filter(({ option }) => isSet || !asked.keysIfSet?.some((key) => key === option.key));
  return rowsShown.map(({ option, inner }) => {
    if (option === byParts) return parts;
    const others = byParts && inner.includes(byParts) ? inner.filter((each) => each !== byParts) : inner;
    return (
      <Fragment key={option.key}>
        <OptionField option={option} inner={others} level={3} />
        {others !== inner && parts}
      </Fragment>
    );
  });
}

/** The rows of each step, built once for the page: a row renders again only when its option changes. */
const rows = guideSteps.map((step) => formRows(optionsOf(step)));

function optionsOf(step: GuideStep): readonly OptionDefinition[] {
  return options.filter((option) => !isFolded(option) && shownKeys(step).some((key) => key === option.path[0]));
}

function rowsOf(step: GuideStep) {
  return rows[guideSteps.indexOf(step)] ?? [];
}
