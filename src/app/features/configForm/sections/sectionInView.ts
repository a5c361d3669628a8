import { useEffect, useState } from 'react';
import { optionAt } from '../../../../config/index.ts';
import { activeOption, optionKeyOf } from '../../../page/editing.ts';
import { guidedSetup } from '../../../page/guidedSetup.ts';
import { type PageState, usePageState, usePart } from '../../../page/pageState.ts';
import type { Elements } from '../../../places/elements.ts';
import { usePlaces } from '../../../places/places.ts';
import { nextFrame } from '../../../platform/afterFrame.ts';
import { shownSection } from './shownSection.ts';

/**
 * The section being read: that of the edited option while it is in view, otherwise the last one that begins in the
 * first quarter of the form or above it; at the end of the form, which none can scroll to its top, the last or what was gone to.
 */
export function useSectionInView(): string | undefined {
  const page = usePageState();
  const { elements } = usePlaces();
  const [inView, setInView] = useState<string>();
  const guide = usePart(guidedSetup);
  // biome-ignore lint/correctness/useExhaustiveDependencies: its steps replace the sections.
  useEffect(() => {
    const look = () => setInView(findSectionInView(page, elements));
    const stops = [onScroll(look), page.part(activeOption).subscribe(look)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [page, elements, guide]);
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
  const scroller = heads[0]?.[1].offsetParent;
  if (!scroller) return undefined;
  const area = scroller.getBoundingClientRect();
  if (active && isInSight(elements.get('option', active), area)) return optionAt(active.split('.'))?.section;
  const border = area.top + area.height / 4;
  const begun = heads.filter(([, head]) => head.getBoundingClientRect().top <= border);
  const { scrollTop, clientHeight, scrollHeight } = scroller;
  const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
  const low = isAtEnd ? heads.slice(begun.length) : [];
  const goneTo = low.find(([id]) => id === page.part(shownSection).get());
  return (goneTo ?? low.at(-1) ?? begun.at(-1) ?? heads[0])?.[0];
}

function isInSight(element: HTMLElement | undefined, area: DOMRect): boolean {
  const row = element?.getBoundingClientRect();
  return row !== undefined && row.bottom > area.top && row.top < area.bottom;
}
