import { type ConfigAnalysis, connectionHosts, partNamed } from '../config/index.ts';
import { isReference, mayHoldReferences } from '../references/index.ts';
import { certainConnection } from '../secrets/index.ts';

/**
 * A text of the configuration, or the reason why there is nothing to check, which a script has with a minus sign in front. Apart, since a
 * text may begin with one, too.
 */
export type FoundText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: `-${string}` };

export function found(text: string): FoundText {
  return { ok: true, text };
}

export function without(reason: `-${string}`): FoundText {
  return { ok: false, reason };
}

interface DatabasePlan {
  readonly host: FoundText;
  readonly port: FoundText;
  /** How many hosts the string names, or the reason why there is none, with a minus sign in front. */
  readonly hosts: string;
  /** A mode, or the reason why there is none, with a minus sign in front. */
  readonly tls: string;
  readonly root: FoundText;
}

const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Where the database is and how the connection is encrypted, according to the connection string. Of a list of hosts, the first. */
export function databasePlan(config: ConfigAnalysis): DatabasePlan {
  const node = config.entries.get('pgConnStr')?.node;
  const text = node?.kind === 'string' ? node.value : '';
  if (text === '') return nothing('-not-set');
  if (isReference(text)) return nothing('-reference');
  const scanned = certainConnection(text);
  if (!scanned) return nothing('-no-address');
  const part = (name: string) => {
    const written = partNamed(scanned, name)?.written;
    return written ? text.slice(written.start, written.end) : '';
  };
  const hosts = connectionHosts(text, scanned);
  const [first] = hosts;
  const tls = part('sslmode');
  const root = part('sslrootcert');
  return {
    host: textOf(first?.host ?? ''),
    port: textOf(first?.port || '5432'),
    hosts: first ? String(hosts.length) : '-not-set',
    tls: modes.includes(tls) ? tls : mayHoldReferences(tls) ? '-reference' : '-not-set',
    // `system` stands for the certificate authorities of the machine, unlike any file.
    root: textOf(root === 'system' ? '' : root),
  };
}

function textOf(part: string): FoundText {
  if (part === '') return without('-not-set');
  return mayHoldReferences(part) ? without('-reference') : found(part);
}

function nothing(reason: `-${string}`): DatabasePlan {
  return { host: without(reason), port: without(reason), hosts: reason, tls: reason, root: without(reason) };
}
