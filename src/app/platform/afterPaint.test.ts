// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './afterPaint.ts';

describe('a task for after the paint', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('runs once the next frame is over', () => {
    const task = vi.fn();
    let inFrame: number | undefined;
    afterPaint(task);
    requestAnimationFrame(() => {
      inFrame = task.mock.calls.length;
    });
    vi.runAllTimers();
    expect([inFrame, task.mock.calls.length]).toEqual([0, 1]);
  });

  it('runs at once when it is asked to, and not again', () => {
    const task = vi.fn();
    const run = afterPaint(task);
    run();
    expect(task).toHaveBeenCalledTimes(1);
    vi.runAllTimers();
    run();
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a frame in a tab that draws none', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const task = vi.fn();
    const frame = vi.spyOn(window, 'requestAnimationFrame');
    afterPaint(task);
    vi.runAllTimers();
    expect([task.mock.calls.length, frame.mock.calls.length]).toEqual([1, 0]);
  });
});
