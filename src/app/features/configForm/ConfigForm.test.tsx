// @vitest-environment happy-dom

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createWorkspace } from '../../../workspace/index.ts';
import { createPageState, PageStateContext } from '../../page/pageState.ts';
import { textPane } from '../../page/textPane.ts';
import { WorkspaceContext } from '../../page/useWorkspace.ts';
import { ConfigForm } from './ConfigForm.tsx';

function renderForm() {
  const page = createPageState();
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: '{}' });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  const rows = () => container.querySelectorAll('[data-option]').length;
  flushSync(() =>
    root.render(
      <WorkspaceContext value={workspace}>
        <PageStateContext value={page}>
          <ConfigForm />
        </PageStateContext>
      </WorkspaceContext>,
    ),
  );
  return { page, rows };
}

it('has the first rows in the first frame, and the others soon after', async () => {
  const { rows } = renderForm();
  expect(rows()).toBe(6);
  await eventually(() => expect(rows()).toBeGreaterThan(20));
});

it('renders the other rows once the text is shown', async () => {
  const { page, rows } = renderForm();
  flushSync(() => page.part(textPane).set('loading'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(rows()).toBe(6);
  page.part(textPane).set('shown');
  await eventually(() => expect(rows()).toBeGreaterThan(20));
});

it('keeps all rows while a text pane that is opened later loads its editor', async () => {
  const { page, rows } = renderForm();
  await eventually(() => expect(rows()).toBeGreaterThan(20));
  flushSync(() => page.part(textPane).set('loading'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(rows()).toBeGreaterThan(20);
});
