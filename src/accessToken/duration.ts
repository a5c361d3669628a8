const units: readonly { readonly name: string; readonly seconds: number }[] = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3600 },
  { name: 'minute', seconds: 60 },
];

/** A length of time in the largest unit of which it has at least two, rounded: `59 minutes`. `seconds` is not negative. */
export function duration(seconds: number): string {
  const unit = units.find((candidate) => seconds >= 2 * candidate.seconds) ?? { name: 'second', seconds: 1 };
  const count = Math.round(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}
