import { checkCertificateDirectories, checkCertificateFile } from './certificates.ts';
import type { ValueCheck } from './check.ts';
import { checkGarbageCollection } from './garbageCollection.ts';
import { checkMemoryLimit } from './memoryLimit.ts';
import { checkNoProxy } from './noProxy.ts';
import { checkProxy } from './proxy.ts';

export type EnvironmentName =
  | 'HTTP_PROXY'
  | 'HTTPS_PROXY'
  | 'NO_PROXY'
  | 'GOGC'
  | 'GOMEMLIMIT'
  | 'SSL_CERT_DIR'
  | 'SSL_CERT_FILE';

/** An environment variable that the server knows beside `SERVICE_CONFIG_HJSON` (seed, Environment variables). */
export interface EnvironmentFacts {
  readonly name: EnvironmentName;
  readonly title: string;
  readonly help: string;
  readonly placeholder: string;
  /** True where the value may carry a password. */
  readonly secret: boolean;
  readonly linuxOnly: boolean;
}

export interface EnvironmentEntry extends EnvironmentFacts {
  readonly check: ValueCheck;
}

/** One entry a variable: its facts and its check. */
export const environmentEntries: readonly EnvironmentEntry[] = [
  {
    name: 'HTTP_PROXY',
    title: 'Proxy for http',
    help: 'Proxy for outgoing requests to http:// addresses. Requests to this machine itself never use it.',
    placeholder: 'http://proxy.example.com:3128',
    secret: true,
    linuxOnly: false,
    check: checkProxy,
  },
  {
    name: 'HTTPS_PROXY',
    title: 'Proxy for https',
    help: 'Proxy for outgoing requests to https:// addresses. Its own address often begins with http:// all the same.',
    placeholder: 'http://proxy.example.com:3128',
    secret: true,
    linuxOnly: false,
    check: checkProxy,
  },
  {
    name: 'NO_PROXY',
    title: 'Without proxy',
    help: 'Hosts that are reached without a proxy, with commas between them. example.com covers its subdomains, .example.com only those; addresses, blocks such as 10.0.0.0/8 and ports may be given, and * means all.',
    placeholder: 'localhost,.example.com,10.0.0.0/8',
    secret: false,
    linuxOnly: false,
    check: checkNoProxy,
  },
  {
    name: 'GOGC',
    title: 'Garbage collection',
    help: 'How much the memory may grow, in per cent, before Go collects garbage: 100 when it is not set, off for never.',
    placeholder: '100',
    secret: false,
    linuxOnly: false,
    check: checkGarbageCollection,
  },
  {
    name: 'GOMEMLIMIT',
    title: 'Memory limit',
    help: 'Memory that Go tries to stay below, in bytes or with a unit of B, KiB, MiB, GiB or TiB; off for no limit. The server does not start with a value of another form.',
    placeholder: '512MiB',
    secret: false,
    linuxOnly: false,
    check: checkMemoryLimit,
  },
  {
    name: 'SSL_CERT_DIR',
    title: 'Certificate directories',
    help: 'Directories with trusted certificates for SSL connections, with colons between them, in place of those of the system. Linux only.',
    placeholder: '/etc/ssl/certs',
    secret: false,
    linuxOnly: true,
    check: checkCertificateDirectories,
  },
  {
    name: 'SSL_CERT_FILE',
    title: 'Certificate file',
    help: 'File with trusted certificates for SSL connections, in place of the one of the system. Linux only.',
    placeholder: '/etc/ssl/certs/ca-certificates.crt',
    secret: false,
    linuxOnly: true,
    check: checkCertificateFile,
  },
];

/** The variables in the order in which they are shown. */
export const environmentVariables: readonly EnvironmentFacts[] = environmentEntries;

/** Where the server reads its configuration from, for wherever that matters (seed, What the service does). */
export const configurationSource = {
  variable: 'SERVICE_CONFIG_HJSON',
  file: '/app/config/config.json',
  precedence:
    'When SERVICE_CONFIG_HJSON is set, the server reads the configuration from it, and not from /app/config/config.json.',
} as const;
