import { expect, test } from 'vitest';
import { refusalOfNames, written } from '../../testing/targets.ts';

test('a dollar sign is doubled', () =>
  expect(written('compose', `$x 'y'`)).toBe(
    `services:\n  'server':\n    image: 'server-image'\n    environment:\n      SERVICE_CONFIG_HJSON: '$$x ''y'''\n      NO_PROXY: 'a, b'\n`,
  ));

test.each(['a b', "a'\n"])('the service %j is refused', (service) =>
  expect(refusalOfNames('compose', { service })).toContain('Service: '),
);
