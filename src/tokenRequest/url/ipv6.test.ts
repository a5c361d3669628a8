import { expect, test } from 'vitest';
import { isIPv6Literal } from './ipv6.ts';

test.each([
  '::',
  '::1',
  '1::',
  '1:2:3:4:5:6:7:8',
  '::ffff:1.2.3.4',
  '1:2:3:4:5:6:1.2.3.4',
  'fe80::1%en0',
  'FE80::%a%b',
])('%s is one', (text) => expect(isIPv6Literal(text)).toBe(true));

test.each([
  '',
  ':',
  ':1',
  '1:',
  ':::',
  '1::2::3',
  '1.2.3.4',
  '::1.2.3',
  '::1.2.3.256',
  '::01.2.3.4',
  '1.2.3.4::',
  'g::',
  '12345::',
  '1:2:3:4:5:6:7::8',
  'fe80::1%',
  '%en0',
])('%j is not one', (text) => expect(isIPv6Literal(text)).toBe(false));
