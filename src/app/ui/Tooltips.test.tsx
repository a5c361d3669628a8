// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInWorkspace } from '../../testing/renderInWorkspace.tsx';
import { IconButton } from './Button.tsx';
import { Tooltips } from './Tooltips.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function render() {
  const { container, act } = renderInWorkspace(
    '',
    <>
      <IconButton label="Undo: Change smtpPort">
        <svg />
      </IconButton>
      <Tooltips />
    </>,
  );
  const button = container.querySelector('button') as HTMLButtonElement;
  const fire = (target: EventTarget, event: Event) => act(() => void target.dispatchEvent(event));
  return {
    button,
    shown: () => container.querySelector('[aria-hidden]')?.textContent,
    pass: (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds)),
    point: (pointerType: string) => fire(button, new PointerEvent('pointerover', { bubbles: true, pointerType })),
    leave: () => fire(document.body, new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
    focus(byKeyboard: boolean) {
      vi.spyOn(button, 'matches').mockReturnValue(byKeyboard);
      fire(button, new FocusEvent('focusin', { bubbles: true }));
    },
    press: (key: string) => fire(button, new KeyboardEvent('keydown', { key, bubbles: true })),
  };
}

describe('tooltips', () => {
  it('appear when the pointer rests on a control, and disappear when it leaves', () => {
    const { point, pass, leave, shown } = render();
    point('mouse');
    pass(399);
    expect(shown()).toBeUndefined();
    pass(1);
    expect(shown()).toBe('Undo: Change smtpPort');
    leave();
    pass(120);
    expect(shown()).toBeUndefined();
  });

  it('appear at once on keyboard focus, and close with Escape', () => {
    const { focus, press, shown } = render();
    focus(true);
    expect(shown()).toBe('Undo: Change smtpPort');
    press('Escape');
    expect(shown()).toBeUndefined();
  });

  it('do not appear on a press or a touch', () => {
    const { focus, point, pass, shown } = render();
    focus(false);
    expect(shown()).toBeUndefined();
    point('touch');
    pass(1_000);
    expect(shown()).toBeUndefined();
  });

  it('fire assistive technology nothing beyond the name', () => {
    const { button } = render();
    expect(button.hasAttribute('title')).toBe(false);
    expect(button.getAttribute('aria-label')).toBe(button.dataset.tooltip);
  });
});
