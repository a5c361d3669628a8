import { expect, test } from 'vitest';
import { proxyExceptions, written } from '../../testing/targets.ts';

test('the variables are the environment of a container', () =>
  expect(JSON.parse(written('ecs', '{}'))).toEqual({
    containerDefinitions: [
      { name: 'server', environment: [{ name: 'SERVICE_CONFIG_HJSON', value: '{}' }, proxyExceptions] },
    ],
  }));
