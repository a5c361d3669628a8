/** `latest`, or a version such as `3.42.0`. */
export type ServerVersion = string;

interface ParsedVersion {
  readonly numbers: readonly [major: number, minor: number, patch: number];
  readonly isPreRelease: boolean;
}

/** `["v"] major ["." minor ["." patch]] ["-" pre-release] ["+" build]`; missing numbers count as 0. */
const pattern = /^v?(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?(?:-([0-9a-z.-]+))?(?:\+[0-9a-z.-]+)?$/i;

/** True for a version that can be compared, unlike `latest`. */
export function isServerVersion(text: string): boolean {
  return pattern.test(text.trim());
}

/**
 * Negative when `a` is older than `b`, positive when newer, else 0. Pre-releases of a version are older than it, and count as one.
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
  return Number(right.isPreRelease) - Number(left.isPreRelease);
}

function parse(text: string): ParsedVersion | undefined {
  const match = pattern.exec(text.trim());
  if (!match) return undefined;
  const [, major, minor = '0', patch = '0', preRelease] = match;
  return { numbers: [Number(major), Number(minor), Number(patch)], isPreRelease: preRelease !== undefined };
}
