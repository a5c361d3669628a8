import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvTable, markdownTable } from './tables.ts';
import { nastyTexts } from './testing/nastyTexts.ts';

const head = ['Option', 'Value', 'From'];
const rowWith = (value: string) => [['a', value, 'file']];

/** The fields of RFC 4180 text, in which each field is quoted. */
function readCsv(text: string): readonly (readonly string[])[] {
  return text
    .slice(0, -2)
    .split(/(?<=")\r\n(?=")/)
    .map((record) =>
      [...record.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, field = '']) => field.replaceAll('""', '"')),
    );
}

/** Without the apostrophes at the places where a cell begins for some spreadsheet. */
const unguarded = (cell: string) => cell.replace(/(?<=^|[;\t\r\n])'/g, '');

describe('as CSV', () => {
  it('each of 300 nasty values is one field, never a formula', () => {
    for (const value of nastyTexts(300, 31)) {
      const [, [name, field = '', origin] = []] = readCsv(csvTable(head, rowWith(value)));
      expect([name, origin]).toEqual(['a', 'file']);
      expect(unguarded(field)).toBe(unguarded(value));
      expect(field).not.toMatch(/^\s*[=+\-@]/);
    }
  });

  it('papaparse, which the import of samples uses, reads the same cells, whatever they hold', () => {
    const values = nastyTexts(600, 41);
    const rows = values.map((value, index) => [values[values.length - 1 - index] ?? '', value, 'file']);
    const { data, errors } = Papa.parse<string[]>(csvTable(head, rows), { delimiter: ',' });
    expect(errors).toEqual([]);
    const cells = data.slice(1, -1).flat().map(unguarded);
    expect(cells).toEqual(rows.flat().map(unguarded));
    expect(data).toHaveLength(rows.length + 2);
  });

  it.each([
    ...['=1+1', '+1+1', '-1+1', '@SUM(A1)', ' =1', '＝1', '|calc'],
    ...['\u200b=1', '\u2060+1', '\u00ad-1+1', '\u202e@a', '\ufeff=1', '\u3164=1', '\u2800=1', '\u00a0\u200b=1'],
  ])('%j is no formula', (value) => {
    expect(csvTable(head, rowWith(value))).toContain(`"'${value}"`);
  });

  it.each([
    [';=1+1', ";'=1+1"],
    ['x;=1;+2; -3', "x;'=1;'+2;' -3"],
    ['x;\u200b=1', "x;'\u200b=1"],
    ['x;"=1"', 'x;\'"=1"'],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['x\n=1', "x\n'=1"],
    ['x\t@a', "x\t'@a"],
    ['x;y=1', 'x;y=1'],
  ])('%j is no formula where a spreadsheet begins another cell in it', (value, cell) => {
    expect(csvTable(head, rowWith(value))).toContain(`"${cell.replaceAll('"', '""')}"`);
  });

  it('no cell of any spreadsheet is a formula, whatever separates its cells', () => {
    for (const value of [...nastyTexts(300, 32), ';=1', 'a\n=1', 'x;"=1"', "x;'=1"]) {
      for (const delimiter of [',', ';', '\t']) {
        const { data } = Papa.parse<string[]>(csvTable(head, rowWith(value)), { delimiter });
        expect(data.flat().filter((cell) => /^[\s"\p{Cf}]*[=+\-@]/u.test(cell) && !/^-?\d+"?$/.test(cell))).toEqual([]);
      }
    }
  });

  it.each(['-1', '587', 'a=b'])('%j stays unchanged', (value) => {
    expect(csvTable(head, rowWith(value))).toContain(`"${value}"`);
  });
});

describe('as Markdown', () => {
  it('each of 300 nasty values is one cell', () => {
    for (const value of nastyTexts(300, 37)) {
      const lines = markdownTable(head, rowWith(value)).split('\n');
      expect(lines).toHaveLength(4);
      expect(lines[2]?.match(/(?<!\\)(?:\\\\)*\|/g)).toHaveLength(4);
    }
  });

  it('keeps what Markdown would take for its own', () => {
    expect(markdownTable(head, rowWith('a|b *c* `d` <e> \\'))).toContain('| a\\|b \\*c\\* \\`d\\` \\<e\\> \\\\ |');
  });
});
