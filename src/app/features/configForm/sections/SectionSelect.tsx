import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFacts } from '../../../page/useWorkspace.ts';
import type { FormSectionId } from '../../../places/place.ts';
import { usePlaces } from '../../../places/places.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/TextInput.tsx';
import { summaryWords } from './SectionMark.tsx';
import { useSectionInView } from './sectionInView.ts';
import { sectionSummaries, useWithVariables } from './sectionSummaries.ts';
import styles from './sections.module.css';

interface SectionSelectProps {
  /** The section that is shown alone; otherwise it is the one in view. */
  readonly shown?: FormSectionId;
  /** Takes the place of the buttons for previous and next. */
  readonly children?: ReactNode;
}

/** The sections as a select with buttons for previous and next, for windows without room for the list. */
export function SectionSelect({ shown, children }: SectionSelectProps) {
  const places = usePlaces();
  const show = (section: FormSectionId) => places.goTo({ kind: 'section', section, keepsFocus: true });
  const summaries = useWithVariables(useFacts(sectionSummaries));
  const inView = useSectionInView();
  const current = shown ?? inView;
  const at = Math.max(
    0,
    summaries.findIndex(({ id }) => id === current),
  );
  const [previous, next] = [summaries[at - 1], summaries[at + 1]];
  return (
    <nav className={styles.bar} aria-label="Sections">
      {!children && (
        <IconButton
          label={previous ? `Previous section: ${previous.title}` : 'No previous section'}
          disabled={!previous}
          onClick={() => previous && show(previous.id)}
        >
          <ChevronLeft />
        </IconButton>
      )}
      <Select
        aria-label="Section"
        value={summaries[at]?.id}
        onChange={({ target }) => {
          const chosen = summaries.find(({ id }) => id === target.value);
          if (chosen) show(chosen.id);
        }}
      >
        {summaries.map((summary) => (
          <option key={summary.id} value={summary.id}>
            {summary.title}
            {summaryWords(summary, ' – ')}
          </option>
        ))}
      </Select>
      {children || (
        <IconButton
          label={next ? `Next section: ${next.title}` : 'No next section'}
          disabled={!next}
          onClick={() => next && show(next.id)}
        >
          <ChevronRight />
        </IconButton>
      )}
    </nav>
  );
}
