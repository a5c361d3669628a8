import { describe, expect, it } from 'vitest';
import { parseHjson } from '../../hjson/index.ts';
import { firstLines, wrappedTogether } from './firstLines.ts';

const text = '{\n  # mail\n  smtpPort: 587\n  smtpPassword: hunter2-fake\n  smtpHostname: smtp.example.com\n}\n';
const plain = (count: number) =>
  firstLines(parseHjson(text), count).map((runs) => runs.map((run) => run.text).join(''));

describe('the lines shown before the editor', () => {
  it('are those of the text, as many as asked for, with the same kinds as in the editor', () => {
    expect(plain(3)).toEqual(['{', '  # mail', '  smtpPort: 587']);
    expect(firstLines(parseHjson(text), 3)[2]?.filter(({ kind }) => kind !== 'blank')).toEqual([
      { text: 'smtpPort', kind: 'key' },
      { text: ':', kind: 'punctuation' },
      { text: '587', kind: 'number' },
    ]);
  });

  it('have a mask in place of each secret', () => {
    expect(plain(9).join('\n')).not.toContain('hunter2-fake');
    expect(firstLines(parseHjson(text), 9)[3]?.at(-1)?.kind).toBe('mask');
    expect(plain(9)[4]).toBe('  smtpHostname: smtp.example.com');
  });
});

describe('what the editor wraps together', () => {
  const groups = (...runs: [kind: 'key' | 'string' | 'mask', text: string][]) =>
    wrappedTogether(runs.map(([kind, text]) => ({ kind, text }))).map((group) =>
      group.map(({ text }) => text).join('·'),
    );

  it('ends behind spaces, slashes, dots and closing brackets, and before opening ones', () => {
    expect(groups(['string', '  https://login.example.com:443/realms?a=b, c-d (e)'])).toEqual([
      '  ',
      'https://',
      'login.',
      'example.',
      'com:443/',
      'realms?',
      'a=b, ',
      'c-d ',
      '(e)',
    ]);
  });

  it('goes on over a change of colour, and loses no character', () => {
    expect(groups(['key', 'scope:'], ['string', ' open'], ['mask', '●●'])).toEqual(['scope:· ', 'open·●●']);
    expect(groups()).toEqual([]);
  });
});
