import type { SizedIntType } from '../value.ts';

const smallest = -(2n ** 63n);

/** The value of a Go `int`, which wraps at 64 bits. */
export function wrapInt(value: bigint): bigint {
  return BigInt.asIntN(64, value);
}

/** Go's `int(x)` of a float64 on amd64: towards zero; NaN and values out of range become the smallest int. */
export function intFromFloat(value: number): bigint {
  if (!(value >= -(2 ** 63) && value < 2 ** 63)) return smallest;
  return BigInt(Math.trunc(value));
}

const widths: Readonly<Record<SizedIntType, readonly [bits: number, isSigned: boolean]>> = {
  int8: [8, true],
  int16: [16, true],
  int32: [32, true],
  int64: [64, true],
  uint: [64, false],
  uint8: [8, false],
  uint16: [16, false],
  uint32: [32, false],
  uint64: [64, false],
};

/** The value wrapped to an integer type. */
export function wrapSized(type: SizedIntType, value: bigint): bigint {
  const [bits, isSigned] = widths[type];
  return isSigned ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
}
