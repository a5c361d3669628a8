import type { GoTypeName } from '../value.ts';
import type { Method, MethodTable } from './builtin.ts';
import { calendarMethods, durationMethods, locationMethods } from './durationMethods.ts';
import { timeMethods } from './timeMethods.ts';

/** The methods of time values, by the name of their type. A pointer's methods are those of its struct too. */
export const methods: MethodTable = new Map<GoTypeName, readonly Method[]>([
  ['time.Time', timeMethods],
  ['time.Duration', durationMethods],
  ['time.Month', calendarMethods],
  ['time.Weekday', calendarMethods],
  ['*time.Location', locationMethods],
]);
