import { expect, it } from 'vitest';
import { draftProgress } from './draftSentences.ts';

it('says how far a draft is, with one and with several problems', () => {
  const summary = { filled: 4, toFill: 10, errors: 1, warnings: 2 };
  expect(draftProgress(summary)).toBe('6 to fill in · 1 error · 2 warnings');
  expect(draftProgress({ ...summary, errors: 0, warnings: 0 })).toBe('6 to fill in');
});
