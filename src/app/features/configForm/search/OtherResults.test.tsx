// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { askedPlaces } from '../../../../testing/askedPlaces.ts';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { setOptionFilter } from '../../../page/editing.ts';
import { OtherResults } from './OtherResults.tsx';

it.each([
  ['SERVICE_CONFIG_HJSON', 'SERVICE_CONFIG_HJSON', { kind: 'tool', tool: 'export', field: 'SERVICE_CONFIG_HJSON' }],
  ['http proxy', 'HTTP_PROXY', { kind: 'section', section: 'environment', variable: 'HTTP_PROXY' }],
])('leads from a search for %s to where the variable is set', (query, name, place) => {
  const { container, page, act } = renderInWorkspace('{}', <OtherResults />);
  act(() => setOptionFilter(page, { query }));
  const asked = askedPlaces(page);
  act(() => container.querySelector<HTMLElement>(`[aria-label="Show ${name}"]`)?.click());
  expect(asked.at(-1)).toEqual(place);
});

it('says what a variable does', () => {
  const { container, page, act } = renderInWorkspace('{}', <OtherResults />);
  act(() => setOptionFilter(page, { query: 'SERVICE_CONFIG_HJSON' }));
  expect(container.textContent).toContain('While it is set, the server does not read /app/config/config.json.');
});
