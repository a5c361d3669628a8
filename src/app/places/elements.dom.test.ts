// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { createElements } from './elements.ts';

const element = () => document.createElement('div');

it('an element that is awaited is the one that is there, or the next that comes', async () => {
  const elements = createElements();
  const { signal } = new AbortController();
  const later = elements.whenThere('field', 'sourceID', signal);
  elements.register('field', 'other', element());
  const field = element();
  elements.register('field', 'sourceID', field);
  expect(await later).toBe(field);
  expect(await elements.whenThere('field', 'sourceID', signal)).toBe(field);
});

it('an element that is no longer wanted is nothing, whether it is there or not', async () => {
  const elements = createElements();
  const control = new AbortController();
  const missing = elements.whenThere('field', 'sourceID', control.signal);
  control.abort();
  expect(await missing).toBeUndefined();
  elements.register('field', 'sourceID', element());
  expect(await elements.whenThere('field', 'sourceID', control.signal)).toBeUndefined();
});
