import { describe, expect, test } from 'vitest';
import { fixedText, onlyProblem, problemLines } from '../../testing/configProblems.ts';
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
    ['smtp.example.com ', undefined],
    ['review@smtp.example.com', ''],
  ])('%j', (text, host) => {
    const [advice] = checkSmtpHostname(text);
    expect(advice?.code).toBe(host === undefined ? undefined : 'smtp-hostname');
    expect(advice?.replacement?.value).toBe(host || undefined);
  });
});

test.each([' ', '\u00a0', '\ufeff', '\u2028'])(
  'a space behind the host is all there is to say, and its fix removes it: %j',
  (space) => {
    const text = `smtpHostname: "smtp.example.com${space}"\n`;
    const fixed = fixedText(text, onlyProblem(text, 'surrounding-space'));
    expect(fixed).toBe('smtpHostname: "smtp.example.com"\n');
    expect(problemLines(text).filter((line) => line.includes('smtp-hostname'))).toEqual([]);
  },
);
