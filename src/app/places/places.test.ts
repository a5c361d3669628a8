import { expect, it } from 'vitest';
import { announcement } from '../page/announcer.ts';
import { createPageState } from '../page/pageState.ts';
import type { Place } from './place.ts';
import { createPlaces } from './places.ts';

function pageWithPlaces() {
  const page = createPageState();
  return { places: page.part(createPlaces), said: () => page.part(announcement).get().sentence };
}

it('says that it did not arrive at a place that its view does not show', async () => {
  const { places, said } = pageWithPlaces();
  places.provide('option', ({ path }) => path[0] === 'smtpPort');
  expect(await places.goTo({ kind: 'option', path: ['smtpPort'] })).toBe(true);
  expect(said()).toBe('');
  expect(await places.goTo({ kind: 'option', path: ['unheardOf'] })).toBe(false);
  expect(said()).toBe('The form has no field for this option now.');
});

it('goes to a place once its view is there, after what leads to it', async () => {
  const { places } = pageWithPlaces();
  const steps: string[] = [];
  const arrival = places.goTo({ kind: 'form' });
  places.onApproach(({ kind }) => steps.push(`approach ${kind}`));
  places.provide('form', () => steps.push('show') > 0);
  expect(steps).toEqual([]);
  expect(await arrival).toBe(true);
  expect(steps).toEqual(['approach form', 'show']);
});

it('goes to a place whose view comes with what leads to it', async () => {
  const { places } = pageWithPlaces();
  const shown: string[] = [];
  places.onApproach(() => {
    if (!places.canShow('text')) places.provide('text', ({ kind }) => shown.push(kind) > 0);
  });
  expect(await places.goTo({ kind: 'text' })).toBe(true);
  expect(shown).toEqual(['text']);
});

it('gives up a place for the next one, without a word', async () => {
  const { places, said } = pageWithPlaces();
  const left = places.goTo({ kind: 'changes' });
  places.provide('form', () => true);
  const shown: Place[] = [];
  const arrival = places.goTo({ kind: 'form' });
  places.provide('changes', (place) => shown.push(place) > 0);
  expect(await Promise.all([left, arrival])).toEqual([false, true]);
  expect([shown, said()]).toEqual([[], '']);
});

it('is served by the last view of a kind, and by the one before it once that has gone', async () => {
  const { places } = pageWithPlaces();
  const shown: string[] = [];
  places.provide('text', () => shown.push('plain') > 0);
  const end = places.provide('text', () => shown.push('Monaco') > 0);
  await places.goTo({ kind: 'text' });
  end();
  await places.goTo({ kind: 'text' });
  expect(shown).toEqual(['Monaco', 'plain']);
});

it('compiles for tools and fields that exist, and for no others', () => {
  const { goTo } = pageWithPlaces().places;
  void goTo({ kind: 'tool', tool: 'export', field: 'SERVICE_CONFIG_HJSON' });
  void goTo({ kind: 'section', section: 'environment', variable: 'HTTP_PROXY' });
  // @ts-expect-error No tool has this name.
  void goTo({ kind: 'tool', tool: 'exports' });
  // @ts-expect-error Export has no such field.
  void goTo({ kind: 'tool', tool: 'export', field: 'HTTP_PROXY' });
  // @ts-expect-error No variable has this name.
  void goTo({ kind: 'section', section: 'environment', variable: 'HTTP_PROXIES' });
  // @ts-expect-error The variables are in another section.
  void goTo({ kind: 'section', section: 'email', variable: 'HTTP_PROXY' });
  // @ts-expect-error The list of problems has no fields to go to.
  void goTo({ kind: 'tool', tool: 'problems', field: 'SERVICE_CONFIG_HJSON' });
});
