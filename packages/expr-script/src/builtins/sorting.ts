import { sortValues } from '../go/sort.ts';
import { GoPanic } from '../thrown.ts';
import { anySliceType, floatSliceType, intSliceType, stringSliceType, stringType } from '../types.ts';
import { type ExprValue, fromByteString, GoSlice, goTypeName } from '../value.ts';
import type { Builtin } from './builtin.ts';
import { overload, overloads } from './rules.ts';

const sortableElements: readonly string[] = ['interface {}', 'int', 'float64', 'string'];

export const sortingBuiltins: readonly Builtin[] = [
  {
    name: 'sort',
    documentation: 'The elements in order, from the largest with `desc`.',
    signatures: ['sort(array: array, order?: "asc" | "desc"): array'],
    rule: overloads(
      ...[anySliceType, intSliceType, floatSliceType, stringSliceType].map((type) =>
        overload([type, stringType], anySliceType),
      ),
      ...[anySliceType, floatSliceType, stringSliceType, intSliceType].map((type) => overload([type], anySliceType)),
    ),
    call: ([array = null, order], context) => {
      const isDescending = order !== undefined && isDescendingOrder(order);
      // Go treats anything else as a nil slice.
      const isSortable = array instanceof GoSlice && !array.isArray && sortableElements.includes(array.elementType);
      if (!isSortable) return new GoSlice('interface {}', [], true);
      const less = (left: ExprValue, right: ExprValue) => {
        context.step(1);
        return context.less(left, right);
      };
      const sorted = sortValues(array.items, array.items, isDescending, { less, scatter: context.scatter });
      context.growMemory(sorted.length);
      return new GoSlice('interface {}', sorted);
    },
  },
];

function isDescendingOrder(order: ExprValue): boolean {
  if (typeof order !== 'string') {
    throw new GoPanic(`sort order argument must be a string (got ${goTypeName(order)})`);
  }
  if (order !== 'asc' && order !== 'desc') {
    throw new GoPanic(`invalid order ${fromByteString(order)}, expected asc or desc`);
  }
  return order === 'desc';
}
