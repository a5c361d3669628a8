import { describe, expect, it } from 'vitest';
import { readSupportLink } from './supportLink.ts';

describe('readSupportLink', () => {
  it.each([
    ['https://help.example.com/review', 'help.example.com', 'https'],
    ['http://help.example.com:8080/', 'help.example.com:8080', 'http'],
    ['HTTPS://HELP.example.com', 'help.example.com', 'https'],
    ['mailto:help@example.com', 'help@example.com', 'mailto'],
    ['tel:+15550100', '+15550100', 'tel'],
    ['https://аpple.example.com/', 'xn--pple-43d.example.com', 'https'],
    ['https:\\\\help.example.com', 'help.example.com', 'https'],
  ])('%s leads to %s', (text, destination, scheme) => {
    expect(readSupportLink(text)).toEqual({ kind: 'link', destination, scheme });
  });

  it('is no link when empty', () => {
    expect(readSupportLink('')).toEqual({ kind: 'none' });
  });

  it.each([
    ['javascript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['\u0001javascript:alert(1)'],
    ['  javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:x'],
    ['blob:https://example.com/1'],
    ['file:///etc/passwd'],
    ['//evil.example.com'],
    ['\\\\evil.example.com'],
    ['help.example.com'],
    ['https://'],
    ['https://bank.example.com@evil.example.com/'],
  ])('refuses %j', (text) => {
    expect(readSupportLink(text).kind).toBe('refused');
  });
});
