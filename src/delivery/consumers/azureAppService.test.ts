import { expect, test } from 'vitest';
import { proxyExceptions, targetOf, written } from '../../testing/targets.ts';
import { encodeFor } from './encodeFor.ts';

test('the variables are settings', () =>
  expect(JSON.parse(written('azure', '{}'))).toEqual([
    { name: 'SERVICE_CONFIG_HJSON', value: '{}', slotSetting: false },
    { ...proxyExceptions, slotSetting: false },
  ]));

test('its limit is not certain, and causes a warning', () => {
  const output = encodeFor(targetOf('azure'), 'x'.repeat(10_001), []);
  expect(output).toMatchObject({ ok: true, size: 10_001, warnings: [expect.stringContaining('10,000')] });
});
