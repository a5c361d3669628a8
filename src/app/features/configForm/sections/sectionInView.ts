import { useEffect, useState } from 'react';
import { optionAt } from '../../../../config/index.ts';
import { activeOption, optionKeyOf } from '../../../page/editing.ts';
import { type PageState, usePageState } from '../../../page/pageState.ts';
import type { Elements } from '../../../places/elements.ts';
import { usePlaces } from '../../../places/places.ts';
import { nextFrame } from '../../../platform/afterFrame.ts';

/**
 * The section being read: that of the edited option while it is in view, otherwise the last one that begins in the
 * first quarter of the form or above it.
 */
export function useSectionInView(): string | undefined {
  const page = usePageState();
  const { elements } = usePlaces();
  const [inView, setInView] = useState<string>();
  useEffect(() => {
    const look = () => setInView(findSectionInView(page, elements));
    const stops = [onScroll(look), page.part(activeOption).subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [page, elements]);
  return inView;
}

function onScroll(look: () => void): () => void {
  // A field scrolls its own text while typing; that moves no heading.
  const scrolled = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) look();
  };
  const cancel = nextFrame(look);
  // Scroll events don't bubble: caught in the capture phase.
  document.addEventListener('scroll', scrolled, { capture: true, passive: true });
  return () => {
    cancel();
    document.removeEventListener('scroll', scrolled, { capture: true });
  };
}

export function findSectionInView(page: PageState, elements: Elements): string | undefined {
  const active = optionKeyOf(page.part(activeOption).get());
  const heads = elements.shown('section');
  const area = heads[0]?.[1].offsetParent?.getBoundingClientRect();
  if (!area) return undefined;
  if (active && isInSight(elements.get('option', active), area)) return optionAt(active.split('.'))?.section;
  const border = area.top + area.height / 4;
  const begun = heads.filter(([, head]) => head.getBoundingClientRect().top <= border);
  return (begun.at(-1) ?? heads[0])?.[0];
}

function isInSight(element: HTMLElement | undefined, area: DOMRect): boolean {
  const row = element?.getBoundingClientRect();
  return row !== undefined && row.bottom > area.top && row.top < area.bottom;
}
