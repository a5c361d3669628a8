import type { CallContext, Method } from '../builtins/builtin.ts';
import { methodOf } from '../registry.ts';
import { GoPanic } from '../thrown.ts';
import {
  anyTypeName,
  type ByteString,
  type ExprValue,
  fromByteString,
  GoDuration,
  GoFunction,
  GoMap,
  GoMonth,
  GoSlice,
  GoTime,
  type GoTypeName,
  GoWeekday,
  goTypeName,
  SizedInt,
  type SizedIntType,
  utc,
} from '../value.ts';

/** The method of a value as a separate function; undefined if the value has no method of that name. */
export function bindMethod(receiver: ExprValue, name: ByteString, context: CallContext): GoFunction | undefined {
  if (receiver === null) return undefined;
  const method = methodOf(goTypeName(receiver), fromByteString(name));
  if (!method) return undefined;
  return new GoFunction(method.type.name, (args) => method.call(receiver, adaptArguments(method, args), context));
}

/** What reflection does to the arguments of a call whose types were not known before. */
function adaptArguments(method: Method, args: readonly ExprValue[]): readonly ExprValue[] {
  const parameters = method.type.signature?.parameters ?? [];
  if (args.length !== parameters.length) {
    throw new GoPanic(`invalid number of arguments: expected ${parameters.length}, got ${args.length}`);
  }
  return parameters.map((parameter, index) => {
    const argument = args[index] ?? null;
    if (argument === null) return zeroOf(parameter.name);
    const type = goTypeName(argument);
    if (parameter.name === anyTypeName || parameter.name === type) return argument;
    throw new GoPanic(`reflect: Call using ${type} as type ${parameter.name}`);
  });
}

const zeros: Readonly<Record<string, ExprValue>> = { bool: false, int: 0n, float64: 0, string: '' };
/** Seconds from 1970 back to the year 1. */
const zeroSeconds = -62_135_596_800n;

/** The zero value of a type; nil for those that have no other. */
export function zeroOf(name: GoTypeName): ExprValue {
  if (name === 'time.Time') return new GoTime(zeroSeconds, 0, utc);
  if (name === 'time.Duration') return new GoDuration(0n);
  if (name === 'time.Month') return new GoMonth(0);
  if (name === 'time.Weekday') return new GoWeekday(0);
  if (name.startsWith('[]')) return new GoSlice(name.slice(2), [], true);
  if (name.startsWith('map[string]')) return new GoMap('string', name.slice('map[string]'.length));
  return /^(?:int[0-9]|uint)/.test(name) ? new SizedInt(name as SizedIntType, 0n) : (zeros[name] ?? null);
}
