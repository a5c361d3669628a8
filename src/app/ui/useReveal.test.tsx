// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useReveal } from './useReveal.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Secret() {
  const { isRevealed, toggle, containerProps } = useReveal();
  return (
    <div {...containerProps}>
      <button type="button" onClick={toggle}>
        {isRevealed ? 'shown' : 'hidden'}
      </button>
    </div>
  );
}

const state = () => document.querySelector('button')?.textContent;

describe('a secret that was asked for', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    act(() => root.render(<Secret />));
    act(() => document.querySelector('button')?.click());
    expect(state()).toBe('shown');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    document.body.replaceChildren();
  });

  it('is masked again after a minute, and not before', () => {
    act(() => vi.advanceTimersByTime(59_000));
    expect(state()).toBe('shown');
    act(() => vi.advanceTimersByTime(1_000));
    expect(state()).toBe('hidden');
  });

  it('stays while it is typed', () => {
    act(() => vi.advanceTimersByTime(59_000));
    act(() => document.querySelector('button')?.dispatchEvent(new Event('input', { bubbles: true })));
    act(() => vi.advanceTimersByTime(59_000));
    expect(state()).toBe('shown');
    act(() => vi.advanceTimersByTime(1_000));
    expect(state()).toBe('hidden');
  });

  it('is masked again when the tab is hidden', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(state()).toBe('hidden');
  });

  it('is masked before the page is printed', () => {
    window.dispatchEvent(new Event('beforeprint'));
    expect(state()).toBe('hidden');
  });

  it('is masked again when the focus leaves', () => {
    const leave = new FocusEvent('focusout', { bubbles: true, relatedTarget: document.body });
    act(() => document.querySelector('button')?.dispatchEvent(leave));
    act(() => vi.runOnlyPendingTimers());
    expect(state()).toBe('hidden');
  });
});
