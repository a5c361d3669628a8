import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { createPageState, type PageState, PageStateContext } from '../app/page/pageState.ts';
import { WorkspaceContext } from '../app/page/useWorkspace.ts';
import { createWorkspace, type Workspace } from '../workspace/index.ts';

interface Rendered {
  readonly workspace: Workspace;
  readonly page: PageState;
  readonly container: HTMLElement;
  /** Runs what changes the page, and waits until the page shows it. */
  readonly act: (change: () => void) => void;
}

/** Renders a view over a workspace with this text, in the test's own DOM; taken down after the test. */
export function renderInWorkspace(
  text: string,
  view: ReactNode,
  page = createPageState(),
  workspace = createWorkspace(),
): Rendered {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  workspace.open({ name: 'config.json', text });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
  });
  act(() =>
    root.render(
      <WorkspaceContext value={workspace}>
        <PageStateContext value={page}>{view}</PageStateContext>
      </WorkspaceContext>,
    ),
  );
  return { workspace, page, container, act };
}
