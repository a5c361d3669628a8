import { type SectionId, sectionOf } from '../../../../config/index.ts';
import { usePlaces } from '../../../places/places.ts';
import { RowContext } from '../../../places/rowActions.ts';
import { useElement } from '../../../places/useElement.ts';
import { RowButton } from '../../../ui/RowButton.tsx';
import { PresetAdvice } from '../presets/PresetAdvice.tsx';
import { PresetMenu } from '../presets/PresetMenu.tsx';
import styles from './sections.module.css';

/** The sections that providers have presets for. */
const withPresets: readonly SectionId[] = ['database', 'signIn', 'email'];

/** The tool that shows what a section results in. */
const tools: { readonly [Section in SectionId]?: { readonly tool: 'branding' | 'token'; readonly label: string } } = {
  branding: { tool: 'branding', label: 'Show preview' },
  gateway: { tool: 'token', label: 'Show token request' },
};

/** The head of a section's card: what it covers, its presets with their advice, and its tool. */
export function SectionHead({ id }: { readonly id: SectionId }) {
  const places = usePlaces();
  const { title, intent } = sectionOf(id);
  const tool = tools[id];
  return (
    <div className={styles.head} data-section={id} ref={useElement('section', id)}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.intent}>{intent}</p>
      <RowContext value={id}>
        {withPresets.includes(id) && <PresetMenu section={id} />}
        {tool && (
          <RowButton size="compact" label={tool.label} run={() => places.goTo({ kind: 'tool', tool: tool.tool })}>
            {tool.label}
          </RowButton>
        )}
      </RowContext>
      {withPresets.includes(id) && <PresetAdvice section={id} />}
    </div>
  );
}
