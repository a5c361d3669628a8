import { parseHjson } from 'hjson-document';
import { describe, expect, it } from 'vitest';
import { wholeTargets } from '../../testing/targets.ts';
import { exportTo } from '../exportConfig.ts';
import { exportRedacted, hiddenInOutput } from './exportRedacted.ts';
import { redact } from './redact.ts';

const shown = (output: string, redacted: string) =>
  hiddenInOutput(output, redacted).reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}•${text.slice(end)}`,
    output,
  );

describe('what a preview hides of an output', () => {
  it.each([
    ['a: pw, b: pw2\n', 'a: <redacted a>, b: <redacted b>\n', 'a: •, b: •\n'],
    ['pw', '<redacted a>', '•'],
    ['a: x, y, z', 'a: <redacted a>, z', 'a: •, z'],
    ['no secret', 'no secret', 'no secret'],
    ['first\nQUJD\nlast\n', 'first\nPHJl\nlast\n', 'first\n•\nlast\n'],
    ["a: 'it''s'\nb: 1", 'a: "<redacted a>"\nb: 1', '•\nb: 1'],
    ['QUJD', 'PHJl', '•'],
  ])('of %j beside %j', (output, redacted, expected) => {
    expect(shown(output, redacted)).toBe(expected);
  });

  it.each(wholeTargets)('is all secrets, and in $id the rest of what is written is left', (target) => {
    const document = parseHjson(`{
  # who asks
  baseUrl: "https://review.example.com"
  encryptionKey: "fake-planted $HOME \\"quoted\\" it's"
  pgConnStr: "postgres://review:fake-planted-two@db.example.com/review"
  smtpAuth: { username: "u", mechanism: { type: "plain", password: "fake-planted,3" } }
}`);
    const variables = [{ name: 'HTTPS_PROXY', value: 'http://u:fake-planted@proxy.example.com:3128' }];
    for (const keepsComments of [false, true]) {
      const output = exportTo(document, target, variables, { keepsComments });
      const redacted = exportRedacted(document, redact(document, 'all'), target, variables, { keepsComments });
      if (!output.ok || !redacted.ok) continue;
      const text = shown(output.text, redacted.text);
      expect(text).not.toContain('planted');
      expect(text).not.toContain(btoa('fake-planted').slice(0, 12));
      if (output.text.includes('review.example.com')) expect(text).toContain('review.example.com');
    }
  });
});
