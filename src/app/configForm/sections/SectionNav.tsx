import { Compass, Variable } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useNavigation } from '../../state/navigation.ts';
import { usePageState } from '../../state/pageState.ts';
import { useToldFacts } from '../../state/typing.ts';
import { useStore } from '../../state/useStore.ts';
import { useSelected } from '../../state/useWorkspace.ts';
import { guidePlace, startGuide } from '../guide/guidePlace.ts';
import { walkedSection } from '../guide/guideSteps.ts';
import { SectionMark, summaryWords } from './SectionMark.tsx';
import styles from './SectionNav.module.css';
import { goToSection, useSectionInView } from './sectionInView.ts';
import { sectionSummaries } from './sectionSummaries.ts';

/** The sections of the form with how many of their options are set, and an icon. One Tab stop: arrow keys move between them. */
export function SectionNav() {
  const page = usePageState();
  const navigation = useNavigation();
  const summaries = useToldFacts(sectionSummaries);
  const isUnread = useSelected(({ document }) => document.excess !== undefined);
  const inView = useSectionInView();
  const walked = walkedSection(useStore(page.part(guidePlace)));
  const current = walked ?? inView ?? summaries[0]?.id;
  return (
    <nav className={styles.nav} aria-label="Sections" onKeyDown={moveFocus}>
      <ul>
        {summaries.map((summary) => (
          <li key={summary.id}>
            <button
              type="button"
              className={styles.section}
              aria-current={summary.id === current ? 'true' : undefined}
              tabIndex={summary.id === current ? 0 : -1}
              onClick={() => goToSection(page, summary.id)}
            >
              <span className={styles.title}>{summary.title}</span>
              {!isUnread && (
                <>
                  <span className={styles.count} aria-hidden>
                    {summary.set}/{summary.total}
                  </span>
                  <SectionMark summary={summary} />
                  <span className="visuallyHidden">, {summaryWords(summary)}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.group}>Around the file</p>
      <button
        type="button"
        className={`${styles.section} ${styles.outside}`}
        tabIndex={-1}
        onClick={() => navigation.go({ kind: 'panel', panel: 'export', field: 'HTTP_PROXY' })}
      >
        <Variable />
        Environment
      </button>
      {!isUnread && (
        <button
          type="button"
          className={`${styles.section} ${styles.outside} ${styles.guide}`}
          tabIndex={-1}
          onClick={() => startGuide(page)}
        >
          <Compass />
          Guided set-up
        </button>
      )}
    </nav>
  );
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  buttons[step(buttons.indexOf(event.target as HTMLButtonElement), buttons.length)]?.focus();
}
