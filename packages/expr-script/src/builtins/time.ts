import { parseDuration } from '../go/duration.ts';
import { relocate } from '../go/timeArithmetic.ts';
import { rfc3339 } from '../go/timeFormat.ts';
import { type ParsedTime, parseTime, parseTimeIn } from '../go/timeParse.ts';
import { loadLocation } from '../go/zone.ts';
import { GoPanic } from '../thrown.ts';
import { durationType, errorType, functionType, type GoType, locationType, stringType, timeType } from '../types.ts';
import { type ExprValue, fromByteString, GoDuration, GoLocation, type GoTime } from '../value.ts';
import { stringArgument } from './arguments.ts';
import type { Builtin, CallContext } from './builtin.ts';
import { overloads, validated } from './rules.ts';

/** The layouts that `date` tries when it is given none: RFC 3339, 822, 850 and 1123 among them. */
const dateLayouts = [
  '2006-01-02',
  '15:04:05',
  '2006-01-02 15:04:05',
  rfc3339,
  '02 Jan 06 15:04 MST',
  'Monday, 02-Jan-06 15:04:05 MST',
  'Mon, 02 Jan 2006 15:04:05 MST',
] as const;

export const timeBuiltins: readonly Builtin[] = [
  {
    name: 'now',
    documentation: 'The time of the server’s clock.',
    signatures: ['now(): time', 'now(zone: timezone): time'],
    rule: validated((args) => {
      const isZone = args.length === 1 && args[0]?.name === locationType.name;
      if (args.length === 0 || isZone) return timeType;
      return { message: `invalid number of arguments (expected 0, got ${args.length})` };
    }),
    dereferences: () => false,
    call: now,
  },
  {
    name: 'duration',
    documentation: 'A duration from a text such as 1h30m or 500ms.',
    signatures: ['duration(text: string): duration'],
    rule: overloads(functionType([stringType], [durationType, errorType])),
    call: ([text]) => {
      const parsed = parseDuration(stringArgument(text));
      if ('message' in parsed) throw new GoPanic(parsed.message);
      return new GoDuration(parsed.nanoseconds);
    },
  },
  {
    name: 'date',
    documentation: 'A time from a text, in one of the usual layouts or in a given one.',
    signatures: [
      'date(text: string, layout?: string, zone?: string): time',
      'date(zone: timezone, text: string, layout?: string): time',
    ],
    // Reading a time asks the browser about its zone: some hundred times the cost of a step.
    steps: 500,
    rule: validated((args) => {
      if (args.length < 1) return { message: 'invalid number of arguments (expected at least 1, got 0)' };
      const rest = isLocationType(args[0]) ? args.length - 1 : args.length;
      return rest > 3 ? { message: `invalid number of arguments (expected at most 3, got ${rest})` } : timeType;
    }),
    dereferences: (argument) => !isLocationType(argument),
    call: date,
  },
  {
    name: 'timezone',
    documentation: 'A time zone by its name, such as Europe/Berlin.',
    signatures: ['timezone(name: string): timezone'],
    rule: overloads(functionType([stringType], [locationType, errorType])),
    call: ([name], context) => zoneNamed(stringArgument(name), context),
  },
];

function isLocationType(type: GoType | undefined): boolean {
  return type?.name === locationType.name;
}

function now([zone]: readonly ExprValue[], context: CallContext): GoTime {
  if (zone === undefined) return context.now();
  if (zone instanceof GoLocation) return relocate(context.now(), zone);
  throw new GoPanic('invalid number of arguments (expected 0, got 1)');
}

function zoneNamed(name: string, context: CallContext): GoLocation {
  if (name === 'Local') return context.serverZone();
  const loaded = loadLocation(name);
  if ('message' in loaded) throw new GoPanic(fromByteString(loaded.message));
  return loaded.location;
}

function date(args: readonly ExprValue[], context: CallContext): GoTime {
  const zone = args[0] instanceof GoLocation ? args[0] : undefined;
  const [text, layout, zoneName] = zone ? args.slice(1) : args;
  if (text === undefined) throw new GoPanic('runtime error: index out of range [0] with length 0');
  const source = stringArgument(text);
  if (layout === undefined) return guessedDate(source, zone, context);
  const pattern = stringArgument(layout);
  const location = zoneName === undefined ? zone : zoneNamed(stringArgument(zoneName), context);
  const parsed = parseIn(pattern, source, location, context);
  if ('message' in parsed) throw new GoPanic(parsed.message);
  return parsed.time;
}

function guessedDate(text: string, zone: GoLocation | undefined, context: CallContext): GoTime {
  for (const layout of dateLayouts) {
    const parsed = parseIn(layout, text, zone, context);
    if ('time' in parsed) return parsed.time;
  }
  throw new GoPanic(`invalid date ${fromByteString(text)}`);
}

function parseIn(layout: string, text: string, zone: GoLocation | undefined, context: CallContext): ParsedTime {
  return zone ? parseTimeIn(layout, text, zone) : parseTime(layout, text, context.serverZone);
}
