import { ChevronDown, WandSparkles } from 'lucide-react';
import { cloneElement, Suspense, useState } from 'react';
import { type SectionId, sections } from '../../../config/index.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { rowAction } from '../../ui/rowAction.ts';
import type { PresetMenuProps } from './OpenPresetMenu.tsx';

// The presets and their menu are loaded when it is first opened.
const OpenPresetMenu = lazyPart(
  async () => (await import('./OpenPresetMenu.tsx')).OpenPresetMenu,
  ({ trigger }: PresetMenuProps, retry) => cloneElement(trigger, { onClick: retry }),
);

/** Fills in the options of a section for a provider. */
export function PresetMenu({ section }: { readonly section: SectionId }) {
  const [wasOpened, setWasOpened] = useState(false);
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
  const closed = cloneElement(trigger, { 'aria-expanded': false, onClick: () => setWasOpened(true) });
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenPresetMenu section={section} trigger={trigger} />
    </Suspense>
  );
}
