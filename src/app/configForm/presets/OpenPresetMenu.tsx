import { Check, ExternalLink } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import type { SectionId } from '../../../config/index.ts';
import { appliedPreset, type Preset, planPreset, presets } from '../../../presets/index.ts';
import { usePageState } from '../../state/pageState.ts';
import { useSelected, useWorkspace } from '../../state/useWorkspace.ts';
import type { MenuProps, OpenedMenuProps } from '../../ui/menuProps.ts';
import { openedByClick } from '../../ui/OpenMenu.tsx';
import { useFirstEntry } from '../../ui/useFirstEntry.ts';
import { applyPreset, focusOpenOption } from './applyPreset.ts';
import styles from './PresetMenu.module.css';
import { presetSummary } from './presetSummary.ts';

export interface PresetMenuProps {
  readonly section: SectionId;
  readonly trigger: MenuProps['trigger'];
}

/** The presets of a section with what each would replace, and links to their sources. Open when mounted. */
export function OpenPresetMenu({ section, trigger, isByKeyboard }: PresetMenuProps & OpenedMenuProps) {
  const page = usePageState();
  const workspace = useWorkspace();
  const config = useSelected((snapshot) => snapshot.config);
  const [isOpen, setOpen] = useState(true);
  const firstEntry = useFirstEntry(isByKeyboard);
  const afterwards = useRef<() => void>(undefined);
  const applied = appliedPreset(section, config);
  const offered = presets.filter((preset) => preset.section === section);

  function fillIn(preset: Preset) {
    const next = applyPreset(workspace, page, preset);
    afterwards.current = next && (() => focusOpenOption(next));
  }

  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{openedByClick(trigger, () => setOpen(true))}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={document.querySelector('main')}>
        <DropdownMenu.Content
          ref={firstEntry}
          className={styles.menu}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={(event) => {
            if (!afterwards.current) return;
            event.preventDefault();
            // By then, the fields that the preset adds are rendered.
            requestAnimationFrame(afterwards.current);
            afterwards.current = undefined;
          }}
        >
          <DropdownMenu.Group>
            <DropdownMenu.Label className={styles.label}>Fill in for a provider</DropdownMenu.Label>
            {offered.map((preset) => {
              const { replaces } = planPreset(preset, config);
              return (
                <DropdownMenu.Item key={preset.name} className={styles.item} onSelect={() => fillIn(preset)}>
                  <span className={styles.mark}>{preset === applied && <Check aria-label="Filled in" />}</span>
                  <span className={styles.name}>{preset.name}</span>
                  <code className={styles.summary} dir="ltr">
                    {presetSummary(preset)}
                  </code>
                  {preset === applied && <span className={styles.note}>{preset.note}</span>}
                  {replaces.length > 0 && (
                    <span className={styles.replaces}>
                      Replaces <code dir="ltr">{replaces.join(', ')}</code>
                    </span>
                  )}
                </DropdownMenu.Item>
              );
            })}
          </DropdownMenu.Group>
          <DropdownMenu.Separator className={styles.separator} />
          <DropdownMenu.Group>
            <DropdownMenu.Label className={styles.label}>
              From the providers' pages, not from the option reference
            </DropdownMenu.Label>
            {offered.map(({ name, source }) => (
              <DropdownMenu.Item key={name} className={styles.source} asChild>
                <a href={source.url} target="_blank" rel="noreferrer">
                  <ExternalLink />
                  <span>{source.title}</span>
                  <span className={styles.read}>read on {source.readOn}</span>
                </a>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Group>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
