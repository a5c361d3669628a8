// @vitest-environment happy-dom

import { fromPlain } from 'hjson-document';
import { expect, it, vi } from 'vitest';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { createPageState } from '../../../page/pageState.ts';
import { ReviewView } from './ReviewView.tsx';

const text = `{
  # where
  baseUrl: https://review.example.com
  smtpPort: 587
  oidcClientSecret: planted-a
  pgConnStr: "postgres://u:planted-c@old.example.com/review"
  mailFrom: "a@example.com" # as agreed
}
`;
const origin = { view: 'form', label: 'Edit' } as const;

function reviewed(change: (workspace: ReturnType<typeof renderInWorkspace>['workspace']) => void) {
  const page = createPageState();
  const places = askedPlaces(page);
  const view = renderInWorkspace(text, <ReviewView />, page);
  view.act(() => change(view.workspace));
  const named = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
    ) ?? expect.fail(name);
  return {
    ...view,
    places,
    click: (name: string) => view.act(() => named(name).click()),
    rows: () => [...view.container.querySelectorAll('li')].map(({ textContent }) => textContent),
  };
}

it('reads from before to after, with what was added, removed and commented, and shows no secret', () => {
  const { container, rows } = reviewed((workspace) => {
    workspace.setOption(['smtpPort'], fromPlain(2525), origin);
    workspace.setOption(['organisationName'], 'Example', origin);
    workspace.setOption(['oidcClientSecret'], 'planted-b', origin);
    workspace.removeOption(['mailFrom'], origin);
    workspace.setNote(['baseUrl'], 'here', origin);
  });
  expect(container.textContent).toContain('Since opening: 2 changed, 1 added, 1 removed.');
  expect(rows()).toEqual([
    'Base URL commentbaseUrlBefore whereAfter hereRevert',
    'Organisation name addedorganisationNameBefore not setAfter ExampleRevert',
    'OIDC client secret changedoidcClientSecretBefore ••••••After ••••••Revert',
    'Sender address removedmailFromBefore a@example.comAfter not setRevert',
    'SMTP port changedsmtpPortBefore 587After 2525Revert',
  ]);
  expect(container.innerHTML).not.toContain('planted');
});

it('reverts each row, byte for byte', () => {
  const { container, workspace, click } = reviewed((workspace) => {
    workspace.setOption(['smtpPort'], fromPlain(2525), origin);
    workspace.setOption(['oidcClientSecret'], 'planted-b', origin);
    workspace.setOption(['pgConnStr'], 'postgres://u:planted-d@new.example.com/review', origin);
    workspace.removeOption(['mailFrom'], origin);
    workspace.setNote(['baseUrl'], 'here', origin);
  });
  for (const title of [
    'SMTP port',
    'OIDC client secret',
    'Connection string · host',
    'Connection string · password',
    'Sender address',
    'Base URL: comment',
  ]) {
    click(`Revert ${title}`);
  }
  expect(workspace.snapshot.text).toBe(text);
  expect(container.textContent).toContain('Nothing was changed since opening.');
});

it('copies the record from old to new', async () => {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  const { click } = reviewed((workspace) => workspace.setOption(['smtpPort'], fromPlain(2525), origin));
  for (const label of ['Copy as text', 'Copy as Markdown', 'Copy as CSV']) {
    click('Copy');
    await click(label);
  }
  vi.unstubAllGlobals();
  expect(copied[0]).toMatch(/^As it was opened → config\.json\n {2}~ smtpPort {15,}587 → 2525\n/);
  expect(copied[1]).toContain('| smtpPort | 587 | 2525 |');
  expect(copied[2]).toContain('"Option","As it was opened","config.json","Reason"');
});

it('says when values are as they were, and leads to the lines', () => {
  const { container, places, click } = reviewed((workspace) =>
    workspace.apply([{ range: { start: text.length - 2, end: text.length - 2 }, newText: '# end\n' }], origin),
  );
  expect(container.textContent).toContain('Only the layout changed, or comments that belong to no option.');
  click('Show lines');
  expect(places.at(-1)).toEqual({ kind: 'changes' });
});

it('names a changed order', () => {
  const { container } = reviewed((workspace) => {
    const start = text.indexOf('  smtpPort');
    workspace.apply(
      [
        { range: { start, end: text.indexOf('  oidc') }, newText: '' },
        { range: { start: text.indexOf('  # where'), end: text.indexOf('  # where') }, newText: '  smtpPort: 587\n' },
      ],
      origin,
    );
  });
  expect(container.textContent).toContain('The order of the options changed.');
});
