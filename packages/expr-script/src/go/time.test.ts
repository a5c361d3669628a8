import fc from 'fast-check';
import { fuzzRuns } from 'source-text/testing/fuzzRuns';
import { describe, expect, it } from 'vitest';
import { GoLocation, GoTime, utc } from '../value.ts';
import { civilFromDays, daysFromCivil, daysInMonth, secondsPerDay, weekdayOfDays } from './calendar.ts';
import { durationText, parseDuration } from './duration.ts';
import { addDuration, subtractTimes } from './timeArithmetic.ts';
import { formatTime, rfc3339Nano } from './timeFormat.ts';
import { parseTime } from './timeParse.ts';
import { instantOfLocal, loadLocation, offsetAt, zoneAt, zoneNames } from './zone.ts';

describe('the calendar', () => {
  it('agrees with Date for some 270,000 years around 1970', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_000_000, max: 99_000_000 }), (days) => {
        const date = new Date(days * secondsPerDay * 1000);
        const civil = civilFromDays(days);
        expect([civil.year, civil.month, civil.day]).toEqual([
          date.getUTCFullYear(),
          date.getUTCMonth() + 1,
          date.getUTCDate(),
        ]);
        expect(weekdayOfDays(days)).toBe(date.getUTCDay());
        expect(daysFromCivil(civil.year, civil.month, civil.day)).toBe(days);
      }),
      fuzzRuns(1000),
    );
  });

  it.each([
    [2023, 14, 1, 2024, 2, 1],
    [2023, 0, 31, 2022, 12, 31],
    [2023, -11, 1, 2022, 1, 1],
    [2023, 2, 30, 2023, 3, 2],
  ])('carries %d-%d-%d over', (year, month, day, ...expected) => {
    const civil = civilFromDays(daysFromCivil(year, month, day));
    expect([civil.year, civil.month, civil.day]).toEqual(expected);
  });

  it('knows leap years', () => {
    expect([1900, 2000, 2023, 2024].map((year) => daysInMonth(year, 2))).toEqual([28, 29, 28, 29]);
  });
});

const instants = fc.tuple(fc.bigInt(-62_000_000_000n, 250_000_000_000n), fc.integer({ min: 0, max: 999_999_999 }));

describe('times', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -1439, max: 1439 }), ([seconds, nanoseconds], minutes) => {
        const location = minutes === 0 ? utc : new GoLocation('', minutes * 60);
        const time = new GoTime(seconds, nanoseconds, location);
        expect(parseTime(rfc3339Nano, formatTime(time, rfc3339Nano), () => utc)).toEqual({ time });
      }),
      fuzzRuns(500),
    );
  });

  it('differ by the duration that was added', () => {
    fc.assert(
      fc.property(instants, fc.bigInt(-(2n ** 62n), 2n ** 62n), ([seconds, nanoseconds], duration) => {
        const time = new GoTime(seconds, nanoseconds, utc);
        expect(subtractTimes(addDuration(time, duration), time).nanoseconds).toBe(duration);
      }),
      fuzzRuns(300),
    );
  });
});

describe('durations', () => {
  it('are read back as they were written', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), (nanoseconds) => {
        const bytes = durationText(nanoseconds).replace('µ', '\xc2\xb5');
        expect(parseDuration(bytes)).toEqual({ nanoseconds });
      }),
      fuzzRuns(500),
    );
  });
});

describe('time zones', () => {
  const berlin = new GoLocation('Europe/Berlin');
  const spring = Date.UTC(2023, 2, 26, 1) / 1000;
  const autumn = Date.UTC(2023, 9, 29, 1) / 1000;

  it.each([
    ['before summer time', spring - 1, 3600, 'CET', false],
    ['from summer time on', spring, 7200, 'CEST', true],
    ['after summer time', autumn, 3600, 'CET', false],
  ])('%s', (_, seconds, offset, abbreviation, isDaylightSaving) => {
    expect(zoneAt(berlin, seconds)).toEqual({ offset, abbreviation, isDaylightSaving });
  });

  it('find the instant of a clock that is skipped or shown twice, as Go does', () => {
    const skipped = Date.UTC(2023, 2, 26, 2, 30) / 1000;
    const shownTwice = Date.UTC(2023, 9, 29, 2, 30) / 1000;
    expect(instantOfLocal(berlin, skipped)).toBe(skipped - 3600);
    expect(instantOfLocal(berlin, shownTwice)).toBe(shownTwice - 3600);
  });

  it('have one name each, UTC among them', () => {
    const names = zoneNames();
    expect(names).toContain('UTC');
    expect(names).toEqual([...new Set(names)].sort());
  });

  it('are not answered before 2000', () => {
    expect(() => offsetAt(berlin, 0)).toThrow();
    expect(offsetAt(utc, 0)).toBe(0);
  });

  it.each([
    ['europe/berlin', 'unknown time zone europe/berlin'],
    ['../UTC', 'time: invalid location name'],
  ])('refuse %s', (name, message) => {
    expect(loadLocation(name)).toEqual({ message });
  });
});
