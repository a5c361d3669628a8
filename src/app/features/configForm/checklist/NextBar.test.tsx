// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { NextBar } from './NextBar.tsx';

it('leads to the next option to fill in, and to the one behind it once that is filled in', () => {
  const { container, workspace, page, act } = renderInWorkspace('{\n  baseUrl: https://a.example\n}\n', <NextBar />);
  const button = () => container.querySelectorAll('button')[1];
  expect(container.textContent).toContain('9 to fill in');
  expect(button()?.textContent).toBe('Next: Organisation name');
  const asked = askedPlaces(page);
  act(() => button()?.click());
  expect(asked.at(-1)).toMatchObject({ kind: 'option', path: ['organisationName'] });
  act(() => void workspace.setOption(['organisationName'], 'A', { view: 'form', label: 'Change', path: [] }));
  expect(container.textContent).toContain('8 to fill in');
  expect(button()?.textContent).not.toBe('Next: Organisation name');
});
