import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { flushSync } from 'react-dom';
import type { SectionId } from '../../../../config/index.ts';
import { appliedPreset, presets } from '../../../../presets/index.ts';
import { fillInProgress, isFilled } from '../../../page/fillInProgress.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { Button } from '../../../ui/Button.tsx';
import { Toolbar } from '../../../ui/Toolbar.tsx';
import { applyPreset } from '../presets/applyPreset.ts';
import { presetSummary } from '../presets/presetSummary.ts';
import styles from './GuidedSetup.module.css';

interface PresetChoiceProps {
  readonly section: SectionId;
  /** Gets the first provider while the step has open questions. */
  readonly first: Ref<HTMLButtonElement>;
  /** By then, what was filled in is rendered. */
  readonly onFilledIn: () => void;
}

/** The providers whose values a step can start from; renders nothing where there are none. */
export function PresetChoice({ section, first, onFilledIn }: PresetChoiceProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const applied = useSelected(({ config }) => appliedPreset(section, config));
  const isOpen = useSelected((snapshot) =>
    fillInProgress(snapshot).steps.some((step) => step.option.section === section && !isFilled(step)),
  );
  const offered = presets.filter((preset) => preset.section === section);
  if (offered.length === 0) return null;

  return (
    <fieldset className={styles.presets} aria-label="Fill in for a provider">
      <p className={styles.presetsHelp}>Fill in for a provider, or type the values yourself below.</p>
      <Toolbar label="Providers" className={styles.presetRow}>
        {offered.map((preset, index) => (
          <Button
            key={preset.name}
            {...(index === 0 && isOpen && !applied && { ref: first })}
            aria-pressed={preset === applied}
            title={presetSummary(preset)}
            onClick={() => {
              flushSync(() => applyPreset(workspace, page, preset));
              onFilledIn();
            }}
          >
            {preset === applied && <Check />}
            {preset.name}
          </Button>
        ))}
      </Toolbar>
      {applied && (
        <p className={styles.presetsHelp}>
          From{' '}
          <a href={applied.source.url} target="_blank" rel="noreferrer">
            {applied.source.title}
          </a>
          , read on {applied.source.readOn}. {applied.note}
        </p>
      )}
    </fieldset>
  );
}
