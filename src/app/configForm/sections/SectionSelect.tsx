import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { SectionId } from '../../../config/index.ts';
import { usePageState } from '../../state/pageState.ts';
import { useFacts } from '../../state/useWorkspace.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Select } from '../../ui/TextInput.tsx';
import { summaryWords } from './SectionMark.tsx';
import styles from './SectionSelect.module.css';
import { showSection, useSectionInView } from './sectionInView.ts';
import { sectionSummaries } from './sectionSummaries.ts';

/**
 * The sections as a select with buttons for previous and next, where there is no room for them beside the form.
 * `shown` is the section that is shown alone; otherwise it is the one in view.
 */
export function SectionSelect({ shown }: { readonly shown?: SectionId }) {
  const page = usePageState();
  const summaries = useFacts(sectionSummaries);
  const inView = useSectionInView();
  const current = shown ?? inView;
  const at = Math.max(
    0,
    summaries.findIndex(({ id }) => id === current),
  );
  const [previous, next] = [summaries[at - 1], summaries[at + 1]];
  return (
    <nav className={styles.bar} aria-label="Sections">
      <IconButton
        label={previous ? `Previous section: ${previous.title}` : 'No previous section'}
        disabled={!previous}
        onClick={() => previous && showSection(page, previous.id)}
      >
        <ChevronLeft />
      </IconButton>
      <Select
        aria-label="Section"
        value={summaries[at]?.id}
        onChange={({ target }) => {
          const chosen = summaries.find(({ id }) => id === target.value);
          if (chosen) showSection(page, chosen.id);
        }}
      >
        {summaries.map((summary) => (
          <option key={summary.id} value={summary.id}>
            {summary.title} – {summaryWords(summary)}
          </option>
        ))}
      </Select>
      <IconButton
        label={next ? `Next section: ${next.title}` : 'No next section'}
        disabled={!next}
        onClick={() => next && showSection(page, next.id)}
      >
        <ChevronRight />
      </IconButton>
    </nav>
  );
}
