import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { FormSectionId } from '../../../places/place.ts';
import { usePlaces } from '../../../places/places.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './sections.module.css';
import { formSections } from './shownSection.ts';

/** At the end of a section that is shown alone: links to the previous and next one. */
export function SectionPager({ shown }: { readonly shown: FormSectionId }) {
  const places = usePlaces();
  const at = formSections.findIndex(({ id }) => id === shown);
  const [previous, next] = [formSections[at - 1], formSections[at + 1]];
  return (
    <nav className={styles.pager} aria-label="Neighbouring sections">
      {previous && (
        <Button onClick={() => places.goTo({ kind: 'section', section: previous.id })}>
          <ArrowLeft aria-hidden /> Back: {previous.title}
        </Button>
      )}
      {next && (
        <Button className="kit-end" onClick={() => places.goTo({ kind: 'section', section: next.id })}>
          Next: {next.title} <ArrowRight aria-hidden />
        </Button>
      )}
    </nav>
  );
}
