// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from './afterFrame.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a task for an idle moment', () => {
  it('says by when it has to run', () => {
    const request = vi.fn();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', vi.fn());
    const task = vi.fn();
    whenIdle(task, 500);
    expect(request).toHaveBeenCalledWith(task, { timeout: 500 });
  });

  it('does not run once it is cancelled', () => {
    const cancel = vi.fn();
    vi.stubGlobal('requestIdleCallback', () => 7);
    vi.stubGlobal('cancelIdleCallback', cancel);
    whenIdle(() => {})();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('runs, or is cancelled, without idle callbacks, too', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const [task, cancelled] = [vi.fn(), vi.fn()];
    whenIdle(task);
    whenIdle(cancelled)();
    vi.runAllTimers();
    expect(task).toHaveBeenCalledOnce();
    expect(cancelled).not.toHaveBeenCalled();
  });
});
