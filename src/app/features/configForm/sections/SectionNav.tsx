import { useVisibleFacts } from '../../../page/typing.ts';
import { useSelected } from '../../../page/useWorkspace.ts';
import { usePlaces } from '../../../places/places.ts';
import { useOneStop } from '../../../ui/useOneStop.ts';
import { SectionMark, summaryWords } from './SectionMark.tsx';
import { useSectionInView } from './sectionInView.ts';
import { sectionSummaries, useWithVariables } from './sectionSummaries.ts';
import styles from './sections.module.css';

/** The sections of the form, marked where they want something. One Tab stop: arrow keys move between them. */
export function SectionNav() {
  const places = usePlaces();
  const summaries = useWithVariables(useVisibleFacts(sectionSummaries));
  const isUnread = useSelected(({ document }) => document.excess !== undefined);
  const inView = useSectionInView();
  const current = inView ?? summaries[0]?.id;
  return (
    <nav className={styles.nav} aria-label="Sections" {...useOneStop({ axis: 'column' })}>
      <ul>
        {summaries.map((summary) => (
          <li key={summary.id}>
            <button
              type="button"
              className={styles.section}
              aria-current={summary.id === current ? 'true' : undefined}
              onClick={() => places.goTo({ kind: 'section', section: summary.id })}
            >
              <span className={styles.name}>{summary.title}</span>
              {!isUnread && (
                <>
                  <SectionMark summary={summary} />
                  <span className="visuallyHidden">{summaryWords(summary, ', ')}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
