/** `latest`, or a version such as `3.42.0`. */
export type ServerVersion = string;

interface ParsedVersion {
  readonly numbers: readonly [major: number, minor: number, patch: number];
  /** Empty for a release. */
  readonly preRelease: readonly string[];
}

/** `["v"] major ["." minor ["." patch]] ["-" pre-release] ["+" build]`; missing numbers count as 0. */
const pattern = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9a-z.-]+))?(?:\+[0-9a-z.-]+)?$/i;

/** True for a version that can be compared, unlike `latest`. */
export function isServerVersion(text: string): boolean {
  return pattern.test(text.trim());
}

/**
 * Negative when `a` is older than `b`, positive when newer, else 0 (order of semver.org §11).
 * `latest`, and a text that is not a version, count as newer than every version.
 */
export function compareVersions(a: ServerVersion, b: ServerVersion): number {
  const left = parse(a);
  const right = parse(b);
  if (!left || !right) return (left ? 0 : 1) - (right ? 0 : 1);
  for (const [index, number] of left.numbers.entries()) {
    const difference = number - (right.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return comparePreReleases(left.preRelease, right.preRelease);
}

function parse(text: string): ParsedVersion | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const [, major, minor = '0', patch = '0', preRelease] = match;
  return {
    numbers: [Number(major), Number(minor), Number(patch)],
    preRelease: preRelease ? preRelease.split('.') : [],
  };
}

/** A release is newer than its pre-releases; numbers compare as numbers and come before words. */
function comparePreReleases(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return (a.length === 0 ? 1 : 0) - (b.length === 0 ? 1 : 0);
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const left = a[index];
    const right = b[index];
    if (left === undefined) return -1;
    if (right === undefined) return 1;
    if (left !== right) return comparePreReleaseParts(left, right);
  }
  return 0;
}

function comparePreReleaseParts(a: string, b: string): number {
  const isNumber = (part: string) => /^\d+$/.test(part);
  if (isNumber(a) && isNumber(b)) return Number(a) - Number(b);
  if (isNumber(a) !== isNumber(b)) return isNumber(a) ? -1 : 1;
  return a < b ? -1 : 1;
}
