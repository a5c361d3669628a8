/** True for what Go's netip.ParseAddr accepts as an IPv6 address: groups, `::`, an IPv4 tail, and a zone after `%`. */
export function isIPv6Literal(text: string): boolean {
  const [address = '', ...zone] = text.split('%');
  if (zone.length > 0 && zone.join('%') === '') return false;
  if (/:::|::.*::/.test(address)) return false;
  const [head = '', tail] = address.split('::');
  const counts = [groupCount(head, tail === undefined), tail === undefined ? 0 : groupCount(tail, true)];
  if (counts.some((count) => count === undefined)) return false;
  const total = (counts[0] ?? 0) + (counts[1] ?? 0);
  return tail === undefined ? total === 8 : total < 8;
}

/** How many groups of 16 bits; undefined if one is malformed. An IPv4 address counts two and has to be the end. */
function groupCount(text: string, mayEndInIPv4: boolean): number | undefined {
  if (text === '') return 0;
  const groups = text.split(':');
  const last = groups.at(-1) ?? '';
  const hasIPv4 = mayEndInIPv4 && isIPv4(last);
  const plain = hasIPv4 ? groups.slice(0, -1) : groups;
  if (!plain.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group))) return undefined;
  return plain.length + (hasIPv4 ? 2 : 0);
}

/** Four numbers up to 255 without leading zeros. */
function isIPv4(text: string): boolean {
  const parts = text.split('.');
  return parts.length === 4 && parts.every((part) => /^(0|[1-9][0-9]{0,2})$/.test(part) && Number(part) <= 255);
}
