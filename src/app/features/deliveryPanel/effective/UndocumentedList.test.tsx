// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { renderInWorkspace } from '../../../../testing/renderInWorkspace.tsx';
import { UndocumentedList, undocumented } from './UndocumentedList.tsx';

it('lists what the reference leaves open, with what is assumed where something is', () => {
  const { container } = renderInWorkspace('', <UndocumentedList />);
  const items = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toEqual(
    undocumented.map(({ question, assumption }) => question + (assumption ? `Assumed here: ${assumption}` : '')),
  );
  expect(items.filter((item) => item.includes('Assumed here: '))).not.toHaveLength(items.length);
  expect(items.join()).toContain('Assumed here: ');
});
