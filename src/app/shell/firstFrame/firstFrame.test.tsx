// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPageState, type PageState, PageStateContext } from '../../page/pageState.ts';
import { setPreference } from '../../page/preferences.ts';
import { WorkspaceContext } from '../../page/useWorkspace.ts';
import { ownName } from '../../platform/ownStorage.ts';
import { App } from '../App.tsx';
import { createPageWorkspace } from '../pageWorkspace.ts';
import { keepDroppedFiles } from './keepDroppedFiles.ts';
import { reportScriptFailure } from './reportScriptFailure.ts';
import { startHtml } from './startHtml.tsx';

afterEach(() => vi.restoreAllMocks());

/** The root element as the built page has it. */
function builtRoot(): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = startHtml();
  onTestFinished(() => root.remove());
  return root;
}

/** Hydrates the page; returns the differences that React reports. */
function takeOver(root: HTMLElement, page: PageState): readonly unknown[] {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const faults: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => faults.push(said));
  const app = (
    <StrictMode>
      <PageStateContext value={page}>
        <WorkspaceContext value={createPageWorkspace(page)}>
          <App />
        </WorkspaceContext>
      </PageStateContext>
    </StrictMode>
  );
  act(() => {
    const react = hydrateRoot(root, app, { onRecoverableError: (fault) => faults.push(fault) });
    onTestFinished(() => act(() => react.unmount()));
  });
  return faults;
}

describe('the start screen of the built page', () => {
  it('is taken over as it is: none of its elements is created again', () => {
    const root = builtRoot();
    const before = [...root.querySelectorAll('*')];
    expect(takeOver(root, createPageState())).toEqual([]);
    expect([...root.querySelectorAll('*')]).toEqual(before);
  });

  it('has no difference to a page with other preferences', () => {
    const page = createPageState();
    setPreference(page, 'theme', 'dark');
    setPreference(page, 'keepsTools', false);
    onTestFinished(() => localStorage.clear());
    expect(takeOver(builtRoot(), page)).toEqual([]);
  });

  it('has no difference where names of files are kept', () => {
    localStorage.setItem(ownName('keepFileNames'), 'yes');
    onTestFinished(() => localStorage.clear());
    expect(takeOver(builtRoot(), createPageState())).toEqual([]);
  });

  it('has no difference in a dark system', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('dark') }) as MediaQueryList,
    );
    expect(takeOver(builtRoot(), createPageState())).toEqual([]);
  });
});

it('a dropped file never leaves the page; dropped text is not touched', () => {
  keepDroppedFiles(window);
  const leaves = (type: string) =>
    ['dragover', 'drop'].map((name) => {
      const event = new Event(name, { bubbles: true, cancelable: true });
      return document.body.dispatchEvent(Object.assign(event, { dataTransfer: { types: [type] } }));
    });
  expect(leaves('Files')).toEqual([false, false]);
  expect(leaves('text/plain')).toEqual([true, true]);
});

it('says once that the page could not be loaded when scripts of it do not come', () => {
  reportScriptFailure(window);
  for (const name of ['image', 'script', 'script']) {
    const element = document.body.appendChild(document.createElement(name));
    onTestFinished(() => element.remove());
    element.dispatchEvent(new Event('error'));
    const said = [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
    expect(said).toEqual(
      name === 'image' ? [] : ['The page could not be loaded. Check the connection, then reload it.'],
    );
  }
});
