import { type SectionId, sections } from '../../../config/index.ts';
import { useFacts } from '../../state/useWorkspace.ts';
import styles from './SectionHead.module.css';
import { sectionIntents } from './sectionIntents.ts';
import { sectionSummaries } from './sectionSummaries.ts';

const titles: ReadonlyMap<string, string> = new Map(sections.map(({ id, title }) => [id, title]));

/** The head of a section's card: what it is about, how many of its options are set. */
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
    </div>
  );
}
