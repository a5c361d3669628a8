import { checkCertificateDirectories, checkCertificateFile } from './certificates.ts';
import type { ValueCheck } from './check.ts';
import { checkGarbageCollection, checkMemoryLimit } from './goRuntime.ts';
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

/** An environment variable that the server knows besides `SERVICE_CONFIG_HJSON` (option-reference, Environment variables). */
export interface VariableDefinition {
  readonly name: EnvironmentName;
  readonly title: string;
  readonly help: string;
  /** What people call it when they search for it. */
  readonly keywords: string;
  readonly placeholder: string;
  readonly check: ValueCheck;
}

/** One entry a variable: its facts and its check, in the order in which they are shown. */
export const environmentVariables: readonly VariableDefinition[] = [
  {
    name: 'HTTP_PROXY',
    title: 'HTTP proxy',
    help: 'Proxy for outgoing http:// requests. Go bypasses it for localhost.',
    keywords: 'firewall outgoing',
    placeholder: 'http://proxy.example.com:3128',
    check: checkProxy,
  },
  {
    name: 'HTTPS_PROXY',
    title: 'HTTPS proxy',
    help: 'Proxy for outgoing https:// requests. Its own address often begins with http://.',
    keywords: 'firewall outgoing tls ssl',
    placeholder: 'http://proxy.example.com:3128',
    check: checkProxy,
  },
  {
    name: 'NO_PROXY',
    title: 'Proxy exceptions',
    help: 'Comma-separated hosts, IPs and CIDR blocks that bypass the proxy. In Go, example.com covers its subdomains, .example.com only those, * all hosts.',
    keywords: 'bypass firewall',
    placeholder: 'localhost,.example.com,10.0.0.0/8',
    check: checkNoProxy,
  },
  {
    name: 'GOGC',
    title: 'Garbage collection',
    help: 'Heap growth in % before Go collects garbage. Go uses 100 when it is not set; "off" disables it.',
    keywords: 'memory gc',
    placeholder: '100',
    check: checkGarbageCollection,
  },
  {
    name: 'GOMEMLIMIT',
    title: 'Memory limit',
    help: 'Soft memory limit of the Go runtime, in bytes, KiB, MiB, GiB or TiB; "off" for none. Go programs do not start with anything else.',
    keywords: 'ram gc',
    placeholder: '512MiB',
    check: checkMemoryLimit,
  },
  {
    name: 'SSL_CERT_DIR',
    title: 'Certificate directories',
    help: 'Colon-separated directories searched for certificates; in Go, instead of those of the system. Linux only.',
    keywords: 'tls ca trust',
    placeholder: '/etc/ssl/certs',
    check: checkCertificateDirectories,
  },
  {
    name: 'SSL_CERT_FILE',
    title: 'Certificate file',
    help: 'File searched for certificates; in Go, instead of that of the system. Linux only.',
    keywords: 'tls ca trust',
    placeholder: '/etc/ssl/certs/ca-certificates.crt',
    check: checkCertificateFile,
  },
];
