// @vitest-environment happy-dom

import { textRange } from 'source-text';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nothingRevealed, type Reveals } from '../../../../masking/index.ts';
import { hideAgain } from './hideAgain.ts';

/** What of a session is asked here: the reveals, and who is notified of them. */
class Revealing {
  reveals: Reveals = nothingRevealed;
  #listener: (masksMoved: boolean) => void = () => {};

  reveal(change: Partial<Reveals>) {
    this.reveals = { ...this.reveals, ...change };
    this.#listener(false);
  }

  subscribe(listener: (masksMoved: boolean) => void) {
    this.#listener = listener;
    return () => {};
  }
}

describe('a secret that is shown in the editor', () => {
  let binding: Revealing;
  let leaveEditor: () => void;
  const isDrawn = vi.fn<(reveals: Reveals) => void>();
  const isShown = () => binding.reveals.shown.length > 0;

  beforeEach(() => {
    vi.useFakeTimers();
    binding = new Revealing();
    const onLeave = (hide: () => void) => {
      leaveEditor = hide;
    };
    hideAgain(binding, onLeave, () => isDrawn(binding.reveals));
    binding.reveal({ shown: [textRange(0, 10)] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function hideTab() {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('is masked again after a minute, and not before', () => {
    vi.advanceTimersByTime(59_000);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(isShown()).toBe(false);
  });

  it('is masked again when the editor is left', () => {
    leaveEditor();
    expect(isShown()).toBe(false);
  });

  it('is masked again when the tab is hidden, with all the others', () => {
    binding.reveal({ all: true });
    hideTab();
    expect([isShown(), binding.reveals.all]).toEqual([false, false]);
  });

  it('is masked, and drawn so, before the page is printed, with all the others', () => {
    binding.reveal({ all: true });
    window.dispatchEvent(new Event('beforeprint'));
    expect(isDrawn.mock.lastCall?.[0]).toMatchObject({ shown: [], all: false });
  });

  it('stays shown with all others until then, whatever the time', () => {
    binding.reveal({ all: true });
    vi.advanceTimersByTime(600_000);
    expect(binding.reveals.all).toBe(true);
  });
});
