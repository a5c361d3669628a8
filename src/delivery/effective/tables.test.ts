import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { nastyTexts } from '../../testing/nastyTexts.ts';
import { asCsv, asMarkdown } from './tables.ts';

const rowWith = (value: string) => [{ name: 'a', value, origin: 'file' as const }];

/** The fields of RFC 4180 text, in which each field is quoted. */
function readCsv(text: string): readonly (readonly string[])[] {
  return text
    .slice(0, -2)
    .split(/(?<=")\r\n(?=")/)
    .map((record) =>
      [...record.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, field = '']) => field.replaceAll('""', '"')),
    );
}

describe('as CSV', () => {
  it('each of 300 nasty values is one field, never a formula', () => {
    for (const value of nastyTexts(300, 31)) {
      const [, [name, field = '', origin] = []] = readCsv(asCsv(rowWith(value)));
      expect([name, origin]).toEqual(['a', 'file']);
      expect([value, `'${value}`]).toContain(field);
      expect(field).not.toMatch(/^\s*[=+\-@]/);
    }
  });

  it('papaparse, which the import of samples uses, reads the same cells, whatever they hold', () => {
    const values = nastyTexts(600, 41);
    const rows = values.map((value, index) => ({
      name: values[values.length - 1 - index] ?? '',
      value,
      origin: 'file' as const,
    }));
    const { data, errors } = Papa.parse<string[]>(asCsv(rows), { delimiter: ',' });
    expect(errors).toEqual([]);
    const cells = data
      .slice(1, -1)
      .flat()
      .map((cell) => cell.replace(/^'/, ''));
    expect(cells).toEqual(
      rows.flatMap(({ name, value, origin }) => [name, value, origin]).map((cell) => cell.replace(/^'/, '')),
    );
    expect(data).toHaveLength(rows.length + 2);
  });

  it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '\r=1', '＝1', '|calc'])('%j is no formula', (value) => {
    expect(asCsv(rowWith(value))).toContain(`"'${value}"`);
  });

  it.each(['-1', '587', 'a=b'])('%j stays as it is', (value) => {
    expect(asCsv(rowWith(value))).toContain(`"${value}"`);
  });
});

describe('as Markdown', () => {
  it('each of 300 nasty values is one cell', () => {
    for (const value of nastyTexts(300, 37)) {
      const lines = asMarkdown(rowWith(value)).split('\n');
      expect(lines).toHaveLength(4);
      expect(lines[2]?.match(/(?<!\\)(?:\\\\)*\|/g)).toHaveLength(4);
    }
  });

  it('keeps what Markdown would take for its own', () => {
    expect(asMarkdown(rowWith('a|b *c* `d` <e> \\'))).toContain('| a\\|b \\*c\\* \\`d\\` \\<e\\> \\\\ |');
  });
});
