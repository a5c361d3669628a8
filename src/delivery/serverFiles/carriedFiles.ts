import type { HjsonDocument } from 'hjson-document';
import { analyseConfig, type ConfigAnalysis, type OptionKey, options, partNamed } from '../../config/index.ts';
import { configPath } from '../../opening/index.ts';
import {
  certainConnection,
  hidesSome,
  holdsSecretText,
  type ShownText,
  shownText,
  visibleText,
} from '../../secrets/index.ts';
import { type EnvironmentVariable, variableHoldsSecret } from '../environmentVariable.ts';

/** A file that is exported with the configuration. */
export interface CarriedFile {
  /** Where the server finds it. */
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The same with a name that every target accepts: as a key of a ConfigMap, and as a file next to the output. */
export interface NamedFile extends CarriedFile {
  readonly name: string;
}

/** How a target includes files: in its output, or next to it under their names. */
export type FileCarriage = 'inside' | 'beside';

/** What a ConfigMap holds, in bytes. */
export const mostCarriedBytes = 1_048_576;
/** Each is a separate mount. */
const mostCarriedFiles = 100;

/**
 * Why files cannot be exported with a configuration, as a sentence; undefined if they can. No sentence names a path that contains a secret.
 */
export function carriedFault(document: HjsonDocument, files: readonly CarriedFile[]): string | undefined {
  if (files.some(({ path }) => holdsSecretText(document, path))) {
    return 'The name of a file repeats a secret of the configuration. Give it another name, or mount it yourself.';
  }
  for (const { path, bytes } of files) {
    const fault = pathFault(path) ?? contentFault(document, bytes);
    if (fault) return `${path} cannot be brought along: ${fault}`;
  }
  return sizeFault(
    files.length,
    files.reduce((sum, { bytes }) => sum + bytes.length, 0),
  );
}

/** Why that many files, or bytes, are too many, as a sentence. */
export function sizeFault(count: number, bytes: number): string | undefined {
  if (count > mostCarriedFiles) {
    return `${count.toLocaleString('en-US')} files; at most ${mostCarriedFiles} can be brought along. Mount them instead.`;
  }
  return bytes > mostCarriedBytes
    ? `${bytes.toLocaleString('en-US')} bytes; at most ${mostCarriedBytes.toLocaleString('en-US')} can be brought along in all. Mount the largest instead.`
    : undefined;
}

/** Characters that neither YAML, the mounts of Docker nor Compose interpret. */
const plainName = /^[\p{L}\p{N}._@+-](?:[\p{L}\p{N}._@+ -]*[\p{L}\p{N}._@+-])?$/u;

function pathFault(path: string): string | undefined {
  if (path === configPath) return 'config.json itself is there.';
  const [first, ...names] = path.split('/');
  const isPlain = names.every((name) => plainName.test(name) && name !== '.' && name !== '..');
  return first === '' && isPlain && path.length <= 1_000
    ? undefined
    : 'only absolute paths of letters, digits, spaces and . _ @ + - are. Mount it yourself.';
}

function contentFault(document: HjsonDocument, bytes: Uint8Array): string | undefined {
  const text = textIn(bytes);
  if (text === undefined) return undefined;
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return 'it holds a private key, which belongs into a secret.';
  return holdsSecretText(document, text) ? 'it repeats a secret of the configuration.' : undefined;
}

/** The text of a file; undefined for a picture and anything else that is not text. */
export function textIn(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('UTF-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Each file of a path once, with its name: the last part of its path, with a number if it repeats. */
export function nameFiles(files: readonly CarriedFile[]): readonly NamedFile[] {
  const once = files.filter(({ path }, index) => files.findIndex((other) => other.path === path) === index);
  const used = new Set(reservedNames);
  return once.map((file) => {
    const last = file.path.slice(file.path.lastIndexOf('/') + 1);
    const plain = last.replace(/[^A-Za-z0-9._-]/g, '-').slice(-100);
    let name = plain;
    for (let number = 2; used.has(name.toLowerCase()); number++) name = `${number}-${plain}`;
    used.add(name.toLowerCase());
    return { ...file, name };
  });
}

/** Names that are taken next to an output, or have a meaning there. */
const reservedNames = [
  ...['config.json', '.env', '.', '..', 'deployment.yaml', 'kustomization.yaml', 'docker-run.sh', 'docker-run-file.sh'],
  ...['compose.yaml', 'compose.config.yaml', 'compose.secret.yaml', 'compose.volume.yaml'],
];

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
