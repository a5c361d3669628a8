// @vitest-environment happy-dom

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { createWorkspace } from '../../../workspace/index.ts';
import { createPageState, PageStateContext } from '../../page/pageState.ts';
import { WorkspaceContext } from '../../page/useWorkspace.ts';
import { ConfigForm } from './ConfigForm.tsx';

it('has the first rows in the first frame, and the others soon after', async () => {
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text: '{}' });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  const rows = () => container.querySelectorAll('[data-option]').length;
  flushSync(() =>
    root.render(
      <WorkspaceContext value={workspace}>
        <PageStateContext value={createPageState()}>
          <ConfigForm />
        </PageStateContext>
      </WorkspaceContext>,
    ),
  );
  expect(rows()).toBe(6);
  await eventually(() => expect(rows()).toBeGreaterThan(20));
});
