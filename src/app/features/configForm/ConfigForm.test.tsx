// @vitest-environment happy-dom

import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { options } from '../../../config/index.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createWorkspace } from '../../../workspace/index.ts';
import { createPageState, PageStateContext } from '../../page/pageState.ts';
import { textPane } from '../../page/textPane.ts';
import { WorkspaceContext } from '../../page/useWorkspace.ts';
import { ConfigForm } from './ConfigForm.tsx';

function renderForm(text = '{}') {
  const page = createPageState();
  const workspace = createWorkspace();
  workspace.open({ name: 'config.json', text });
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
  return { page, rows, container };
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

it.each([
  ['autoDiscover', /mechanism\.(?:clientId|clientSecret|scope|tokenUrl)$/],
  ['xOAuth2', /mechanism\.password$/],
])('says of every option what it means and what its default is: %s', async (type, others) => {
  const { container, rows } = renderForm(
    `{ smtpAuth: { mechanism: { type: "${type}" } }, gatewayOAuth2: { endpointParams: {} } }`,
  );
  // These two are levels of the text alone: the control of smtpAuth writes them.
  const levels = ['smtpAuth.mechanism', 'smtpAuth.mechanism.type'];
  const shown = options.filter(({ key }) => !levels.includes(key) && !others.test(key));
  await eventually(() => expect(rows()).toBe(shown.length));
  for (const { key, help, since, default: fallback } of shown) {
    const row = container.querySelector(`[data-option="${key}"]`) ?? expect.fail(`no row ${key}`);
    const words = [...row.querySelectorAll('*')].map(({ textContent }) => textContent);
    expect(words).toContain(help);
    if (since) expect(words).toContain(`since ${since}`);
    expect(words.some((each) => each.startsWith('default '))).toBe(fallback !== undefined);
    if (fallback !== undefined) expect(row.querySelector(`[id="option-${key}-state"]`)?.textContent).toBe('Not set');
  }
});
