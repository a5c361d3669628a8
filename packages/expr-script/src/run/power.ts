import { Unsupported } from '../thrown.ts';

/**
 * Go's math.Pow, whose last bits differ from those of JavaScript: repeated squaring of the fraction, the exponent kept
 * apart. Throws `Unsupported` for fractional exponents but one half: there Go takes a logarithm in assembly.
 */
export function goPower(base: number, exponent: number): number {
  const special = specialPower(base, exponent);
  if (special !== undefined) return special;
  const magnitude = Math.abs(exponent);
  if (!Number.isInteger(magnitude)) {
    if (base < 0) return Number.NaN;
    throw new Unsupported('fractionalPower');
  }
  if (magnitude >= 2 ** 63) {
    if (base === -1) return 1;
    return Math.abs(base) < 1 === exponent > 0 ? 0 : Number.POSITIVE_INFINITY;
  }
  let { fraction, power } = splitFloat(base);
  let result = 1;
  let resultPower = 0;
  for (let bits = BigInt(magnitude); bits !== 0n; bits >>= 1n) {
    if (power < -4096 || power > 4096) {
      // Far out of range already: no later factor brings it back.
      resultPower += power;
      break;
    }
    if (bits & 1n) {
      result *= fraction;
      resultPower += power;
    }
    fraction *= fraction;
    power *= 2;
    if (fraction < 0.5) {
      fraction += fraction;
      power--;
    }
  }
  return exponent < 0 ? joinFloat(1 / result, -resultPower) : joinFloat(result, resultPower);
}

function specialPower(base: number, exponent: number): number | undefined {
  if (exponent === 0 || base === 1) return 1;
  if (exponent === 1) return base;
  if (Number.isNaN(base) || Number.isNaN(exponent)) return Number.NaN;
  // JavaScript and Go agree on zeros and infinities, except for ±1 to an infinite power.
  if (base === -1 && !Number.isFinite(exponent)) return 1;
  if (base === 0 || !Number.isFinite(base) || !Number.isFinite(exponent)) return base ** exponent;
  if (exponent === 0.5) return Math.sqrt(base);
  if (exponent === -0.5) return 1 / Math.sqrt(base);
  return undefined;
}

/** `value = fraction * 2^power`, the fraction's magnitude at least one half and below one. */
function splitFloat(value: number): { fraction: number; power: number } {
  let scaled = value;
  let power = 0;
  if (Math.abs(value) < 2 ** -1022) {
    scaled *= 2 ** 52;
    power = -52;
  }
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, scaled);
  const high = view.getUint32(0);
  power += ((high >>> 20) & 0x7ff) - 1022;
  view.setUint32(0, ((high & ~(0x7ff << 20)) | (1022 << 20)) >>> 0);
  return { fraction: view.getFloat64(0), power };
}

/** `fraction * 2^power`, rounded once. */
function joinFloat(fraction: number, power: number): number {
  const { fraction: normal, power: extra } = splitFloat(fraction);
  const total = power + extra;
  if (fraction === 0 || !Number.isFinite(fraction)) return fraction;
  if (total > 1024) return fraction < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (total < -1075) return fraction < 0 ? -0 : 0;
  // Two exact steps and a last one that rounds: 2^1024 and 2^-1075 are no floats.
  if (total > 0) return normal * 2 * 2 ** (total - 1);
  return total >= -1021 ? normal * 2 ** total : normal * 2 ** -1000 * 2 ** (total + 1000);
}
