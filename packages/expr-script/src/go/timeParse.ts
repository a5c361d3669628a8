import { fromByteString, GoLocation, GoTime, utc } from '../value.ts';
import {
  civilFromDays,
  daysFromCivil,
  daysInMonth,
  isLeapYear,
  monthNames,
  secondsPerDay,
  weekdayNames,
} from './calendar.ts';
import { quoteForTime } from './duration.ts';
import { isFraction, layoutChunks } from './timeFormat.ts';
import { type Reading, readName, readNumber, readPattern, skipPrefix, zoneNameLength } from './timeReading.ts';
import { instantOfLocal, offsetAt, offsetOfName, zoneAt } from './zone.ts';

export type ParsedTime = { readonly time: GoTime } | { readonly message: string };

/**
 * time.Parse of byte strings; without a zone in the text the time is UTC. The server's zone is asked for where the text
 * has an offset or an abbreviation, which may be the zone's own. The message is Go's.
 */
export function parseTime(layout: string, text: string, serverZone: () => GoLocation): ParsedTime {
  return new TimeParser(layout, text, utc, serverZone).parse();
}

/** time.ParseInLocation. */
export function parseTimeIn(layout: string, text: string, location: GoLocation): ParsedTime {
  return new TimeParser(layout, text, location, () => location).parse();
}

class TimeParser {
  readonly #layout: string;
  readonly #text: string;
  readonly #defaultLocation: GoLocation;
  readonly #local: () => GoLocation;

  #year = 0;
  #month: number | undefined;
  #day: number | undefined;
  #yearDay: number | undefined;
  #hour = 0;
  #minute = 0;
  #second = 0;
  #nanosecond = 0;
  #half: 'am' | 'pm' | undefined;
  #isUtc = false;
  #offset: number | undefined;
  #zoneName = '';

  constructor(layout: string, text: string, defaultLocation: GoLocation, local: () => GoLocation) {
    this.#layout = layout;
    this.#text = text;
    this.#defaultLocation = defaultLocation;
    this.#local = local;
  }

  parse(): ParsedTime {
    const chunks = layoutChunks(this.#layout);
    let rest = this.#text;
    for (const [index, { prefix, element }] of chunks.entries()) {
      const skipped = skipPrefix(rest, prefix);
      if (!skipped.fits) return this.#mismatch(skipped.rest, prefix);
      rest = skipped.rest;
      if (element === '') break;
      const next = chunks[index + 1];
      const reading = this.#read(element, rest, next?.element ?? '');
      if (reading?.outOfRange) return this.#fault(`: ${reading.outOfRange} out of range`);
      if (!reading) return this.#mismatch(rest, element);
      rest = reading.rest;
    }
    if (rest !== '') return this.#fault(`: extra text: ${fromByteString(quoteForTime(rest))}`);
    const fault = this.#completeDate();
    return fault === undefined ? { time: this.#time() } : this.#fault(`: ${fault}`);
  }

  #mismatch(rest: string, element: string): ParsedTime {
    const [layout, found, expected] = [this.#layout, rest, element].map((part) => fromByteString(quoteForTime(part)));
    return this.#fault(` as ${layout}: cannot parse ${found} as ${expected}`);
  }

  #fault(explanation: string): ParsedTime {
    return { message: `parsing time ${fromByteString(quoteForTime(this.#text))}${explanation}` };
  }

  #read(element: string, text: string, nextElement: string): Reading {
    switch (element) {
      case '2006':
        return readPattern(text, /^[0-9]{4}/, (digits) => {
          this.#year = Number(digits);
        });
      case '06':
        return this.#readShortYear(text);
      case 'January':
      case 'Jan':
        return readName(text, monthNames, element.length, (index) => {
          this.#month = index + 1;
        });
      case 'Monday':
      case 'Mon':
        return readName(text, weekdayNames, element.length, () => undefined);
      case '1':
      case '01':
        return readNumber(text, element === '01', (month) => {
          this.#month = month;
          return month < 1 || month > 12 ? 'month' : undefined;
        });
      case '2':
      case '_2':
      case '02':
        return readNumber(element === '_2' ? text.replace(/^ /, '') : text, element === '02', (day) => {
          this.#day = day;
          return undefined;
        });
      case '__2':
        return this.#readYearDay(text.replace(/^ {0,2}/, ''), /^[0-9]{1,3}/);
      case '002':
        return this.#readYearDay(text, /^[0-9]{3}/);
      case '15':
        return this.#readHour(text, false, 23);
      case '3':
      case '03':
        return this.#readHour(text, element === '03', 12);
      case '4':
      case '04':
        return readNumber(text, element === '04', (minute) => {
          this.#minute = minute;
          return minute > 59 ? 'minute' : undefined;
        });
      case '5':
      case '05':
        return this.#readSecond(text, element === '05', nextElement);
      case 'PM':
        return this.#readHalf(text, /^(?:PM|AM)/);
      case 'pm':
        return this.#readHalf(text, /^(?:pm|am)/);
      case 'MST':
        return this.#readZoneName(text);
    }
    return isFraction(element) ? this.#readFraction(text, element) : this.#readOffset(text, element);
  }

  /** Two characters; Go's own number reader accepts a sign as the first. */
  #readShortYear(text: string): Reading {
    return readPattern(text, /^(?:[0-9]{2}|[+-][0-9])/, (digits) => {
      const year = Number(digits);
      this.#year = year >= 69 ? year + 1900 : year + 2000;
    });
  }

  #readYearDay(text: string, pattern: RegExp): Reading {
    return readPattern(text, pattern, (digits) => {
      this.#yearDay = Number(digits);
    });
  }

  #readHour(text: string, isFixed: boolean, largest: number): Reading {
    return readNumber(text, isFixed, (hour) => {
      this.#hour = hour;
      return hour > largest ? 'hour' : undefined;
    });
  }

  /** A fraction in the text is taken even where the layout has none. */
  #readSecond(text: string, isFixed: boolean, nextElement: string): Reading {
    const reading = readNumber(text, isFixed, (second) => {
      this.#second = second;
      return second > 59 ? 'second' : undefined;
    });
    if (!reading || reading.outOfRange || isFraction(nextElement)) return reading;
    const fraction = /^[.,][0-9]+/.exec(reading.rest)?.[0];
    return fraction === undefined ? reading : this.#takeFraction(fraction, reading.rest);
  }

  #readFraction(text: string, element: string): Reading {
    if (element.charAt(1) === '9') {
      const fraction = /^[.,][0-9]+/.exec(text)?.[0];
      return fraction === undefined ? { rest: text } : this.#takeFraction(fraction, text);
    }
    const fraction = text.slice(0, element.length);
    // The number may have a sign, and a sign may have no digits.
    const isNumber = /^[.,][+-]?[0-9]*$/.test(fraction.slice(0, 10));
    return fraction.length === element.length && isNumber ? this.#takeFraction(fraction, text) : undefined;
  }

  #takeFraction(fraction: string, text: string): Reading {
    const digits = fraction.slice(1, 10);
    const value = /[0-9]/.test(digits) ? Number(digits) : 0;
    const isNegative = value < 0;
    this.#nanosecond = value * 10 ** (9 - digits.length);
    return { rest: text.slice(fraction.length), outOfRange: isNegative ? 'fractional second' : undefined };
  }

  #readHalf(text: string, pattern: RegExp): Reading {
    return readPattern(text, pattern, (half) => {
      this.#half = half.toLowerCase() === 'pm' ? 'pm' : 'am';
    });
  }

  #readZoneName(text: string): Reading {
    if (text.startsWith('UTC')) {
      this.#isUtc = true;
      return { rest: text.slice(3) };
    }
    const length = zoneNameLength(text);
    if (length === undefined) return undefined;
    this.#zoneName = text.slice(0, length);
    return { rest: text.slice(length) };
  }

  /** An offset in the shape of the element, such as `-07:00`; where that starts with `Z`, a Z means UTC. */
  #readOffset(text: string, element: string): Reading {
    if (element.startsWith('Z') && text.startsWith('Z')) {
      this.#isUtc = true;
      return { rest: text.slice(1) };
    }
    if (text.length < element.length) return undefined;
    const parts: string[] = [];
    for (let index = 1; index < element.length; index += 2) {
      if (element[index] === ':' && text[index++] !== ':') return undefined;
      parts.push(text.slice(index, index + 2));
    }
    const rest = text.slice(element.length);
    for (const [index, part] of parts.entries()) {
      if (!/^[0-9]{2}$/.test(part)) return undefined;
      const limit = offsetLimits[index];
      if (limit && Number(part) > limit.largest) return { rest, outOfRange: limit.name };
    }
    if (!/^[+-]/.test(text)) return undefined;
    const [hours = 0, minutes = 0, seconds = 0] = parts.map(Number);
    const magnitude = (hours * 60 + minutes) * 60 + seconds;
    this.#offset = text.startsWith('-') ? -magnitude : magnitude;
    return { rest };
  }

  /** Fills month and day; returns what is wrong with the date. */
  #completeDate(): string | undefined {
    if (this.#half === 'pm' && this.#hour < 12) this.#hour += 12;
    if (this.#half === 'am' && this.#hour === 12) this.#hour = 0;
    if (this.#yearDay !== undefined) {
      const fault = this.#completeFromYearDay(this.#yearDay);
      if (fault !== undefined) return fault;
    }
    this.#month ??= 1;
    this.#day ??= 1;
    const isInMonth = this.#day >= 1 && this.#day <= daysInMonth(this.#year, this.#month);
    return isInMonth ? undefined : 'day out of range';
  }

  #completeFromYearDay(yearDay: number): string | undefined {
    if (yearDay < 1 || yearDay > (isLeapYear(this.#year) ? 366 : 365)) return 'day-of-year out of range';
    const { month, day } = civilFromDays(daysFromCivil(this.#year, 1, yearDay));
    if (this.#month !== undefined && this.#month !== month) return 'day-of-year does not match month';
    if (this.#day !== undefined && this.#day !== day) return 'day-of-year does not match day';
    this.#month = month;
    this.#day = day;
    return undefined;
  }

  #time(): GoTime {
    const days = daysFromCivil(this.#year, this.#month ?? 1, this.#day ?? 1);
    const local = days * secondsPerDay + this.#hour * 3600 + this.#minute * 60 + this.#second;
    const at = (seconds: number, location: GoLocation) => new GoTime(BigInt(seconds), this.#nanosecond, location);
    if (this.#isUtc) return at(local, utc);
    if (this.#offset !== undefined) return this.#timeWithOffset(local - this.#offset, this.#offset);
    if (this.#zoneName !== '') {
      const zone = this.#local();
      const offset = offsetOfName(zone, this.#zoneName, local);
      if (offset !== undefined) return at(local - offset, zone);
      // A name that the zone does not know: the clock is taken as UTC, and the name only printed.
      const hours = this.#zoneName.startsWith('GMT') ? Number(this.#zoneName.slice(3)) : 0;
      return at(local, new GoLocation(this.#zoneName, hours * 3600));
    }
    return at(instantOfLocal(this.#defaultLocation, local), this.#defaultLocation);
  }

  /** The local zone where it has that offset at that time, else a zone made up for it. */
  #timeWithOffset(seconds: number, offset: number): GoTime {
    const local = this.#local();
    const isNameLocal = () => this.#zoneName === '' || zoneAt(local, seconds).abbreviation === this.#zoneName;
    const isLocal = offsetAt(local, seconds) === offset && isNameLocal();
    const location = isLocal ? local : new GoLocation(this.#zoneName, offset);
    return new GoTime(BigInt(seconds), this.#nanosecond, location);
  }
}

/** People write offsets of 24 hours and 60 minutes, so Go accepts them. */
const offsetLimits = [
  { name: 'time zone offset hour', largest: 24 },
  { name: 'time zone offset minute', largest: 60 },
  { name: 'time zone offset second', largest: 60 },
] as const;
