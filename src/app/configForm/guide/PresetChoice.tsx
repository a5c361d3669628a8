import { Check } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import type { SectionId } from '../../../config/index.ts';
import { appliedPreset, presets } from '../../../presets/index.ts';
import { fillInProgress, isFilled } from '../../state/fillInProgress.ts';
import { usePageState } from '../../state/pageState.ts';
import { useSelected, useWorkspace } from '../../state/useWorkspace.ts';
import { Button } from '../../ui/Button.tsx';
import { applyPreset } from '../presets/applyPreset.ts';
import { presetSummary } from '../presets/presetSummary.ts';
import styles from './GuidedSetup.module.css';

interface PresetChoiceProps {
  readonly section: SectionId;
  /** By then, what was filled in is rendered. */
  readonly onFilledIn: () => void;
}

/** The providers whose values a step can start from; renders nothing where there are none. */
export function PresetChoice({ section, onFilledIn }: PresetChoiceProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const applied = useSelected(({ config }) => appliedPreset(section, config));
  const isOpen = useSelected((snapshot) =>
    fillInProgress(snapshot).steps.some((step) => step.facts.section === section && !isFilled(step)),
  );
  const offered = presets.filter((preset) => preset.section === section);
  const [current, setCurrent] = useState(0);
  if (offered.length === 0) return null;

  function moveWithArrows({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (!step) return;
    const to = (current + step + offered.length) % offered.length;
    currentTarget.querySelectorAll('button')[to]?.focus();
  }

  return (
    <fieldset className={styles.presets} aria-label="Fill in for a provider">
      <p className={styles.presetsHelp}>Fill in for a provider, or type the values yourself below.</p>
      <div className={styles.presetRow} role="toolbar" aria-label="Providers" onKeyDown={moveWithArrows}>
        {offered.map((preset, index) => (
          <Button
            key={preset.name}
            {...(index === 0 && isOpen && !applied && { 'data-first': true })}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            aria-pressed={preset === applied}
            title={presetSummary(preset)}
            onClick={() => {
              applyPreset(workspace, page, preset);
              requestAnimationFrame(onFilledIn);
            }}
          >
            {preset === applied && <Check />}
            {preset.name}
          </Button>
        ))}
      </div>
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
