import { parseHjson } from 'hjson-document';
import { textRange } from 'source-text';
import { describe, expect, it } from 'vitest';
import { redactedLines } from './redact.ts';

/** The line with `«»` around its mark, as it is shown; the mark is set in the text in the same way. */
function shown(marked: string): string | undefined {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const text = marked.replace(/[«»]/g, '');
  const lineStart = text.lastIndexOf('\n', start) + 1;
  const lineEnd = text.indexOf('\n', start);
  const line = redactedLines(parseHjson(text))?.(textRange(lineStart, lineEnd), textRange(start, end));
  return (
    line &&
    `${line.text.slice(0, line.mark.start)}«${line.text.slice(line.mark.start, line.mark.end)}»${line.text.slice(line.mark.end)}`
  );
}

describe('a line as it is shown', () => {
  it.each([
    ['without a secret', 'a: 1\nsmtpHostname: «x»\n', 'smtpHostname: «x»'],
    [
      'behind a secret',
      'encryptionKey: "fake", smtpHostname: «x»\n',
      'encryptionKey: "<redacted encryptionKey>", smtpHostname: «x»',
    ],
    ['on a secret', 'encryptionKey: «"fake"»\n', 'encryptionKey: «"<redacted encryptionKey>"»'],
    ['on a part of a secret', 'encryptionKey: "f«a»ke"\n', 'encryptionKey: «"<redacted encryptionKey>"»'],
    ['with a comment', 'smtpHostname: «"x"» # note\n', 'smtpHostname: «"x"» # …'],
    [
      'over several lines',
      "oidcClientSecret: «'''\n  fake\n  more'''»\n",
      'oidcClientSecret: «"<redacted oidcClientSecret>"»',
    ],
    ['behind the first line of a secret', "oidcClientSecret: '''\n  fake\n  more''' «# x»\n", '… «# …»'],
    ['with text that cannot be parsed', 'smtpPort: «"25»\n', 'smtpPort: «…»'],
  ])('%s', (_, marked, expected) => expect(shown(marked)).toBe(expected));

  it('is missing if a key contains a secret', () => expect(shown('"password=fake-secret": «1»\n')).toBeUndefined());
});
