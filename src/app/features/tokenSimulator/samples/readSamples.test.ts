import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { readSamples } from './readSamples.ts';

const csv = (...lines: readonly string[]) => lines.join('\n');
const sample = { name: 'Sample 1', sourceID: '', gatewayURL: '', baseURL: undefined, time: '', timeZone: '' };

describe('readSamples', () => {
  test.each([
    ['commas', ','],
    ['semicolons', ';'],
    ['tabs', '\t'],
  ])('reads %s, CRLF and a byte order mark', (_, separator) => {
    const rows = [
      ['Name', 'Source ID', 'gateway_url', 'baseUrl', 'time zone', 'TIME'],
      ['Ward A', '42', 'https://a.example', '', 'Europe/Berlin', '2026-07-01 12:00'],
    ];
    const text = `\ufeff${rows.map((row) => row.join(separator)).join('\r\n')}\r\n`;
    expect(readSamples(text, 1)).toEqual({
      samples: [
        {
          name: 'Ward A',
          sourceID: '42',
          gatewayURL: 'https://a.example',
          baseURL: undefined,
          time: '2026-07-01 12:00',
          timeZone: 'Europe/Berlin',
        },
      ],
      faults: [],
      rest: '',
      unused: [],
    });
  });

  test('cells that are missing are empty, rows without text are no rows, names are given', () => {
    expect(readSamples(csv('sourceID,gatewayURL', '1', '', ' , ', '2,https://b'), 7).samples).toEqual([
      { ...sample, name: 'Sample 7', sourceID: '1' },
      { ...sample, name: 'Sample 8', sourceID: '2', gatewayURL: 'https://b' },
    ]);
  });

  test('columns of which nothing is read are named', () => {
    expect(readSamples(csv('source,owner', '1,Ann'), 1)).toMatchObject({
      unused: ['owner'],
      samples: [{ sourceID: '1' }],
    });
  });

  test('what cannot be read stays, with the header, and says why', () => {
    const text = csv(
      'sourceID,gatewayURL,time',
      '1,https://a,',
      '2,https://b,,rest',
      '3,https://c,soon',
      '4,"https://d',
    );
    const { samples, faults, rest } = readSamples(text, 1);
    expect(samples.map(({ sourceID }) => sourceID)).toEqual(['1']);
    expect(faults).toEqual([
      { row: 3, message: '4 cells, but the header has 3. Quote cells that contain the separator.' },
      { row: 4, message: expect.stringMatching(/^Not a time/) },
      { row: 5, message: 'A quote is not closed, or text follows it.' },
    ]);
    expect(rest).toBe(csv('sourceID,gatewayURL,time', '2,https://b,,rest', '3,https://c,soon', '4,https://d'));
  });

  test.each([
    ['42,https://a', /^Name the columns/],
    [csv('source,sourceID', '1,2'), /^Two columns are sourceID/],
  ])('a header that says nothing: %j', (text, message) => {
    expect(readSamples(text, 1)).toMatchObject({
      samples: [],
      faults: [{ row: 1, message: expect.stringMatching(message) }],
      rest: text,
    });
  });

  test('nothing is lost, whatever is in a cell and whatever separates them', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('a;b', 'a,b', 'a\tb', '"', '""', 'a\nb', '\r\n', "'", ' x '));
    const row = fc.tuple(
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
      cell,
      cell,
    );
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
        const text = Papa.unparse([['name', 'sourceID', 'gatewayURL'], ...rows], { delimiter });
        const { samples, faults } = readSamples(text, 1);
        expect(faults).toEqual([]);
        expect(samples.map(({ name, sourceID, gatewayURL }) => [name, sourceID, gatewayURL])).toEqual(rows);
      }),
      { seed: 15, numRuns: 500 },
    );
  });

  test('no text throws, and each row with text is a sample or a fault', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '\r', ' ') })), (lines) => {
        const { samples, faults } = readSamples(csv('sourceID,gatewayURL', ...lines), 1);
        if (lines.some((line) => /a/.test(line))) expect(samples.length + faults.length).toBeGreaterThan(0);
      }),
      { seed: 15, numRuns: 1000 },
    );
  });
});
