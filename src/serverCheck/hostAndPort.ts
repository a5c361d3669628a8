import type { FoundText } from './foundText.ts';

const hostName = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]*)$/;
const address = /^[0-9A-Fa-f:.]+$/;

/** `host:port` as tools accept it, or the reason why there is none, with a minus sign in front. */
export function hostAndPort(host: FoundText, port: FoundText): string {
  if (!host.ok) return host.reason;
  if (!port.ok) return port.reason;
  if (host.text.startsWith('/')) return '-socket';
  const bare = host.text.replace(/^\[|\]$/g, '');
  const isPort = /^\d{1,5}$/.test(port.text) && Number(port.text) > 0 && Number(port.text) < 65_536;
  if (!isPort) return '-no-address';
  if (bare.includes(':') && address.test(bare)) return `[${bare}]:${port.text}`;
  return hostName.test(bare) ? `${bare}:${port.text}` : '-no-address';
}
