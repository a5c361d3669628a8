const hostName = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]*)$/;
const address = /^[0-9A-Fa-f:.]+$/;

/** `host:port` as tools accept it, or the reason why there is none, with a minus sign in front. */
export function hostAndPort(host: string, port: string): string {
  const missing = [host, port].find((each) => each.startsWith('-'));
  if (missing) return missing;
  if (host.startsWith('/')) return '-socket';
  const bare = host.replace(/^\[|\]$/g, '');
  const isPort = /^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536;
  if (!isPort) return '-no-address';
  if (bare.includes(':') && address.test(bare)) return `[${bare}]:${port}`;
  return hostName.test(bare) ? `${bare}:${port}` : '-no-address';
}
