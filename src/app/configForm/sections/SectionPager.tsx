import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type SectionId, sections } from '../../../config/index.ts';
import { usePageState } from '../../state/pageState.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SectionPager.module.css';
import { goToSection } from './sectionInView.ts';

/** At the end of a section that is shown alone: the way back and on. */
export function SectionPager({ shown }: { readonly shown: SectionId }) {
  const page = usePageState();
  const at = sections.findIndex(({ id }) => id === shown);
  const [previous, next] = [sections[at - 1], sections[at + 1]];
  return (
    <nav className={styles.pager} aria-label="Neighbouring sections">
      {previous && (
        <Button onClick={() => goToSection(page, previous.id)}>
          <ArrowLeft aria-hidden /> Back: {previous.title}
        </Button>
      )}
      {next && (
        <Button className={styles.next ?? ''} onClick={() => goToSection(page, next.id)}>
          Next: {next.title} <ArrowRight aria-hidden />
        </Button>
      )}
    </nav>
  );
}
