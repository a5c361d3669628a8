import { Check } from 'lucide-react';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import type { SectionId } from '../../../../config/index.ts';
import { appliedPreset, type Preset, presets } from '../../../../presets/index.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { roomFor } from '../../../platform/breakpoints.ts';
import { useMediaQuery } from '../../../platform/mediaQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/TextInput.tsx';
import { useOneStop } from '../../../ui/useOneStop.ts';
import { applyPreset } from '../presets/applyPreset.ts';
import { presetSummary } from '../presets/presetSummary.ts';
import styles from './GuidedSetup.module.css';

interface PresetChoiceProps {
  readonly section: SectionId;
  /** True if the user has chosen to enter the values. */
  readonly isByHand: boolean;
  /** Called once the filled-in values are rendered. */
  readonly onChoose: (isByHand: boolean) => void;
}

const byHand = 'Another one';

/** The providers whose values a step can start from; renders nothing if there are none. */
export function PresetChoice({ section, isByHand, onChoose }: PresetChoiceProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const applied = useSelected(({ config }) => appliedPreset(section, config));
  const isNarrow = !useMediaQuery(roomFor.columns);
  const offered = presets.filter((preset) => preset.section === section);
  if (offered.length === 0) return null;

  function choose(preset: Preset | undefined) {
    flushSync(() => preset && applyPreset(workspace, page, preset));
    onChoose(preset === undefined);
  }

  const choices = [
    ...offered.map((preset) => ({
      name: preset.name,
      detail: presetSummary(preset),
      isChosen: preset === applied && !isByHand,
      choose: () => choose(preset),
    })),
    { name: byHand, detail: undefined, isChosen: isByHand, choose: () => choose(undefined) },
  ];

  return (
    <div className={styles.presets}>
      {isNarrow ? <ProviderSelect choices={choices} /> : <Providers choices={choices} />}
      {applied && !isByHand && (
        <p className={styles.presetsHelp}>
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

interface Choice {
  readonly name: string;
  readonly detail: string | undefined;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

/** Radios that are chosen by Enter or the space bar alone: choosing one writes into the file. */
function Providers({ choices }: { readonly choices: readonly Choice[] }) {
  return (
    <div role="radiogroup" aria-label="Provider" className={styles.presetRow} {...useOneStop<HTMLDivElement>()}>
      {choices.map(({ name, detail, isChosen, choose }) => (
        <Button
          key={name}
          size="large"
          className={styles.preset}
          role="radio"
          aria-checked={isChosen}
          title={detail}
          onClick={choose}
        >
          {isChosen && <Check aria-hidden />}
          {name}
        </Button>
      ))}
    </div>
  );
}

function ProviderSelect({ choices }: { readonly choices: readonly Choice[] }) {
  const id = useId();
  return (
    <>
      <label className={styles.partHelp} htmlFor={id}>
        Provider
      </label>
      <Select
        id={id}
        value={choices.find(({ isChosen }) => isChosen)?.name ?? ''}
        onChange={({ target }) => choices.find(({ name }) => name === target.value)?.choose()}
      >
        <option value="" disabled>
          Choose one
        </option>
        {choices.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </>
  );
}
