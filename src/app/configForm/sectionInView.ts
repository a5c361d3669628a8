import { useSyncExternalStore } from 'react';
import type { SectionId } from '../../config/index.ts';
import { setOptionFilter } from '../browser/optionFilter.ts';

let inView: string | undefined;

/** The section that the user reads: the last one that begins in the first quarter of the form or above it. */
export function useSectionInView(): string | undefined {
  return useSyncExternalStore(onScroll, () => inView);
}

function onScroll(changed: () => void): () => void {
  const look = () => {
    const next = findSectionInView();
    if (next === inView) return;
    inView = next;
    changed();
  };
  const frame = requestAnimationFrame(look);
  // Scrolling does not bubble: it is caught on its way down.
  document.addEventListener('scroll', look, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', look, { capture: true });
  };
}

function findSectionInView(): string | undefined {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  const area = sections[0]?.offsetParent?.getBoundingClientRect();
  if (!area) return undefined;
  const border = area.top + area.height / 4;
  const begun = sections.filter((section) => section.getBoundingClientRect().top <= border);
  return (begun.at(-1) ?? sections[0])?.dataset.section;
}

/** Scrolls to a section and focuses its first control; a filter that hides it is taken off first. */
export function goToSection(id: SectionId): void {
  if (scrollToSection(id)) return;
  setOptionFilter({ query: '', filter: 'all' });
  requestAnimationFrame(() => scrollToSection(id));
}

function scrollToSection(id: SectionId): boolean {
  const section = document.querySelector(`[data-section="${id}"]`);
  section?.querySelector<HTMLElement>('[name]')?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
  return section !== null;
}
