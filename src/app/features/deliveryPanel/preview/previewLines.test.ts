import { parseHjson } from 'hjson-document';
import { mergeRanges, textRange } from 'source-text';
import { describe, expect, it } from 'vitest';
import { secretRanges } from '../../../../secrets/index.ts';
import { keyScripts } from '../../../../testing/keyScripts.ts';
import { previewLines } from './previewLines.ts';

const shown = (text: string) =>
  previewLines(text, secretRanges(parseHjson(text)), true).map((pieces) =>
    pieces.map((piece) => (piece.kind === 'secret' ? '•' : piece.text)).join(''),
  );

describe('the lines of a preview', () => {
  it('have a mark for each secret, and everything else', () => {
    expect(shown('{\n  # kept\n  oidcClientSecret: "a b",\r\n  pgConnStr: "postgres://u:pw@h/d"\n}')).toEqual([
      '{',
      '  # kept',
      '  oidcClientSecret: •,',
      '  pgConnStr: "postgres://u:•@h/d"',
      '}',
    ]);
  });

  it('have one mark in each line of a secret of several', () => {
    expect(shown("{\n  encryptionKey:\n    '''\n    one\n    two\n    '''\n  smtpPort: 25\n}")).toEqual([
      '{',
      '  encryptionKey:',
      '    •',
      '•',
      '•',
      '•',
      '  smtpPort: 25',
      '}',
    ]);
  });

  it('are cut at the tokens', () => {
    const [line] = previewLines('smtpPort: 25 # note', [], true);
    expect(line?.map(({ kind }) => kind)).toEqual(['key', 'punctuation', 'blank', 'number', 'blank', 'comment']);
  });

  it('are the text but for what is secret, whatever the text', () => {
    for (const { text } of keyScripts(300, 5)) {
      const secrets = secretRanges(parseHjson(text));
      const hidden = mergeRanges(secrets, 'overlapping').toReversed();
      const expected = hidden.reduce(
        (rest, { start, end }) =>
          rest.slice(0, start) + rest.slice(start, end).replaceAll(/[^\r\n]/g, '') + rest.slice(end),
        text,
      );
      const lines = previewLines(text, secrets, true).map((pieces) =>
        pieces.map((piece) => (piece.kind === 'secret' ? '' : piece.text)).join(''),
      );
      expect(lines, JSON.stringify(text)).toEqual(expected.split(/\r?\n/));
    }
  });

  it('hide a range that begins or ends within a token', () => {
    const [line] = previewLines('organisationName: abcdef', [textRange(20, 22)], true);
    expect(line?.slice(3)).toEqual([
      { kind: 'string', text: 'ab' },
      { kind: 'secret' },
      { kind: 'string', text: 'ef' },
    ]);
  });
});
