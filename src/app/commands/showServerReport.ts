import { announce } from '../page/announcer.ts';
import type { PageState } from '../page/pageState.ts';
import { createPlaces } from '../places/places.ts';

/** Reads a report of a check from the server, and shows what it says: at once, or as soon as a document is open. */
export async function showServerReport(page: PageState, text: string): Promise<void> {
  const part = await import('./takeServerReport.ts').catch(() => undefined);
  if (!part) return announce(page, 'The report was not read: a part of this page could not be loaded.');
  part.takeServerReport(page, text);
  const { canShow, goTo } = page.part(createPlaces);
  if (!canShow('tool')) announce(page, 'The report was read. Open the configuration that it is about.');
  await goTo({ kind: 'tool', tool: 'check' });
}
