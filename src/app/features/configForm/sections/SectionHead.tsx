import { type SectionId, sectionOf } from '../../../../config/index.ts';
import { useFacts } from '../../../page/useWorkspace.ts';
import { RowContext } from '../../../places/rowActions.ts';
import { useElement } from '../../../places/useElement.ts';
import { PresetMenu } from '../presets/PresetMenu.tsx';
import styles from './SectionHead.module.css';
import { sectionSummaries } from './sectionSummaries.ts';

/** The sections that providers have presets for. */
const withPresets: readonly SectionId[] = ['database', 'signIn', 'email'];

/** The head of a section's card: what it covers, how many of its options are set, and its presets. */
export function SectionHead({ id }: { readonly id: SectionId }) {
  const { title, intent } = sectionOf(id);
  const summary = useFacts((snapshot) => sectionSummaries(snapshot).find((section) => section.id === id));
  return (
    <div className={styles.head} data-section={id} ref={useElement('section', id)}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.intent}>{intent}</p>
      {summary && (
        <span className={styles.fraction}>
          {summary.set}/{summary.total}
          <span className="visuallyHidden"> set</span>
        </span>
      )}
      <RowContext value={id}>{withPresets.includes(id) && <PresetMenu section={id} />}</RowContext>
    </div>
  );
}
