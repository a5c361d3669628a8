import { Check } from 'lucide-react';
import { flushSync } from 'react-dom';
import type { SectionId } from '../../../../config/index.ts';
import { appliedPreset, type Preset, presets } from '../../../../presets/index.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { Button } from '../../../ui/Button.tsx';
import { useOneStop } from '../../../ui/useOneStop.ts';
import { applyPreset } from '../presets/applyPreset.ts';
import { presetSummary } from '../presets/presetSummary.ts';
import styles from './GuidedForm.module.css';

interface PresetChoiceProps {
  readonly section: SectionId;
  /** True if the user has chosen to enter the values. */
  readonly isByHand: boolean;
  /** Called once the filled-in values are rendered. */
  readonly onChoose: (isByHand: boolean) => void;
}

/**
 * The providers whose values a step can start from; renders nothing if there are none. Radios that are chosen by Enter or the space
 * bar alone: choosing one writes into the file.
 */
export function PresetChoice({ section, isByHand, onChoose }: PresetChoiceProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const stop = useOneStop<HTMLDivElement>();
  const applied = useSelected(({ config }) => appliedPreset(section, config));
  const offered = presets.filter((preset) => preset.section === section);
  if (offered.length === 0) return null;

  function choose(preset: Preset | undefined) {
    flushSync(() => preset && applyPreset(workspace, page, preset));
    onChoose(preset === undefined);
  }

  const choiceOf = (preset: Preset | undefined) => {
    const isChosen = preset ? preset === applied && !isByHand : isByHand;
    const name = preset?.name ?? 'Another one';
    return (
      <Button
        key={name}
        className={styles.preset}
        role="radio"
        aria-checked={isChosen}
        title={preset && presetSummary(preset)}
        onClick={() => choose(preset)}
      >
        {isChosen && <Check aria-hidden />}
        {name}
      </Button>
    );
  };

  return (
    <div className={styles.presets}>
      <div role="radiogroup" aria-label="Provider" className={styles.presetRow} {...stop}>
        {[...offered, undefined].map(choiceOf)}
      </div>
      {applied && !isByHand && (
        <p className={styles.muted}>
          From{' '}
          <a href={applied.source.url} target="_blank" rel="noreferrer">
            {applied.source.title}
          </a>
          , read on {applied.source.readOn}. {applied.note}
        </p>
      )}
    </div>
  );
}
