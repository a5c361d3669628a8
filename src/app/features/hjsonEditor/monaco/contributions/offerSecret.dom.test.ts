// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToTaps } from './offerSecret.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

type Kind = 'pointerdown' | 'pointerup' | 'pointercancel';
type Step = readonly [Kind, PointerEventInit & { readonly at?: number }];

function tapsAfter(steps: readonly Step[], isStopped = false) {
  const element = document.createElement('div');
  const taps: (readonly [number, number])[] = [];
  const stop = listenToTaps(element, (x, y) => taps.push([x, y]));
  if (isStopped) stop();
  for (const [type, { at = 0, ...init }] of steps) {
    const event = new PointerEvent(type, { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 60, ...init });
    Object.defineProperty(event, 'timeStamp', { value: at });
    element.dispatchEvent(event);
  }
  expect(taps).toEqual([]);
  vi.runAllTimers();
  return taps;
}

describe('taps of a finger', () => {
  it('are reported with their position, after the element has had them', () => {
    expect(
      tapsAfter([
        ['pointerdown', {}],
        ['pointerup', { clientX: 53, at: 120 }],
      ]),
    ).toEqual([[53, 60]]);
  });

  it.each<[string, readonly Step[]]>([
    [
      'a mouse',
      [
        ['pointerdown', { pointerType: 'mouse' }],
        ['pointerup', { pointerType: 'mouse' }],
      ],
    ],
    [
      'a finger that moves',
      [
        ['pointerdown', {}],
        ['pointerup', { clientY: 90 }],
      ],
    ],
    [
      'a finger that stays',
      [
        ['pointerdown', {}],
        ['pointerup', { at: 900 }],
      ],
    ],
    [
      'a scroll',
      [
        ['pointerdown', {}],
        ['pointercancel', {}],
        ['pointerup', {}],
      ],
    ],
    [
      'a second finger',
      [
        ['pointerdown', { isPrimary: false }],
        ['pointerup', { isPrimary: false }],
      ],
    ],
  ])('are not what %s does', (_, steps) => {
    expect(tapsAfter(steps)).toEqual([]);
  });

  it('are no longer reported after the end', () => {
    expect(
      tapsAfter(
        [
          ['pointerdown', {}],
          ['pointerup', {}],
        ],
        true,
      ),
    ).toEqual([]);
  });
});
