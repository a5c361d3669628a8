import { expect, it } from 'vitest';
import { drawnPart } from './drawnPart.ts';

it('of a value of megabytes, the preview draws what has room', () => {
  expect(drawnPart('Example')).toBe('Example');
  expect(drawnPart('x'.repeat(5_000_000))).toHaveLength(1001);
});
