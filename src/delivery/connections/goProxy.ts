/** The proxy settings of an environment, as Go reads them. */
export interface ProxySettings {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/**
 * Through which proxy a Go program sends a request to this URL; undefined for none. As golang.org/x/net/http/httpproxy decides: never
 * for this computer itself, by the scheme of the request, and not for what `NO_PROXY` lists.
 */
export function goProxy(url: URL, settings: ProxySettings): string | undefined {
  const proxy = url.protocol === 'https:' ? settings.httpsProxy : url.protocol === 'http:' ? settings.httpProxy : '';
  const host = url.hostname
    .replace(/^\[|\]$/g, '')
    .toLowerCase()
    .replace(/\.$/, '');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (proxy.trim() === '' || isThisComputer(host)) return undefined;
  const entries = settings.noProxy.split(',').map((entry) => entry.trim().toLowerCase());
  return entries.some((entry) => matches(entry, host, port)) ? undefined : proxy.trim();
}

function isThisComputer(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/** `*`, an address, a block of addresses, or a domain; a port after it is a part of what has to match. */
function matches(entry: string, host: string, port: string): boolean {
  if (entry === '') return false;
  if (entry === '*') return true;
  if (entry.includes('/')) return isInBlock(host, entry);
  const [, name = entry, wanted] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
  if (wanted !== undefined && wanted !== port) return false;
  const bare = name.replace(/^\[|\]$/g, '');
  if (bare === '') return false;
  if (isAddress(host) || isAddress(bare)) return host === bare;
  // `*.example.com` and `.example.com` are the subdomains alone.
  const domain = bare.replace(/^\*(?=\.)/, '');
  return domain.startsWith('.') ? host.endsWith(domain) : host === domain || host.endsWith(`.${domain}`);
}

function isAddress(host: string): boolean {
  return host.includes(':') || /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host);
}

/** Blocks of IPv4; one of IPv6 is compared no further than its own text, which the table then says. */
function isInBlock(host: string, block: string): boolean {
  const [address = '', length = ''] = block.split('/');
  const bits = Number(length);
  const [a, b] = [toNumber(host), toNumber(address)];
  if (a === undefined || b === undefined || !/^\d{1,2}$/.test(length) || bits > 32) return false;
  const size = 2 ** (32 - bits);
  return Math.floor(a / size) === Math.floor(b / size);
}

function toNumber(address: string): number | undefined {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return undefined;
  const bytes = address.split('.').map(Number);
  return bytes.every((byte) => byte < 256) ? bytes.reduce((sum, byte) => sum * 256 + byte, 0) : undefined;
}
