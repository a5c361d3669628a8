// @vitest-environment happy-dom
import { act as settled } from 'react';
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { setOptionFilter } from '../../../page/editing.ts';
import { createPageState } from '../../../page/pageState.ts';
import { setOtherVariable } from '../../../page/setOtherVariable.ts';
import { createPlaces } from '../../../places/places.ts';
import { ConfigForm } from '../ConfigForm.tsx';
import { SectionNav } from '../sections/SectionNav.tsx';

/** The form beside its list of sections, with these variables set. */
async function renderForm(set: Readonly<Record<string, string>> = {}) {
  const page = createPageState();
  for (const [name, value] of Object.entries(set)) setOtherVariable(page, name, value);
  const view = renderInWorkspace(
    '{}',
    <>
      <SectionNav />
      <ConfigForm />
    </>,
    page,
  );
  await settled(async () => void (await import('./VariableRows.tsx')));
  const fold = () => view.container.querySelector('[data-section="environment"] + details');
  return {
    ...view,
    fold,
    names: () => [...(fold()?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name')),
    field: (name: string) => view.container.querySelector<HTMLInputElement>(`[name="${name}"]`),
    navigation: () => [...view.container.querySelectorAll('nav li')].at(-1)?.textContent,
  };
}

it('is the last section, folded while nothing is set', async () => {
  const { fold, names, navigation } = await renderForm();
  expect(navigation()).toBe('Environment');
  expect(fold()?.textContent).toBe('Proxy, memory, certificates none set');
  expect(names()).toEqual([]);
});

it('opens where one of the variables is asked for, and focuses its field', async () => {
  const { act, page, names } = await renderForm();
  let arrived: Promise<boolean> | undefined;
  act(() => {
    arrived = page.part(createPlaces).goTo({ kind: 'section', section: 'environment', variable: 'GOGC' });
  });
  await settled(async () => void (await import('./VariableRows.tsx')));
  expect(await arrived).toBe(true);
  expect(names()).toHaveLength(7);
  expect(document.activeElement?.getAttribute('name')).toBe('GOGC');
});

it('hides the password of a proxy until its field has the focus', async () => {
  const { act, fold, field } = await renderForm({ HTTPS_PROXY: 'http://user:fake-word@proxy.example.com:3128' });
  expect(fold()?.textContent).toContain('1 set');
  expect(field('HTTPS_PROXY')?.type).toBe('password');
  act(() => field('HTTPS_PROXY')?.focus());
  expect(field('HTTPS_PROXY')?.type).toBe('text');
});

it('says what is wrong with a value, in its row and in the list of sections', async () => {
  const { act, page, field, navigation } = await renderForm({ GOMEMLIMIT: '512MB' });
  expect(navigation()).toBe('Environment1, 1 error');
  expect(field('GOMEMLIMIT')?.getAttribute('aria-invalid')).toBe('true');
  const described = field('GOMEMLIMIT')?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  expect(document.getElementById(described)?.textContent).toContain('MiB');
  act(() => setOtherVariable(page, 'GOMEMLIMIT', '512MiB'));
  expect(navigation()).toBe('Environment');
});

it('is hidden, as the other sections are, while the options are searched or filtered', async () => {
  const { act, page, fold, names } = await renderForm({ GOGC: '50' });
  expect(names()).toHaveLength(7);
  for (const filter of [{ query: 'smtp' }, { filter: 'problem' }] as const) {
    act(() => setOptionFilter(page, { query: '', filter: 'all', ...filter }));
    expect(fold()).toBeNull();
    act(() => setOptionFilter(page, { query: '', filter: 'all' }));
    expect(names()).toHaveLength(7);
  }
});
