import { Compass } from 'lucide-react';
import { usePageState } from '../../state/pageState.ts';
import { useFacts, useSelected } from '../../state/useWorkspace.ts';
import { startGuide } from '../guide/guidePlace.ts';
import styles from './SectionNav.module.css';
import { goToSection, useSectionInView } from './sectionInView.ts';
import { sectionSummaries } from './sectionSummaries.ts';

/** The sections of the form with how many of their options are set, or how many problems they have. */
export function SectionNav() {
  const page = usePageState();
  const summaries = useFacts(sectionSummaries);
  const isUnread = useSelected(({ document }) => document.excess !== undefined);
  const inView = useSectionInView();
  return (
    <nav className={styles.nav} aria-label="Sections">
      <ul>
        {summaries.map(({ id, title, set, total, errors, warnings }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.section}
              aria-current={id === inView ? 'true' : undefined}
              onClick={() => goToSection(page, id)}
            >
              <span>{title}</span>
              {errors + warnings > 0 ? (
                <span className={`${styles.badge} ${errors ? styles.error : styles.warning}`}>
                  <span className="visuallyHidden">{errors ? 'errors: ' : 'warnings: '}</span>
                  {errors || warnings}
                </span>
              ) : (
                !isUnread && (
                  <span className={styles.count}>
                    {set}/{total}
                  </span>
                )
              )}
            </button>
          </li>
        ))}
      </ul>
      {!isUnread && (
        <button type="button" className={`${styles.section} ${styles.guide}`} onClick={() => startGuide(page)}>
          <Compass />
          Guided set-up
        </button>
      )}
    </nav>
  );
}
