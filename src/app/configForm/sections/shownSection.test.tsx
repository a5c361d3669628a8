// @vitest-environment happy-dom
import { act as settled } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { renderInWorkspace } from '../../../testing/renderInWorkspace.tsx';
import { activeOption } from '../../state/activeOption.ts';
import { createNavigation } from '../../state/navigation.ts';
import { setOptionFilter } from '../../state/optionFilter.ts';
import { ConfigForm } from '../ConfigForm.tsx';

const text = '{\n  baseUrl: https://review.example.com\n  smtpPort: 25\n  unheardOf: 1\n}\n';

async function renderNarrow() {
  const original = globalThis.matchMedia;
  globalThis.matchMedia = ((query: string) => ({
    matches: query.startsWith('(max-width'),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof matchMedia;
  onTestFinished(() => {
    globalThis.matchMedia = original;
  });
  const { container, page, act } = renderInWorkspace(text, <ConfigForm />);
  // What is loaded lazily is there before the test ends.
  await settled(async () => void (await import('../NextBar.tsx')));
  const heads = () => [...container.querySelectorAll('[data-section] h3')].map((head) => head.textContent);
  const rows = () =>
    [...container.querySelectorAll<HTMLElement>('[data-option]:not([hidden], [hidden] *)')].map(
      ({ dataset }) => dataset.option,
    );
  return { container, page, act, heads, rows };
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
  act(() => page.part(createNavigation).go({ kind: 'form', path: ['smtpPort'] }));
  expect(heads()).toEqual(['E-mail']);
  expect(rows()).toContain('smtpPort');
  act(() => page.part(activeOption).set(['oidcIssuer']));
  expect(heads()).toEqual(['Sign in']);
  act(() => page.part(createNavigation).go({ kind: 'form', path: ['unheardOf'] }));
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
  act(() => page.part(createNavigation).go({ kind: 'form', path: ['smtpPort'] }));
  const field = container.querySelector<HTMLInputElement>('[name="smtpPort"]');
  act(() => page.part(createNavigation).go({ kind: 'form', path: ['baseUrl'] }));
  expect(container.querySelector('[name="smtpPort"]')).toBe(field);
  expect(field?.closest('[data-option]')?.hasAttribute('hidden')).toBe(true);
});
