// @vitest-environment happy-dom
import { act as settled } from 'react';
import { expect, it, vi } from 'vitest';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { FillInDialog } from './FillInList.tsx';

it('lists everything that is to fill in by section, and each entry goes to its field', async () => {
  const onClose = vi.fn();
  const { page, act } = renderInWorkspace('{\n  baseUrl: https://a.example\n}\n', <FillInDialog onClose={onClose} />);
  const dialog = document.querySelector('[role="dialog"]');
  expect(dialog?.querySelector('h2')?.textContent).toBe('9 to fill in');
  expect([...(dialog?.querySelectorAll('h3') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'General',
    'Database',
    'Sign in',
    'E-mail',
  ]);
  const entries = [...(dialog?.querySelectorAll<HTMLElement>('li button') ?? [])];
  expect(entries).toHaveLength(10);
  expect(entries[0]?.textContent).toBe('Base URLFilled in');
  const next = entries.find(({ textContent }) => textContent === 'SMTP hostTo fill in');
  const asked = askedPlaces(page);
  act(() => next?.click());
  expect(onClose).toHaveBeenCalledOnce();
  await settled(() => new Promise((passed) => setTimeout(passed)));
  expect(asked.at(-1)).toMatchObject({ path: ['smtpHostname'] });
});

it('leads to the first option to fill in within an object', async () => {
  const { page, act } = renderInWorkspace('gatewayOAuth2: { clientId: "a" }\n', <FillInDialog onClose={() => {}} />);
  const asked = askedPlaces(page);
  const entries = [...document.querySelectorAll<HTMLElement>('[role="dialog"] li button')];
  act(() => entries.find(({ textContent }) => textContent?.startsWith('Gateway OAuth2'))?.click());
  await settled(() => new Promise((passed) => setTimeout(passed)));
  expect(asked).toEqual([{ kind: 'option', path: ['gatewayOAuth2', 'clientSecret'] }]);
});
