import { isUrl } from 'source-text';
import { type Address, parseAddress, parseBlock, sameAddress } from './goAddress.ts';

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
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const address = parseAddress(host);
  if (proxy.trim() === '' || host === 'localhost' || (address && isLoopback(address))) return undefined;
  const exceptions = settings.noProxy.split(',').flatMap((entry) => readException(entry.trim()) ?? []);
  return exceptions.some((isListed) => isListed({ host, port, address })) ? undefined : proxy.trim();
}

function isLoopback({ size, value }: Address): boolean {
  return size === 32 ? value >> 24n === 127n : value === 1n;
}

interface Destination {
  readonly host: string;
  readonly port: string;
  /** Undefined for a name. */
  readonly address: Address | undefined;
}

/**
 * Whether a destination is one of those that an entry of NO_PROXY lists, as golang.org/x/net/http/httpproxy reads it; undefined if no
 * request to a host name or an address matches the entry.
 */
export function readException(entry: string): ((destination: Destination) => boolean) | undefined {
  if (entry === '*') return () => true;
  const block = parseBlock(entry);
  if (block) return ({ address }) => address !== undefined && block.holds(address);
  const [, bracketed, plain, listed = ''] = /^(?:\[([^[\]]*)\]|([^:[\]]*)):([^:[\]]*)$/.exec(entry) ?? [];
  if (listed !== '' && (!/^[1-9]\d{0,4}$/.test(listed) || Number(listed) > 65535)) return undefined;
  const isPort = (port: string) => listed === '' || listed === port;
  const name = (bracketed ?? plain ?? entry).toLowerCase();
  const own = parseAddress(name);
  if (own) return ({ port, address }) => isPort(port) && address !== undefined && sameAddress(own, address);
  const domain = asciiDomain(name.replace(/^\*(?=\.)/, ''));
  if (!/^\.?[\w-]+(?:\.[\w-]+)*$/.test(domain)) return undefined;
  // With a dot in front, it is for the subdomains alone.
  const below = domain.startsWith('.') ? domain : `.${domain}`;
  return ({ host, port, address }) => isPort(port) && !address && (host === domain || host.endsWith(below));
}

/** Go writes a name with other letters as the URL of a request has it, too. */
function asciiDomain(domain: string): string {
  if (/^[\0-\x7f]*$/.test(domain)) return domain;
  const name = domain.replace(/^\./, '');
  const url = `http://${name}/`;
  return isUrl(url) ? domain.slice(0, domain.length - name.length) + new URL(url).hostname : domain;
}
