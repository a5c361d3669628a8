export const months: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** `2026-11-23T20:14:05Z` as "23 Nov 2026, 20:14 UTC"; empty for a text in another format. */
export function momentInWords(at: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(at) ?? [];
  return time ? `${Number(day)} ${months[Number(month) - 1] ?? month} ${year}, ${time} UTC` : '';
}
