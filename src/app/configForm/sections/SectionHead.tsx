import { type SectionId, sections } from '../../../config/index.ts';
import { useFacts } from '../../state/useWorkspace.ts';
import { PresetMenu } from '../presets/PresetMenu.tsx';
import styles from './SectionHead.module.css';
import { sectionIntents } from './sectionIntents.ts';
import { sectionSummaries } from './sectionSummaries.ts';

const titles: ReadonlyMap<string, string> = new Map(sections.map(({ id, title }) => [id, title]));

/** The sections that providers have presets for. */
const withPresets: readonly SectionId[] = ['database', 'signIn', 'email'];

/** The head of a section's card: what it covers, how many of its options are set, and its presets. */
export function SectionHead({ id }: { readonly id: SectionId }) {
  const summary = useFacts((snapshot) => sectionSummaries(snapshot).find((section) => section.id === id));
  return (
    <div className={styles.head} data-section={id}>
      <h3 className={styles.title}>{titles.get(id)}</h3>
      <p className={styles.intent}>{sectionIntents[id]}</p>
      {summary && (
        <span className={styles.fraction}>
          {summary.set}/{summary.total}
          <span className="visuallyHidden"> set</span>
        </span>
      )}
      {withPresets.includes(id) && <PresetMenu section={id} />}
    </div>
  );
}
