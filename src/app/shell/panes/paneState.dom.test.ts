// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { createPageState } from '../../page/pageState.ts';
import { showTool } from './paneState.ts';

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
