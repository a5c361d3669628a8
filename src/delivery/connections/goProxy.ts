import { isUrl } from 'source-text';
import { type Address, type Block, parseAddress, parseBlock, sameAddress } from './goAddress.ts';

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
  return exceptions.some((exception) => matches(exception, { host, port, address })) ? undefined : proxy.trim();
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

/** What an entry of NO_PROXY excepts. */
type ProxyException =
  | { readonly kind: 'all' }
  | { readonly kind: 'block'; readonly block: Block }
  | { readonly kind: 'address'; readonly address: Address; readonly port: string }
  /** With a dot in front for the subdomains alone. An empty port is any. */
  | { readonly kind: 'domain'; readonly domain: string; readonly port: string };

/** An entry of NO_PROXY as golang.org/x/net/http/httpproxy reads it; undefined if no request to a host name or an address matches it. */
export function readException(entry: string): ProxyException | undefined {
  if (entry === '*') return { kind: 'all' };
  const block = parseBlock(entry);
  if (block) return { kind: 'block', block };
  const [, bracketed, plain, port = ''] = /^(?:\[([^[\]]*)\]|([^:[\]]*)):([^:[\]]*)$/.exec(entry) ?? [];
  const name = (bracketed ?? plain ?? entry).toLowerCase();
  if (port !== '' && (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65535)) return undefined;
  const address = parseAddress(name);
  if (address) return { kind: 'address', address, port };
  const domain = asciiDomain(name.replace(/^\*(?=\.)/, ''));
  return /^\.?[\w-]+(?:\.[\w-]+)*$/.test(domain) ? { kind: 'domain', domain, port } : undefined;
}

function matches(exception: ProxyException, { host, port, address }: Destination): boolean {
  if (exception.kind === 'all') return true;
  if (exception.kind === 'block') return address !== undefined && exception.block.holds(address);
  if (exception.port !== '' && exception.port !== port) return false;
  if (exception.kind === 'address') return address !== undefined && sameAddress(exception.address, address);
  if (address) return false;
  const { domain } = exception;
  return domain.startsWith('.') ? host.endsWith(domain) : host === domain || host.endsWith(`.${domain}`);
}

/** Go writes a name with other letters as the URL of a request has it, too. */
function asciiDomain(domain: string): string {
  if (/^[\0-\x7f]*$/.test(domain)) return domain;
  const name = domain.replace(/^\./, '');
  const url = `http://${name}/`;
  return isUrl(url) ? domain.slice(0, domain.length - name.length) + new URL(url).hostname : domain;
}
