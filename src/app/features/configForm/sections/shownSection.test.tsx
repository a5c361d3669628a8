// @vitest-environment happy-dom
import { act as settled } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { activeOption, setOptionFilter } from '../../../page/editing.ts';
import { createPlaces } from '../../../places/places.ts';
import { goToProblem } from '../../problemList/goToProblem.ts';
import { ConfigForm } from '../ConfigForm.tsx';

const openedText = '{\n  baseUrl: https://review.example.com\n  smtpPort: 25\n  unheardOf: 1\n}\n';

async function renderNarrow(text = openedText) {
  const original = globalThis.matchMedia;
  globalThis.matchMedia = (() => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  onTestFinished(() => {
    globalThis.matchMedia = original;
  });
  const { container, page, workspace, act } = renderInWorkspace(text, <ConfigForm />);
  // What is loaded lazily is there before the test ends.
  await settled(async () => void (await import('../consequences/Consequence.tsx')));
  const heads = () => [...container.querySelectorAll('[data-section] h3')].map((head) => head.textContent);
  const rows = () =>
    [...container.querySelectorAll<HTMLElement>('[data-option]:not([hidden], [hidden] *)')].map(
      ({ dataset }) => dataset.option,
    );
  return { container, page, workspace, act, heads, rows };
}

it('a narrow form shows one section, and ends with the way to the next one', async () => {
  const { container, act, heads, rows } = await renderNarrow();
  expect(heads()).toEqual(['General']);
  expect(rows()).toEqual(['baseUrl', 'organisationName', 'encryptionKey']);
  const pager = () => [...container.querySelectorAll<HTMLElement>('nav[aria-label="Neighbouring sections"] button')];
  expect(pager().map(({ textContent }) => textContent?.trim())).toEqual(['Next: Database']);
  act(() => pager()[0]?.click());
  expect(heads()).toEqual(['Database']);
  expect(rows()).toContain('pgConnStr');
  expect(pager().map(({ textContent }) => textContent?.trim())).toEqual(['Back: General', 'Next: Sign in']);
});

it('a request for an option shows its section, and so does the cursor in the text', async () => {
  const { page, act, heads, rows } = await renderNarrow();
  act(() => void page.part(createPlaces).goTo({ kind: 'option', path: ['smtpPort'] }));
  expect(heads()).toEqual(['E-mail']);
  expect(rows()).toContain('smtpPort');
  act(() => page.part(activeOption).set(['oidcIssuer']));
  expect(heads()).toEqual(['Sign in']);
  act(() => void page.part(createPlaces).goTo({ kind: 'option', path: ['unheardOf'] }));
  expect(heads()).toEqual(['General']);
});

it('a search and a filter show what they find in every section', async () => {
  const { page, act, rows } = await renderNarrow();
  act(() => setOptionFilter(page, { query: 'port' }));
  expect(rows()).toContain('smtpPort');
  act(() => setOptionFilter(page, { query: '', filter: 'set' }));
  expect(rows()).toEqual(['baseUrl', 'smtpPort']);
});

it('what is typed but cannot be written stays in its field while another section is shown', async () => {
  const { container, page, act } = await renderNarrow();
  act(() => void page.part(createPlaces).goTo({ kind: 'option', path: ['smtpPort'] }));
  const field = container.querySelector<HTMLInputElement>('[name="smtpPort"]');
  act(() => void page.part(createPlaces).goTo({ kind: 'option', path: ['baseUrl'] }));
  expect(container.querySelector('[name="smtpPort"]')).toBe(field);
  expect(field?.closest('[data-option]')?.hasAttribute('hidden')).toBe(true);
});

it('F8 goes to a row of a section that is not shown', async () => {
  const { page, workspace, act, heads } = await renderNarrow('{\n  baseUrl: https://a.example\n  smtpPort: "x"\n}\n');
  expect(heads()).toEqual(['General']);
  act(() => void goToProblem(workspace, page, 1));
  expect(heads()).toEqual(['E-mail']);
  expect(document.activeElement?.getAttribute('name')).toBe('smtpPort');
});
