import { expect, test } from 'vitest';
import { written } from '../../testing/targets.ts';

test('the value is written as it is, without a variable', () => expect(written('value', `it's $5`)).toBe(`it's $5`));
