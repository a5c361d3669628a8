// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fromPlain } from '../../../hjson/index.ts';
import { askedPlaces } from '../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { reviewChanges } from '../../commands/reviewChanges.ts';
import { comparedTexts } from '../../page/files.ts';
import { createPageState, usePart } from '../../page/pageState.ts';
import { CompareView } from './CompareView.tsx';

const text = `{
  # where
  baseUrl: https://review.example.com
  smtpPort: 25
  oidcClientSecret: planted-a
}
`;
const origin = { view: 'form', label: 'Edit' } as const;

/** The comparison from its first text on, as the page opens it for a review. */
function Panel() {
  return usePart(comparedTexts).length > 0 && <CompareView />;
}

function reviewed(change: (workspace: ReturnType<typeof renderInWorkspace>['workspace']) => void) {
  const page = createPageState();
  const places = askedPlaces(page);
  const view = renderInWorkspace(text, <Panel />, page);
  view.act(() => change(view.workspace));
  view.act(() => reviewChanges(view.workspace, page));
  const click = (name: string) =>
    view.act(() =>
      ([...document.querySelectorAll('button')].find((each) => each.textContent === name) ?? expect.fail(name)).click(),
    );
  return {
    ...view,
    page,
    places,
    click,
    summary: () => /Changed since opening: .*left\./.exec(document.body.textContent)?.[0],
  };
}

it('lists what was changed, added and removed since opening, and reverts it with its secrets', () => {
  const { container, workspace, act, click, summary } = reviewed((workspace) => {
    workspace.setOption(['smtpPort'], fromPlain(587), origin);
    workspace.setOption(['organisationName'], 'Example', origin);
    workspace.setOption(['oidcClientSecret'], 'planted-b', origin);
  });
  expect([...container.querySelectorAll('tbody th[scope=row]')].map(({ textContent }) => textContent)).toEqual([
    'Organisation name',
    'OIDC client secret',
    'SMTP port',
  ]);
  expect(summary()).toMatch(/^Changed since opening: 2 changed, 1 added\. /);
  expect(container.innerHTML).not.toContain('planted');
  act(() => {
    for (const box of container.querySelectorAll<HTMLElement>('tbody [type=checkbox]')) box.click();
  });
  click('Revert 3 rows…');
  click('Revert 3 rows');
  expect(workspace.snapshot.text).toBe(text);
  expect(summary()).toMatch(/^Changed since opening: Nothing\. /);
});

it('says when only comments or layout were changed, and leads to the lines', () => {
  const { places, click, summary } = reviewed((workspace) =>
    workspace.apply([{ range: { start: 4, end: 11 }, newText: '# here' }], origin),
  );
  expect(summary()).toMatch(/^Changed since opening: Only comments or layout\. /);
  click('Show lines');
  expect(places.at(-1)).toEqual({ kind: 'changes' });
});

it('takes a text that another document was opened with for no earlier state of this one', () => {
  const { workspace, act, summary } = reviewed((workspace) =>
    workspace.setOption(['smtpPort'], fromPlain(587), origin),
  );
  expect(summary()).toBeDefined();
  act(() => workspace.open({ name: 'other.json', text: 'smtpPort: 465\n' }));
  expect(summary()).toBeUndefined();
});
