import { describe, expect, test } from 'vitest';
import { readClock } from './index.ts';
import { runExpr } from './testing/runExpr.ts';

const moment = Date.UTC(2026, 10, 21, 22, 5, 6, 789);

function run(program: string, time = '', zone = ''): string {
  return runExpr(program, { clock: readClock(time, zone, moment).clock });
}

describe('the result of now()', () => {
  const text = `now().Format('2006-01-02T15:04:05.999999999Z07:00 MST')`;

  test.each([
    ['the moment in UTC by default', '', '', '2026-11-21T22:05:06.789Z UTC'],
    ['the moment in the zone', '', 'Europe/Berlin', '2026-11-21T23:05:06.789+01:00 CET'],
    ['a time without an offset, in the zone', '2026-07-01 12:00', 'Europe/Berlin', '2026-07-01T12:00:00+02:00 CEST'],
    ['a time with an offset', '2026-07-01T12:00:00.5+05:30', 'Asia/Tokyo', '2026-07-01T15:30:00.5+09:00 JST'],
    ['a time in UTC', ' 2026-07-01T12:00Z ', '', '2026-07-01T12:00:00Z UTC'],
    ['a day', '2026-07-01', 'America/New_York', '2026-07-01T00:00:00-04:00 EDT'],
    ['another name of UTC', '2026-07-01', 'Etc/UTC', '2026-07-01T00:00:00Z UTC'],
  ])('%s', (_, time, zone, expected) => {
    expect(run(text, time, zone)).toBe(expected);
  });

  test.each([
    ['string(now().Unix())', '1795298706'],
    ['toJSON(now())', '"2026-11-21T22:05:06.789Z"'],
    ['string(now().Round(duration("1s")))', '2026-11-21 22:05:07 +0000 UTC'],
    ['string(now(timezone("Asia/Tokyo")))', '2026-11-22 07:05:06.789 +0900 JST'],
    ['now().Year() == now().Year() ? "same" : "other"', 'same'],
    ['now() > date("2020-01-01") ? "later" : "earlier"', 'later'],
  ])('%s', (program, expected) => {
    expect(run(program)).toBe(expected);
  });

  test.each([
    ['string(now())', 'how long the server has been running'],
    ['string([now()])', 'how long the server has been running'],
    ['now() == now() ? "a" : "b"', 'two calls of now()'],
    ['string(date("2026-01-02").Round(now().Sub(now())))', 'two calls of now()'],
    ['string(sortBy([1, 2], (now().UnixNano() + 2) % 6))', 'two calls of now()'],
    ['now().Location().String()', 'the name of the server’s time zone'],
  ])('%s has no answer', (program, reason) => {
    expect(run(program)).toContain(reason);
  });
});

describe('the zone of the server', () => {
  test.each([
    [`string(date('2026-07-01').Local())`, '2026-07-01 02:00:00 +0200 CEST'],
    [`string(date('2026-07-01').In(timezone('Local')))`, '2026-07-01 02:00:00 +0200 CEST'],
    [`string(date('2026-07-01T00:00:00+02:00'))`, '2026-07-01 00:00:00 +0200 CEST'],
    [`string(date('2026-07-01T00:00:00+03:00'))`, '2026-07-01 00:00:00 +0300 +0300'],
    [`string(date('2026-07-01', '2006-01-02', 'Local'))`, '2026-07-01 00:00:00 +0200 CEST'],
  ])('%s', (program, expected) => {
    expect(run(program, '', 'Europe/Berlin')).toBe(expected);
  });
});

describe('a text that cannot be read', () => {
  test.each([
    ['tomorrow', 'Not a time.'],
    ['2026-02-30', 'Not a time.'],
    ['2026-07-01 25:00', 'Not a time.'],
    ['12:00', 'Not a time.'],
    ['1999-12-31', 'from 2000 to 2099'],
    ['2100-01-02', 'from 2000 to 2099'],
  ])('time %s', (time, fault) => {
    expect(readClock(time, 'Europe/Berlin', moment).faults).toEqual({ time: expect.stringContaining(fault) });
    expect(run('string(now().Year())', time)).toContain('now()');
  });

  test.each(['europe/berlin', 'Local', '+02:00', '../UTC'])('zone %s', (zone) => {
    expect(readClock('', zone, moment).faults).toEqual({ zone: expect.stringContaining('Not a time zone') });
    expect(run(`string(date('2026-07-01').Local())`, '', zone)).toContain('time zone of the server');
    expect(run('upper(personID)', '', zone)).toBe('SRC-0042');
  });
});
