// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterKeystrokePaint } from './afterKeystrokePaint.ts';

describe('a task for after the letter', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** Runs a task of the given duration, in milliseconds, and says how often it had run in the frame and after it. */
  function timesRun(durations: readonly number[]): readonly (readonly [number, number])[] {
    let time = 0;
    const schedule = afterKeystrokePaint(() => time);
    return durations.map((duration) => {
      const task = vi.fn(() => {
        time += duration;
      });
      let inFrame = 0;
      // As the text pane does, which hears of a letter first.
      requestAnimationFrame(() => expect(task).not.toHaveBeenCalled());
      schedule(task);
      requestAnimationFrame(() => {
        inFrame = task.mock.calls.length;
      });
      vi.runAllTimers();
      return [inFrame, task.mock.calls.length];
    });
  }

  it('shares the frame of the letter while the last one was short', () => {
    expect(timesRun([2, 2, 4])).toEqual([
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('waits for the paint of the letter after one that was long', () => {
    expect(timesRun([2, 50, 20, 1, 1])).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
      [0, 1],
      [1, 1],
    ]);
  });

  it('runs at once when it is asked to, and not again', () => {
    const task = vi.fn();
    const run = afterKeystrokePaint()(task);
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
    afterKeystrokePaint()(task);
    vi.runAllTimers();
    expect([task.mock.calls.length, frame.mock.calls.length]).toEqual([1, 0]);
  });
});
