import { Check, ChevronDown, ExternalLink, WandSparkles } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { type SectionId, sectionOf } from '../../../../config/index.ts';
import { appliedPreset, type Preset, planPreset, presets } from '../../../../presets/index.ts';
import { usePageState } from '../../../page/pageState.ts';
import { useSelected, useWorkspace } from '../../../page/useWorkspace.ts';
import { useRowAction } from '../../../places/rowActions.ts';
import { Button } from '../../../ui/Button.tsx';
import { MenuFrame } from '../../../ui/Menu.tsx';
import { applyPreset, goToOpenOption } from './applyPreset.ts';
import styles from './PresetMenu.module.css';
import { presetSummary } from './presetSummary.ts';

/** Fills in the options of a section for a provider. */
export function PresetMenu({ section }: { readonly section: SectionId }) {
  const page = usePageState();
  const workspace = useWorkspace();
  const afterwards = useRef<() => void>(undefined);

  function fillIn(preset: Preset) {
    const next = applyPreset(workspace, page, preset);
    afterwards.current = next && (() => goToOpenOption(page, next));
  }

  const label = `Preset for ${sectionOf(section).title}`;
  const action = useRowAction({ label, run: (button) => button.click() });
  const trigger = (
    <Button size="compact" {...action} aria-label={label}>
      <WandSparkles />
      Preset
      <ChevronDown />
    </Button>
  );
  return (
    <MenuFrame
      trigger={trigger}
      className={styles.menu}
      align="end"
      onCloseAutoFocus={(event) => {
        if (!afterwards.current) return;
        event.preventDefault();
        afterwards.current();
        afterwards.current = undefined;
      }}
    >
      <Presets section={section} onChoose={fillIn} />
    </MenuFrame>
  );
}

interface PresetsProps {
  readonly section: SectionId;
  readonly onChoose: (preset: Preset) => void;
}

/** The presets of a section with what each would replace, and links to their sources. */
function Presets({ section, onChoose }: PresetsProps) {
  const config = useSelected((snapshot) => snapshot.config);
  const applied = appliedPreset(section, config);
  const offered = presets.filter((preset) => preset.section === section);
  return (
    <>
      <DropdownMenu.Group>
        <DropdownMenu.Label className={styles.label}>Fill in for a provider</DropdownMenu.Label>
        {offered.map((preset) => {
          const { replaces } = planPreset(preset, config);
          return (
            <DropdownMenu.Item key={preset.name} className={styles.item} onSelect={() => onChoose(preset)}>
              <span className={styles.mark}>{preset === applied && <Check aria-label="Filled in" />}</span>
              <span className={styles.name}>{preset.name}</span>
              <code className={styles.summary} dir="ltr">
                {presetSummary(preset)}
              </code>
              {replaces.length > 0 && (
                <span className={styles.replaces}>
                  Replaces <code dir="ltr">{replaces.join(', ')}</code>
                </span>
              )}
            </DropdownMenu.Item>
          );
        })}
      </DropdownMenu.Group>
      <DropdownMenu.Separator />
      <DropdownMenu.Group>
        <DropdownMenu.Label className={styles.label}>
          From the providers' pages, not from the option reference
        </DropdownMenu.Label>
        {offered.map(({ name, source }) => (
          <DropdownMenu.Item key={name} className={styles.source} asChild>
            <a href={source.url} target="_blank" rel="noreferrer">
              <ExternalLink />
              <span>{source.title}</span>
              <span className="kit-muted">read on {source.readOn}</span>
            </a>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Group>
    </>
  );
}
