import type { SectionId } from '../../../../config/index.ts';
import type { FormSectionId } from '../../../places/place.ts';
import { usePlaces } from '../../../places/places.ts';
import { RowContext } from '../../../places/rowActions.ts';
import { useElement } from '../../../places/useElement.ts';
import { RowButton } from '../../../ui/RowButton.tsx';
import { PresetAdvice } from '../presets/PresetAdvice.tsx';
import { PresetMenu } from '../presets/PresetMenu.tsx';
import styles from './sections.module.css';
import { formSections } from './shownSection.ts';

/** The sections that providers have presets for. */
const withPresets: readonly SectionId[] = ['database', 'signIn', 'email'];

/** The tool that shows what a section results in. */
const tools: { readonly [Section in FormSectionId]?: { readonly tool: 'branding' | 'token'; readonly label: string } } =
  {
    branding: { tool: 'branding', label: 'Show preview' },
    gateway: { tool: 'token', label: 'Show token request' },
  };

/** The head of a section's card: what it covers, its presets with their advice, and its tool. */
export function SectionHead({ id }: { readonly id: FormSectionId }) {
  const places = usePlaces();
  const { title, intent } = formSections.find((each) => each.id === id) ?? {};
  const presetSection = withPresets.find((each) => each === id);
  const tool = tools[id];
  return (
    <div className={styles.head} data-section={id} ref={useElement('section', id)}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.intent}>{intent}</p>
      <RowContext value={id}>
        {presetSection && <PresetMenu section={presetSection} />}
        {tool && (
          <RowButton size="compact" label={tool.label} run={() => places.goTo({ kind: 'tool', tool: tool.tool })}>
            {tool.label}
          </RowButton>
        )}
      </RowContext>
      {presetSection && <PresetAdvice section={presetSection} />}
    </div>
  );
}
