/**
 * How many bytes at the start of a text look like the abbreviation of a time zone, as package time sees it
 * (parseTimeZone): `ChST`, `MeST`, `GMT+3`, `+07`, three capitals, or four and five that end in T. Undefined for none.
 */
export function zoneNameLength(text: string): number | undefined {
  if (text.length < 3) return undefined;
  if (/^(?:ChST|MeST)/.test(text)) return 4;
  if (text.startsWith('GMT')) return 3 + signedHourLength(text.slice(3));
  if (/^[+-]/.test(text)) return signedHourLength(text) || undefined;
  const capitals = /^[A-Z]{0,6}/.exec(text)?.[0] ?? '';
  switch (capitals.length) {
    case 3:
      return 3;
    case 4:
      return capitals.endsWith('T') || capitals === 'WITA' ? 4 : undefined;
    case 5:
      return capitals.endsWith('T') ? 5 : undefined;
    default:
      return undefined;
  }
}

/** A sign and a number up to 23; zero when there is none. */
function signedHourLength(text: string): number {
  const [whole = '', digits = ''] = /^[+-]([0-9]+)/.exec(text) ?? [];
  return digits !== '' && Number(digits) <= 23 ? whole.length : 0;
}
