import { fromPlain } from 'hjson-document';
import { Check } from 'lucide-react';
import { flushSync } from 'react-dom';
import { options, type ScalarKey, type SectionId } from '../../../../config/index.ts';
import { appliedPreset, askingPreset, type Preset, presets } from '../../../../presets/index.ts';
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
    flushSync(() => (preset ? applyPreset(workspace, page, preset) : clearOpen()));
    onChoose(preset === undefined);
  }

  /** Nobody has typed what asks for parts. */
  function clearOpen() {
    const { config } = workspace.snapshot;
    const open = options.filter(
      ({ key, path, section: own }) => own === section && askingPreset(key as ScalarKey, config.value(path)),
    );
    const values = open.map(({ path }) => ({ path, value: fromPlain('') }));
    if (values.length > 0) workspace.setOptions(values, { view: 'form', label: 'Clear' });
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
      <div role="radiogroup" aria-label="Provider" className="kit-row kit-wrap" {...stop}>
        {[...offered, undefined].map(choiceOf)}
      </div>
      {applied && !isByHand && (
        <p className="kit-muted kit-small">
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
