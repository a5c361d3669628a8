import { ChevronDown, WandSparkles } from 'lucide-react';
import { cloneElement, type MouseEvent, Suspense, useState } from 'react';
import { type SectionId, sections } from '../../../config/index.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import type { OpenedMenuProps } from '../../ui/menuProps.ts';
import { rowAction } from '../../ui/rowAction.ts';
import type { PresetMenuProps } from './OpenPresetMenu.tsx';

// The presets and their menu are loaded when it is first opened.
const OpenPresetMenu = lazyPart(
  async () => (await import('./OpenPresetMenu.tsx')).OpenPresetMenu,
  ({ trigger }: PresetMenuProps & OpenedMenuProps, retry) => cloneElement(trigger, { onClick: retry }),
);

/** Fills in the options of a section for a provider. */
export function PresetMenu({ section }: { readonly section: SectionId }) {
  const [opened, setOpened] = useState<OpenedMenuProps>();
  const trigger = (
    <Button
      {...rowAction}
      aria-haspopup="menu"
      aria-label={`Preset for ${sections.find(({ id }) => id === section)?.title}`}
    >
      <WandSparkles />
      Preset
      <ChevronDown />
    </Button>
  );
  const closed = cloneElement(trigger, {
    'aria-expanded': false,
    onClick: ({ detail }: MouseEvent) => setOpened({ isByKeyboard: detail === 0 }),
  });
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenPresetMenu section={section} trigger={trigger} {...opened} />
    </Suspense>
  );
}
