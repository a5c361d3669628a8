import { useEffect, useState } from 'react';
import type { SectionId } from '../../../config/index.ts';
import { setOptionFilter } from '../../state/optionFilter.ts';
import type { PageState } from '../../state/pageState.ts';

/** The section that the user reads: the last one that begins in the first quarter of the form or above it. */
export function useSectionInView(): string | undefined {
  const [inView, setInView] = useState<string>();
  useEffect(() => onScroll(() => setInView(findSectionInView())), []);
  return inView;
}

function onScroll(look: () => void): () => void {
  // A field scrolls its own text with each letter: that moves no heading.
  const scrolled = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) look();
  };
  const frame = requestAnimationFrame(look);
  // Scrolling does not bubble: it is caught on its way down.
  document.addEventListener('scroll', scrolled, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', scrolled, { capture: true });
  };
}

function findSectionInView(): string | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  const area = headings[0]?.offsetParent?.getBoundingClientRect();
  if (!area) return undefined;
  const border = area.top + area.height / 4;
  const begun = headings.filter((heading) => heading.getBoundingClientRect().top <= border);
  return (begun.at(-1) ?? headings[0])?.dataset.section;
}

/** Scrolls to a section and focuses its first control; a filter that hides it is taken off first. */
export function goToSection(page: PageState, id: SectionId): void {
  if (scrollToSection(id)) return;
  setOptionFilter(page, { query: '', filter: 'all' });
  requestAnimationFrame(() => scrollToSection(id));
}

function scrollToSection(id: SectionId): boolean {
  const heading = document.querySelector(`[data-section="${id}"]`);
  heading?.nextElementSibling?.querySelector<HTMLElement>('[name]')?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
  return heading !== null;
}
