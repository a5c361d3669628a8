// @vitest-environment happy-dom
import { act, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { lazyPart } from './lazyPart.tsx';

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

const place = document.createElement('div');
const root = createRoot(place);
afterEach(() => act(() => root.render(null)));

const Content = () => 'the part';

it('renders a part that was preloaded at once, without its fallback', async () => {
  const Part = lazyPart(async () => Content);
  Part.preload();
  await Promise.resolve();
  await Promise.resolve();
  act(() =>
    root.render(
      <Suspense fallback="loading">
        <Part />
      </Suspense>,
    ),
  );
  expect(place.textContent).toBe('the part');
});

it('asks again for a part whose preloading failed', async () => {
  let attempts = 0;
  const Part = lazyPart(async () => {
    if (++attempts === 1) throw new Error('offline');
    return Content;
  });
  Part.preload();
  await Promise.resolve();
  await act(async () =>
    root.render(
      <Suspense fallback="loading">
        <Part />
      </Suspense>,
    ),
  );
  expect(place.textContent).toBe('the part');
  expect(attempts).toBe(2);
});
