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
  const entries = settings.noProxy.split(',').map((entry) => entry.trim().toLowerCase());
  return entries.some((entry) => matches(entry, { host, port, address })) ? undefined : proxy.trim();
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

/** Whether one entry of NO_PROXY matches, as golang.org/x/net/http/httpproxy reads it: `*`, an address, a block, or a domain, with or without a port. */
function matches(entry: string, { host, port, address }: Destination): boolean {
  if (entry === '*') return true;
  const block = parseBlock(entry);
  if (block) return address !== undefined && block.holds(address);
  const [, bracketed, plain, wanted = ''] = /^(?:\[([^[\]]*)\]|([^:[\]]*)):([^:[\]]*)$/.exec(entry) ?? [];
  const name = bracketed ?? plain ?? entry;
  if (name === '' || (wanted !== '' && wanted !== port)) return false;
  const exception = parseAddress(name);
  if (exception || address) return exception !== undefined && address !== undefined && sameAddress(exception, address);
  // `*.example.com` and `.example.com` are the subdomains alone.
  const domain = asciiDomain(name.replace(/^\*(?=\.)/, ''));
  return domain.startsWith('.') ? host.endsWith(domain) : host === domain || host.endsWith(`.${domain}`);
}

/** Go writes a name with other letters as the URL of a request has it, too. */
function asciiDomain(domain: string): string {
  if (/^[\0-\x7f]*$/.test(domain)) return domain;
  const name = domain.replace(/^\./, '');
  const url = `http://${name}/`;
  return URL.canParse(url) ? domain.slice(0, domain.length - name.length) + new URL(url).hostname : domain;
}
