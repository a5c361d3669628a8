import { describe, expect, test } from 'vitest';
import { checkSmtpHostname } from './smtpHostname.ts';

test('a scheme before the host is named, not a port that is not there', () => {
  const [found] = checkSmtpHostname('smtps://mail.example.com');
  expect(found?.replacement?.value).toBe('mail.example.com');
  expect(found?.message).toBe('Only a host name is expected, without a scheme.');
});

describe('SMTP host', () => {
  test.each<[string, string | undefined]>([
    ['smtp.example.com', undefined],
    ['smtp', undefined],
    ['192.0.2.1', undefined],
    ['2001:db8::1', undefined],
    ['[2001:db8::1]', undefined],
    ['smtp.example.com:587', 'smtp.example.com'],
    ['smtp://smtp.example.com', 'smtp.example.com'],
    ['smtps://smtp.example.com:465/', 'smtp.example.com'],
    ['smtp.example.com ', ''],
    ['review@smtp.example.com', ''],
  ])('%j', (text, host) => {
    const [advice] = checkSmtpHostname(text);
    expect(advice?.code).toBe(host === undefined ? undefined : 'smtp-hostname');
    expect(advice?.replacement?.value).toBe(host || undefined);
  });
});
