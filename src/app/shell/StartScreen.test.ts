// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { options } from '../../config/index.ts';
import { optionCount } from './StartScreen.tsx';

it('the start screen knows how many options there are, without loading them', () => {
  expect(optionCount).toBe(options.filter(({ path }) => path.length === 1).length);
});
