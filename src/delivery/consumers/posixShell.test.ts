import { expect, test } from 'vitest';
import { written } from '../../testing/targets.ts';

test('an apostrophe is outside of the quotes', () =>
  expect(written('posix', `it's $5`)).toBe(`export SERVICE_CONFIG_HJSON='it'\\''s $5'\nexport NO_PROXY='a, b'\n`));
