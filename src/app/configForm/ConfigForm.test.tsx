// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { createPageState } from '../state/pageState.ts';
import { textPane } from '../state/textPane.ts';
import { ConfigForm } from './ConfigForm.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));
afterEach(() => vi.useRealTimers());

/** A form beside a text that is still loading. */
function rendered() {
  vi.stubGlobal('innerHeight', 450);
  const page = createPageState();
  page.part(textPane).set('loading');
  const { container } = renderInWorkspace('{\n}\n', <ConfigForm />, page);
  const rows = () => container.querySelectorAll('[data-option]').length;
  const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
  return { page, rows, pass };
}

it('draws the rows in sight first, and the others once the text is on the screen', async () => {
  const { page, rows, pass } = rendered();
  await pass(1000);
  expect(rows()).toBe(3);
  page.part(textPane).set('shown');
  await pass(3000);
  expect(rows()).toBeGreaterThan(20);
});

it('draws the other rows without the text when they are scrolled to, or when the text takes long', async () => {
  const scrolled = rendered();
  await act(async () => void document.body.dispatchEvent(new Event('wheel', { bubbles: true })));
  expect(scrolled.rows()).toBeGreaterThan(20);
  const waiting = rendered();
  await waiting.pass(6000);
  expect(waiting.rows()).toBeGreaterThan(20);
});
