// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { createPageState } from '../../page/pageState.ts';
import { preferences } from '../../page/preferences.ts';
import { closeTool, panesShown, showTool } from './paneState.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page in a window of this width; the returned function makes the window wider or narrower. */
function pageIn(width: number) {
  const page = createPageState();
  const resize = (pixels: number) =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: pixels >= Number(/\d+/.exec(query)?.[0]) }));
  resize(width);
  return { page, resize, keepsTools: () => page.part(preferences).get().keepsTools };
}

it('a wide window remembers whether it has a pane for the tools', () => {
  const { page, keepsTools } = pageIn(1700);
  expect(panesShown(page)).toHaveLength(3);
  closeTool(page);
  expect(keepsTools()).toBe(false);
  expect(panesShown(page)).toEqual(['form', 'hjson']);
  showTool(page, 'problems');
  expect(keepsTools()).toBe(true);
  expect(panesShown(page)).toHaveLength(3);
});

it('a window without room for it leaves that as it was', () => {
  const { page, resize, keepsTools } = pageIn(1700);
  closeTool(page);
  resize(1100);
  showTool(page, 'problems');
  expect(keepsTools()).toBe(false);
  expect(panesShown(page)).toHaveLength(2);
  closeTool(page);
  expect(keepsTools()).toBe(false);
  expect(panesShown(page)).toEqual(['form', 'hjson']);
});

it('showing a tool brings the form to the section that it is about, once, and leaves the focus', () => {
  const page = createPageState();
  const asked = askedPlaces(page);
  showTool(page, 'problems');
  expect(asked).toEqual([]);
  showTool(page, 'branding');
  showTool(page, 'branding');
  expect(asked).toEqual([{ kind: 'section', section: 'branding', keepsFocus: true }]);
  showTool(page, 'token');
  expect(asked.slice(1)).toEqual([{ kind: 'section', section: 'gateway', keepsFocus: true }]);
});

it('a page over the form, which hides it, moves it before', () => {
  const page = createPageState();
  const asked = askedPlaces(page);
  showTool(page, 'token');
  showTool(page, 'export');
  expect(asked).toEqual([{ kind: 'section', section: 'gateway', keepsFocus: true }]);
});
