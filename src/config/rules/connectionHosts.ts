import type { ConnectionHost } from '../values/connectionParts.ts';
import { hostAndPort, type ReadConnection, type UrlLayout } from '../values/connectionString.ts';
import type { Replacement, TextDiagnostic } from './rule.ts';

/** What is wrong with the hosts of a connection string and their ports. Tried with pgx 5.7 and 5.12 and lib/pq 1.10 and 1.12. */
export function hostProblems(
  text: string,
  read: ReadConnection,
  hosts: readonly ConnectionHost[],
): readonly TextDiagnostic[] {
  return [
    ...(read.layout ? hostOfUrl(text, read.layout) : []),
    // One that begins with a slash is the directory of a socket.
    ...(hosts.some(({ host }) => /^[^/@%][^/]*\//.test(host)) ? [hostProblem('warning', moreThanHost)] : []),
    ...severalHosts(text, read, hosts),
    ...ports(read, hosts),
    ...noHost(read, hosts),
  ];
}

export function hostProblem(severity: 'warning' | 'hint', message: string, replacement?: Replacement): TextDiagnostic {
  return { code: 'connection-string-host', severity, message, ...(replacement && { replacement }) };
}

function hostOfUrl(text: string, { hosts: at }: UrlLayout): readonly TextDiagnostic[] {
  const hosts = text.slice(at.start, at.end);
  const [before, after] = [text.slice(0, at.start), text.slice(at.end)];
  const [, socket, port] = /^(%2f[\w.%-]*)(?::(\d*))?$/i.exec(hosts) ?? [];
  if (socket !== undefined) {
    const query = `host=${socket.replace(/%2f/gi, '/')}${port ? `&port=${port}` : ''}`;
    const message =
      'The directory of a socket is written as the host, which lib/pq, and pgx before 5.11, refuse. Write it as ?host=/directory.';
    const value = `${before}${after}${after.includes('?') ? '&' : '?'}${query}`;
    return [hostProblem('warning', message, { title: 'Write it as ?host=', value })];
  }
  if (!/^\[[^\]]*\]:?$/.test(hosts)) return [];
  const zone = hosts.includes('%') ? ', and pgx before 5.11 refuses an address with a zone' : '';
  const message = `Without a port, lib/pq takes the brackets for a part of the host${zone}. Write the port.`;
  const value = `${before}${hosts.replace(/:?$/, ':5432')}${after}`;
  return [hostProblem('warning', message, { title: 'Add :5432', value })];
}

/** Said of a host with a scheme before it, or with a network or path behind it. */
export const moreThanHost =
  'A host is a name or an address alone. The libraries would look for one of this whole name, or of the scheme before it.';

/** Said of a comma at either end of a list of hosts. */
export const emptyHost =
  'There is a comma without a host beside it. The libraries refuse it, or try a socket on the same machine as well. Remove the comma.';

const oneName = 'lib/pq before 1.11 takes a list of hosts for one name.';

/** Only pgx since 5.11 reads every list of hosts in a URL, and lib/pq none before 1.11. */
function severalHosts(
  text: string,
  { layout }: ReadConnection,
  hosts: readonly ConnectionHost[],
): readonly TextDiagnostic[] {
  const list = layout && text.slice(layout.hosts.start, layout.hosts.end);
  if (list !== undefined && /^,.*[^,]|,$/.test(list)) return [hostProblem('warning', emptyHost)];
  if (!layout || !list?.includes(',')) {
    const isList = hosts.length > 1 && hosts.every(({ host }) => host !== '' && hostAndPort(host).port === undefined);
    return isList ? [hostProblem('hint', oneName)] : [];
  }
  const own = list.split(',').filter((host) => /:\d+$/.test(host));
  const isUneven = own.length > 0 && own.length < list.split(',').length;
  const replacement = { title: 'Write it as ?host=', value: withHostsInQuery(text, layout, hosts) };
  if (isUneven || /[[%]|:(?:,|$)/.test(list)) {
    const message =
      'lib/pq, and pgx before 5.11, refuse this list of hosts, or use one port for all. Write ?host=a,b&port=1,2.';
    return [hostProblem('warning', message, replacement)];
  }
  if (own.length > 0) {
    const message =
      'lib/pq takes the ports in a list of hosts for a part of the names. It reads ?host=a,b&port=1,2 since 1.11.';
    return [hostProblem('hint', message, replacement)];
  }
  return [hostProblem('hint', oneName)];
}

function withHostsInQuery(text: string, { hosts: at }: UrlLayout, hosts: readonly ConnectionHost[]): string {
  const names = hosts.map(({ host }) => host.replace(/%2f/gi, '/')).join(',');
  const hasPorts = hosts.some(({ port }) => port !== '');
  const query = `host=${names}${hasPorts ? `&port=${hosts.map(({ port }) => port || '5432').join(',')}` : ''}`;
  const after = text.slice(at.end);
  return `${text.slice(0, at.start)}${after}${after.includes('?') ? '&' : '?'}${query}`;
}

/** One port for all hosts, or one for each. */
function ports({ parts, layout }: ReadConnection, hosts: readonly ConnectionHost[]): readonly TextDiagnostic[] {
  const given = parts.filter(({ name }) => name === 'port');
  const isNumber = (port: string) => port === '' || (/^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= 65535);
  if (![...given.flatMap(({ value }) => value.split(',')), ...hosts.map(({ port }) => port)].every(isNumber)) {
    return [{ code: 'connection-string-port', severity: 'error', message: 'A port is not valid (1–65535).' }];
  }
  const last = given.at(-1);
  // The sign alone after the host of a URL is the default for all libraries.
  const isNamed = last && last.written.start > (layout?.hosts.end ?? -1);
  const list = last?.value.split(',') ?? [];
  if (isNamed && list.includes('')) {
    const message =
      'A port is empty, which the libraries refuse or read differently. Write its number, or leave out port.';
    return [{ code: 'connection-string-port', severity: 'warning', message }];
  }
  if (list.length <= 1 || list.length === hosts.length) return [];
  return [
    {
      code: 'connection-string-port',
      severity: 'warning',
      message: `There are ${list.length} ports for ${hosts.length === 1 ? 'one host' : `${hosts.length} hosts`}. Give one port for all, or one for each host.`,
    },
  ];
}

function noHost({ parts }: ReadConnection, hosts: readonly ConnectionHost[]): readonly TextDiagnostic[] {
  const isService = parts.some(({ name, value }) => name === 'service' && value !== '');
  if (isService || hosts.some(({ host }) => host !== '')) return [];
  return [
    {
      code: 'connection-string-no-host',
      severity: 'hint',
      message: 'No host. PostgreSQL libraries then use the variable PGHOST, or a socket on the same machine.',
    },
  ];
}
