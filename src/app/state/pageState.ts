import { createContext, use } from 'react';
import { invariant } from '../../text/index.ts';

/** Makes one part of the state of a page; it is also the name of that part, so it has to be one and the same function. */
export type PagePart<Part> = (page: PageState) => Part;

/** What one page knows beside its workspace. Nothing of it is in a module: two pages do not disturb each other. */
export interface PageState {
  /** The part that `create` makes, made when it is asked for the first time; a feature owns its parts. */
  part<Part>(create: PagePart<Part>): Part;
}

export function createPageState(): PageState {
  const parts = new Map<PagePart<unknown>, unknown>();
  const page: PageState = {
    part<Part>(create: PagePart<Part>): Part {
      if (!parts.has(create)) parts.set(create, create(page));
      return parts.get(create) as Part;
    },
  };
  return page;
}

/** Carries the state of the page from the composition root to the views. */
export const PageStateContext = createContext<PageState | undefined>(undefined);

export function usePageState(): PageState {
  const page = use(PageStateContext);
  invariant(page, 'the view is inside a PageStateContext');
  return page;
}
