// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
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

it('entries of the same name are entries apart', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(nothing);
  const draft = { label: 'Draft of config.json', onSelect: nothing };
  const { container, act } = renderInWorkspace(
    '',
    <Menu
      trigger={<button type="button">Open</button>}
      groups={[
        [
          { ...draft, id: 'one' },
          { ...draft, id: 'two' },
        ],
      ]}
    />,
  );
  act(() => container.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })));
  await eventually(() => expect(document.querySelectorAll('[role="menuitem"]').length).toBe(2));
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

it('an entry is its label, and its detail beside it if it has one', async () => {
  const entries = [
    { label: 'Undo', detail: 'Ctrl+Z', onSelect: nothing },
    { label: 'Copy', onSelect: nothing },
  ];
  const { container, act } = renderInWorkspace(
    '',
    <Menu trigger={<button type="button">More</button>} groups={[entries]} />,
  );
  act(() => container.querySelector('button')?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 })));
  const items = () => [...document.querySelectorAll('[role="menuitem"]')];
  const parts = () => items().map(({ children }) => [...children].map(({ textContent }) => textContent));
  await eventually(() => expect(parts()).toEqual([['Undo', 'Ctrl+Z'], ['Copy']]));
});

/** Opens a menu with these events on its button. */
async function focusedAfter(...events: readonly Event[]) {
  const { container, act } = renderInWorkspace(
    '',
    <Menu trigger={<button type="button">More</button>} groups={groups} />,
  );
  const button = container.querySelector('button');
  for (const event of events) act(() => button?.dispatchEvent(event));
  await eventually(() => expect(document.querySelector('[role="menu"]')?.contains(document.activeElement)).toBe(true));
  return document.activeElement;
}

it('a menu opened by a shortcut has the focus on its first entry that can be chosen', async () => {
  const key = new KeyboardEvent('keydown', { key: 'Enter', altKey: true, bubbles: true });
  const click = new MouseEvent('click', { bubbles: true, detail: 0 });
  document.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  expect((await focusedAfter(key, click))?.textContent).toBe('Copy');
});

it('a menu opened by a pointer has the focus itself', async () => {
  const press = new PointerEvent('pointerdown', { bubbles: true, button: 0 });
  expect((await focusedAfter(press, new MouseEvent('click', { bubbles: true, detail: 1 })))?.role).toBe('menu');
});

it('a menu closed by Escape returns the focus to its button', async () => {
  const item = await focusedAfter(new MouseEvent('click', { bubbles: true, detail: 0 }));
  item?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await eventually(() => expect(document.activeElement?.textContent).toBe('More'));
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false');
});

it('a closed menu listens to no key of the page', () => {
  const listened = vi.spyOn(document, 'addEventListener');
  renderInWorkspace('', <Menu trigger={<button type="button">More</button>} groups={groups} />);
  expect(listened.mock.calls.filter(([type]) => type === 'keydown')).toEqual([]);
  listened.mockRestore();
});

it('the menu of a disabled button does not open: a browser reports a press on one', () => {
  const { container, act } = renderInWorkspace(
    '',
    <Menu
      trigger={
        <button type="button" disabled>
          More
        </button>
      }
      groups={groups}
    />,
  );
  const button = container.querySelector('button');
  act(() => button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 })));
  expect(button?.getAttribute('aria-expanded')).toBe('false');
});
