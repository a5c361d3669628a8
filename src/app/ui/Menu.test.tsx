// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { Menu } from './Menu.tsx';

const nothing = () => {};
const groups = [
  [
    { label: 'Undo', disabled: true, onSelect: nothing },
    { label: 'Copy', onSelect: nothing },
    { label: 'Paste', onSelect: nothing },
  ],
];

/** Opens a menu for the first time, with the `detail` of its click. */
async function focusedAfterClick(detail: number) {
  const main = document.body.appendChild(document.createElement('main'));
  const { container, act } = renderInWorkspace(
    '',
    <Menu trigger={<button type="button">More</button>} groups={groups} />,
  );
  const button = container.querySelector('button');
  act(() => button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })));
  await vi.waitFor(() => expect(main.querySelector('[role="menu"]')?.contains(document.activeElement)).toBe(true));
  const focused = document.activeElement;
  main.remove();
  return focused;
}

it('a menu opened for the first time by a key has the focus on its first entry that can be chosen', async () => {
  expect((await focusedAfterClick(0))?.textContent).toBe('Copy');
});

it('a menu opened for the first time by a pointer has the focus itself', async () => {
  expect((await focusedAfterClick(1))?.role).toBe('menu');
});
