// @vitest-environment happy-dom
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { Toolbar } from './Toolbar.tsx';

function Tools() {
  const [isUndone, setUndone] = useState(false);
  return (
    <Toolbar label="Tools">
      <button type="button">Save</button>
      <button type="button" disabled={isUndone} onClick={() => setUndone(true)}>
        Undo
      </button>
      <button type="button">Redo</button>
      <a href="#help">Help</a>
      <select>
        <option>Zoom</option>
      </select>
    </Toolbar>
  );
}

function rendered() {
  const { container, act } = renderInWorkspace('', <Tools />);
  const items = [...container.querySelectorAll<HTMLElement>('button, a, select')];
  const stops = () =>
    items.filter((item) => item.tabIndex >= 0 && !item.matches(':disabled')).map(({ textContent }) => textContent);
  const press = (key: string) =>
    act(() => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  const focused = () => document.activeElement?.textContent;
  return { act, items, stops, press, focused };
}

describe('a toolbar', () => {
  it('is one Tab stop: its first item, or the one that had the focus last', () => {
    const { act, items, stops } = rendered();
    expect(stops()).toEqual(['Save']);
    act(() => items[2]?.focus());
    expect(stops()).toEqual(['Redo']);
  });

  it('arrow keys, Home and End go from item to item, around its ends', () => {
    const { act, items, press, focused } = rendered();
    act(() => items[0]?.focus());
    const went = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((key) => {
      press(key);
      return focused();
    });
    expect(went).toEqual(['Undo', 'Redo', 'Help', 'Zoom', 'Save', 'Zoom', 'Save']);
  });

  it('leaves Up and Down to a select', () => {
    const { act, items, press, focused } = rendered();
    act(() => items.at(-1)?.focus());
    press('ArrowDown');
    expect(focused()).toBe('Zoom');
    press('ArrowLeft');
    expect(focused()).toBe('Help');
  });

  it('passes over a disabled item, and keeps a Tab stop when its own is disabled', async () => {
    const { act, items, stops, press, focused } = rendered();
    act(() => items[1]?.focus());
    act(() => items[1]?.click());
    await Promise.resolve();
    expect(stops()).toEqual(['Save']);
    act(() => items[0]?.focus());
    press('ArrowRight');
    expect(focused()).toBe('Redo');
  });
});
