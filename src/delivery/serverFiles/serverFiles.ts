import type { HjsonDocument } from 'hjson-document';
import { analyseConfig, type ConfigAnalysis, type OptionKey, options, partNamed } from '../../config/index.ts';
import { certainConnection, hidesSome, type ShownText, shownText, visibleText } from '../../secrets/index.ts';
import { type EnvironmentVariable, variableHoldsSecret } from '../environmentVariable.ts';

/** A file or a folder in the container that the configuration or its environment names. */
export interface ServerFile {
  /** As it is written there. */
  readonly path: ShownText;
  readonly kind: 'file' | 'folder';
  /** What it is for, for a label. */
  readonly title: string;
  /** The key of the option or the name of the variable that names it. */
  readonly usedBy: string;
}

const folderOptions: readonly OptionKey[] = ['templatesPath'];

/**
 * The files that the configuration names, each path once, in the order of the form. Paths with references are only known once they are
 * filled in, so they are left out; so is anything that contains a secret.
 */
export function serverFiles(
  document: HjsonDocument,
  otherVariables: readonly EnvironmentVariable[],
): readonly ServerFile[] {
  const config = analyseConfig(document, 'latest');
  const named = options.flatMap(({ key, kind, title }): readonly ServerFile[] => {
    const entry = kind === 'path' ? config.entries.get(key) : undefined;
    const path = entry?.references.length === 0 ? visibleText(document, entry.node) : undefined;
    if (path === undefined) return [];
    return [{ path, kind: folderOptions.includes(key) ? 'folder' : 'file', title, usedBy: key }];
  });
  const variables = otherVariables.flatMap(({ name, value }): readonly ServerFile[] => {
    if (variableHoldsSecret(document, { name, value })) return [];
    const path = shownText(document, value);
    if (name === 'SSL_CERT_FILE') return [{ path, kind: 'file', title: 'Certificate file', usedBy: name }];
    if (name !== 'SSL_CERT_DIR') return [];
    const paths = value.split(':').map((each) => shownText(document, each));
    return paths.map((each) => ({ path: each, kind: 'folder', title: 'Certificate directory', usedBy: name }));
  });
  const all = [...rootCertificate(document, config), ...named, ...variables].filter(
    ({ path }) => path !== '' && !hidesSome(path),
  );
  return all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);
}

function rootCertificate(document: HjsonDocument, config: ConfigAnalysis): readonly ServerFile[] {
  const node = config.entries.get('pgConnStr')?.node;
  const text = node?.kind === 'string' ? node.value : '';
  const scanned = certainConnection(text);
  const certificate = scanned && partNamed(scanned, 'sslrootcert');
  const path = certificate && text.slice(certificate.written.start, certificate.written.end);
  // `system` is libpq's word for the certificates of the system.
  if (!path?.startsWith('/')) return [];
  return [{ path: shownText(document, path), kind: 'file', title: 'Certificate of the database', usedBy: 'pgConnStr' }];
}
