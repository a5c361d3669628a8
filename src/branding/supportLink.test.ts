import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { hiddenText } from '../secrets/index.ts';
import { readSupportLink } from './supportLink.ts';

const read = (text: string) => readSupportLink(parseHjson('oidcClientSecret: planted-secret'), text);

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
    expect(read(text)).toEqual({ kind: 'link', destination, scheme, warning: undefined });
  });

  it.each([
    ['https://app:FAKE@help.example.com/?token=FAKE', 'help.example.com'],
    ['https://planted-secret.example.com', hiddenText],
    ['mailto:planted-secret@example.com', hiddenText],
    ['mailto:help@example.com clientSecret: FAKE', hiddenText],
    ['planted-secret:', hiddenText],
  ])('shows no secret: %s leads to %s', (text, destination) => {
    expect(read(text)).toMatchObject({ kind: 'link', destination });
  });

  it('is not a link when empty', () => {
    expect(read('')).toEqual({ kind: 'none' });
  });

  it.each([
    ['javascript:alert(1)', 'javascript:', 'may run code'],
    ['java\nscript:alert(1)', 'javascript:', 'may run code'],
    ['\u0001javascript:alert(1)', 'javascript:', 'may run code'],
    ['  javascript:alert(1)', 'javascript:', 'may run code'],
    ['data:text/html,<script>alert(1)</script>', 'data:', 'may run code'],
    ['vbscript:x', 'vbscript:', 'may run code'],
    ['blob:https://example.com/1', 'blob:', 'may not open'],
    ['file:///etc/passwd', 'file:', 'may not open'],
    ['ftp://help.example.com/', 'ftp:', 'may not open'],
    ['/support', 'not a whole URL', 'relative address'],
    ['support.html', 'not a whole URL', 'relative address'],
    ['//evil.example.com', 'not a whole URL', 'relative address'],
    ['https://', 'not a whole URL', 'whole URL'],
    ['https://bank.example.com@evil.example.com/', 'evil.example.com', 'user name'],
  ])('is a link with a warning: %j', (text, destination, warning) => {
    expect(read(text)).toMatchObject({
      kind: 'link',
      destination,
      warning: expect.stringContaining(warning),
    });
  });
});
