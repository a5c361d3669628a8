import { type ConfigAnalysis, scanConnection } from '../config/index.ts';
import { isReference, mayHoldReferences, withLetters } from '../references/index.ts';
import { secretPartOf } from '../secrets/index.ts';

/** Each a value, or the reason why there is none, with a minus sign in front. */
interface DatabasePlan {
  readonly host: string;
  readonly port: string;
  readonly tls: string;
  readonly root: string;
}

const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];

/** Where the database is and how the connection is encrypted, according to the connection string. Of a list of hosts, the first. */
export function databasePlan(config: ConfigAnalysis): DatabasePlan {
  const node = config.entries.get('pgConnStr')?.node;
  const text = node?.kind === 'string' ? node.value : '';
  if (text === '') return without('-not-set');
  if (isReference(text)) return without('-reference');
  // If any of it may be a piece of a password, none of it is used.
  const scanned = secretPartOf(text, true)?.isWhole ? undefined : scanConnection(withLetters(text));
  if (!scanned) return without('-no-address');
  const part = (name: string) => {
    const written = scanned.parts.find((each) => each.name === name)?.written;
    const found = written ? text.slice(written.start, written.end) : '';
    return mayHoldReferences(found) ? '-reference' : found;
  };
  const [first = ''] = (part('host') || part('hostaddr')).split(',');
  const [, host = first, ownPort = ''] = /^(\[.*\]|[^:]*):(\d+)$/.exec(first) ?? [];
  const [port = ''] = part('port').split(',');
  const tls = part('sslmode');
  const root = part('sslrootcert');
  return {
    host: host || '-not-set',
    port: ownPort || port || '5432',
    tls: modes.includes(tls) || tls === '-reference' ? tls : '-not-set',
    root: rootFile(root),
  };
}

/** `system` stands for the certificate authorities of the machine, unlike any file. */
function rootFile(root: string): string {
  if (root === '' || root === 'system') return '-not-set';
  return root.startsWith('/') || root === '-reference' ? root : '-relative';
}

function without(reason: string): DatabasePlan {
  return { host: reason, port: reason, tls: reason, root: reason };
}
