import { useEffect, useState } from 'react';
import { optionAt, type SectionId } from '../../../config/index.ts';
import { activeOption, optionKeyOf } from '../../state/activeOption.ts';
import { setOptionFilter } from '../../state/optionFilter.ts';
import { type PageState, usePageState } from '../../state/pageState.ts';
import { shownSection } from './shownSection.ts';

/**
 * The section being read: that of the edited option while it is in view, otherwise the last one that begins in the
 * first quarter of the form or above it.
 */
export function useSectionInView(): string | undefined {
  const active = usePageState().part(activeOption);
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const look = () => setInView(findSectionInView(optionKeyOf(active.get())));
    const stops = [onScroll(look), active.subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [active]);
  return inView;
}

function onScroll(look: () => void): () => void {
  // A field scrolls its own text while typing; that moves no heading.
  const scrolled = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) look();
  };
  const frame = requestAnimationFrame(look);
  // Scroll events don't bubble: caught in the capture phase.
  document.addEventListener('scroll', scrolled, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener('scroll', scrolled, { capture: true });
  };
}

function findSectionInView(active: string | undefined): string | undefined {
  const headings = [...document.querySelectorAll<HTMLElement>('[data-section]')];
  const area = headings[0]?.offsetParent?.getBoundingClientRect();
  if (!area) return undefined;
  if (active && isInSight(active, area)) return optionAt(active.split('.'))?.section;
  const border = area.top + area.height / 4;
  const begun = headings.filter((heading) => heading.getBoundingClientRect().top <= border);
  return (begun.at(-1) ?? headings[0])?.dataset.section;
}

function isInSight(option: string, area: DOMRect): boolean {
  const row = document.querySelector(`[data-option="${CSS.escape(option)}"]`)?.getBoundingClientRect();
  return row !== undefined && row.bottom > area.top && row.top < area.bottom;
}

/** Scrolls to a section and focuses its first control; first clears a filter that hides it. */
export function goToSection(page: PageState, id: SectionId): void {
  page.part(shownSection).set(id);
  if (scrollToSection(id)) return;
  setOptionFilter(page, { query: '', filter: 'all' });
  scrollOnceDrawn(id);
}

/** The same without moving the focus, for a control that keeps it. */
export function showSection(page: PageState, id: SectionId): void {
  const show = () => document.querySelector(`[data-section="${id}"]`)?.scrollIntoView({ block: 'start' });
  page.part(shownSection).set(id);
  if (!document.querySelector(`[data-section="${id}"]`)) setOptionFilter(page, { query: '', filter: 'all' });
  requestAnimationFrame(show);
}

/** The rows out of sight come a few frames after the first. */
function scrollOnceDrawn(id: SectionId, frames = 20): void {
  requestAnimationFrame(() => {
    if (!scrollToSection(id) && frames > 1) scrollOnceDrawn(id, frames - 1);
  });
}

function scrollToSection(id: SectionId): boolean {
  const heading = document.querySelector(`[data-section="${id}"]`);
  heading?.nextElementSibling?.querySelector<HTMLElement>('[name]')?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start' });
  return heading !== null;
}
