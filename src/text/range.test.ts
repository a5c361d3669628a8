import { describe, expect, it } from 'vitest';
import { dottedName, isWithin, samePath } from './diagnostic.ts';
import { overlaps, textRange, touches } from './range.ts';

describe('ranges', () => {
  it('touches an offset at its borders', () => {
    expect([1, 2, 4, 5].map((offset) => touches(textRange(2, 4), offset))).toEqual([false, true, true, false]);
  });

  it('overlaps only where a character is shared', () => {
    expect(overlaps(textRange(0, 2), textRange(2, 4))).toBe(false);
    expect(overlaps(textRange(0, 3), textRange(2, 4))).toBe(true);
  });

  it('overlaps an empty range inside or at a border', () => {
    expect(overlaps(textRange(2, 2), textRange(2, 4))).toBe(true);
    expect(overlaps(textRange(5, 5), textRange(2, 4))).toBe(false);
  });
});

describe('paths', () => {
  it('names a path with dots', () => {
    expect(dottedName(['smtpAuth', 'mechanism', 'type'])).toBe('smtpAuth.mechanism.type');
  });

  it('tells a key with a dot from two keys', () => {
    expect(samePath(['a.b'], ['a', 'b'])).toBe(false);
  });

  it('finds a path within its ancestors and itself', () => {
    expect(isWithin(['a', 'b'], ['a'])).toBe(true);
    expect(isWithin(['a'], ['a'])).toBe(true);
    expect(isWithin(['a'], ['a', 'b'])).toBe(false);
  });
});
