// @vitest-environment happy-dom
import { expect, it, onTestFinished, vi } from 'vitest';
import { defaultTemplate, exampleConfiguration } from '../../config/index.ts';
import { askedPlaces } from '../../testing/askedPlaces.ts';
import { eventually } from '../../testing/eventually.ts';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { createWorkspace } from '../../workspace/index.ts';
import { guidedSetup, showGuideStep, startGuide } from '../page/guidedSetup.ts';
import { createPageState } from '../page/pageState.ts';
import { closeTool, showOpened, showTool } from './panes/paneState.ts';
import { useFragment } from './useFragment.ts';

/** A page at an address with this fragment; says what it created, and what the address was by then. */
function pageAt(fragment: string, isOpen: boolean) {
  history.replaceState(null, '', `/${fragment}`);
  onTestFinished(() => history.replaceState(null, '', '/'));
  const created: string[] = [];
  function Page() {
    useFragment();
    return null;
  }
  const workspace = createWorkspace();
  const { open } = workspace;
  vi.spyOn(workspace, 'open').mockImplementation((file) => {
    const what = new Map([
      [defaultTemplate(), 'template'],
      [exampleConfiguration(), 'example'],
    ]).get(file.text);
    if (what) created.push(`${what} at ${location.pathname}${location.hash}`);
    if (isOpen) open(file);
  });
  const page = createPageState();
  const asked = askedPlaces(page);
  return { created, asked, ...renderInWorkspace('', <Page />, page, workspace) };
}

it('a fragment on the start screen creates a document, and is first removed from the address', async () => {
  const { created } = pageAt('#new=template', false);
  expect(location.hash).toBe('');
  await eventually(() => expect(created).toEqual(['template at /']));
});

it('a fragment that comes later does the same at once', () => {
  const { created } = pageAt('', false);
  history.replaceState(null, '', '/#new=guide');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(created).toEqual(['template at /']);
});

it('where a document is open, or a draft was restored, nothing is created', async () => {
  const { created } = pageAt('#new=example', true);
  expect(location.hash).toBe('');
  await new Promise((passed) => setTimeout(passed));
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(created).toEqual([]);
});

it('an option in the address is gone to, and stays there', () => {
  const { asked } = pageAt('#smtpPort', true);
  expect(asked).toEqual([{ kind: 'option', path: ['smtpPort'] }]);
  expect(location.hash).toBe('#smtpPort');
});

const shownAt = () => location.hash;

it('gives a tool an entry in the history: Back closes it, and closing it goes back', async () => {
  const { page, act } = pageAt('', true);
  await eventually(() => expect(shownAt()).toBe(''));
  const before = history.length;
  act(() => showTool(page, 'export'));
  await eventually(() => expect([shownAt(), history.length]).toEqual(['#export', before + 1]));
  act(() => closeTool(page));
  await eventually(() => expect(shownAt()).toBe(''));
});

it('opens what the address names, and names nothing that a document opens with by an entry', async () => {
  const { page, asked, workspace, act } = pageAt('#token', true);
  await eventually(() => expect(asked.at(-1)).toEqual({ kind: 'tool', tool: 'token' }));
  const before = history.length;
  act(() => {
    workspace.open({ name: 'other.json', text: '{' });
    showOpened(page, true);
  });
  expect(history.length).toBe(before);
});

it('gives each step of the guided set-up an entry, and goes back to it', async () => {
  const { page, workspace, act } = pageAt('', true);
  await eventually(() => expect(shownAt()).toBe(''));
  act(() => startGuide(workspace, page));
  await eventually(() => expect(shownAt()).toBe('#guide=1'));
  act(() => showGuideStep(workspace, page, 3));
  expect(shownAt()).toBe('#guide=4');
  history.back();
  await eventually(() => expect(page.part(guidedSetup).get()).toMatchObject({ step: 0, isShown: true }));
});
