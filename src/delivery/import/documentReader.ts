import { configVariable } from '../../opening/index.ts';
import { decodeBase64Text } from '../../text/index.ts';
import { consumers } from '../consumers/consumers.ts';
import { otherVariableNames } from '../environmentVariable.ts';
import type { ImportCode } from '../importCodes.ts';
import { importRefusal } from '../importRefusal.ts';
import { type AssignedValue, refuseValue } from '../scanners/assignment.ts';
import { type DocumentContext, type DocumentNode, isRecord } from '../scanners/document.ts';
import { keepReferences, refuseReference } from '../scanners/references.ts';
import type { ImportCandidate, Origin, PasteReader } from './importCandidate.ts';

const names: ReadonlySet<string> = new Set([configVariable, ...otherVariableNames]);
const fileNames = /^config\.(?:h?json)$/i;

/** What a document is called of which no program is known. */
export const plainDocument = 'YAML or JSON';
const plain: DocumentContext = { title: plainDocument };

/** Values inside YAML and JSON documents: Compose, Kubernetes, task definitions, settings, `docker inspect`. */
export const documentReader: PasteReader = (text, readYaml) => {
  if (!/SERVICE_CONFIG_HJSON|config\.h?json|env_file|content:/i.test(text)) return [];
  const documents = readYaml(text);
  if (documents === 'tooLarge') {
    return [refused('document-too-large', `The text is too large. Paste only the part with ${configVariable}.`)];
  }
  if (documents && 'keyTwice' in documents) {
    const line = text.slice(0, documents.keyTwice).split('\n').length;
    const message = `Line ${line} repeats a key. Some programs take the last one, and others refuse the text. Remove one.`;
    return [refused('document-key-twice', message)];
  }
  const findings = (documents ?? []).flatMap((document) => {
    const found: Findings = new Map();
    walk(document, [], plain, found);
    return found.size === 0 && isRecord(document) ? elsewhere(document) : [...found.values()];
  });
  return folded.test(text) ? findings.map(withFoldNote) : findings;
};

function refused(code: ImportCode, message: string): ImportCandidate {
  return { kind: 'refused', origin: { reader: 'YAML', place: '', scope: '' }, refusal: importRefusal(code, message) };
}

/** Of the same name in one place, programs take the last. */
type Findings = Map<string, ImportCandidate>;

const folded = new RegExp(`^[ \\t-]*(?:${configVariable}|config\\.h?json):[ \\t]*>`, 'im');

/** `key: value key: value`: what were lines. */
function withFoldNote(finding: ImportCandidate): ImportCandidate {
  if (finding.kind !== 'value') return finding;
  const value = finding.value.trim();
  const first = value.search(/:\s\S/);
  const isOneLine = first >= 0 && /[^{,\s] [A-Za-z]\w{0,60}:\s/.test(value.slice(first + 2));
  return isOneLine ? { ...finding, note: 'YAML makes one line of the lines behind >. Write | to keep them.' } : finding;
}

/** A Compose file whose services have their variables in another file. */
function elsewhere({ services }: DocumentNode): readonly ImportCandidate[] {
  const hasFile = isRecord(services) && Object.values(services).some((each) => isRecord(each) && 'env_file' in each);
  if (!hasFile) return [];
  const message = 'The variables come from env_file. Paste that file.';
  const origin: Origin = { reader: 'Compose file', place: '', scope: '' };
  return [{ kind: 'refused', origin, refusal: importRefusal('value-elsewhere', message) }];
}

function walk(node: unknown, path: readonly string[], context: DocumentContext, findings: Findings): void {
  if (Array.isArray(node)) {
    node.forEach((element: unknown, index) => {
      if (typeof element === 'string') readRecord(element, path, context, findings);
      else walk(element, [...path, labelOf(element) ?? String(index)], context, findings);
    });
    return;
  }
  if (!isRecord(node)) return;
  const here = contextOf(node, path, context);
  readPair(node, path, here, findings);
  const place = typeof node.kind === 'string' ? [...path, labelOf(node.metadata) ?? node.kind] : path;
  // Kubernetes takes what stringData has over what data has.
  const entries = Object.entries(node).sort(([a], [b]) => Number(a === 'stringData') - Number(b === 'stringData'));
  for (const [key, value] of entries) {
    // A part of a Compose file counts where a service refers to it.
    if (path.length === 0 && key.startsWith('x-') && isRecord(node.services)) continue;
    const inner = key === 'data' || key === 'binaryData' ? here : { ...here, base64: false };
    if (names.has(key) || fileNames.test(key) || key === here.fileKey) add(key, value, place, here, findings);
    else walk(value, [...place, key], inner, findings);
  }
}

function contextOf(node: DocumentNode, path: readonly string[], context: DocumentContext): DocumentContext {
  for (const { documents } of consumers) {
    const own = documents?.read(node, path);
    if (own) return own;
  }
  return context;
}

/** `NAME=value` in a list: Compose's environment, docker's Env. */
function readRecord(element: string, path: readonly string[], context: DocumentContext, findings: Findings): void {
  if (element === configVariable && path.at(-1) === 'environment') add(element, undefined, path, context, findings);
  const equals = element.indexOf('=');
  const name = element.slice(0, Math.max(0, equals));
  if (names.has(name)) add(name, element.slice(equals + 1), path, context, findings);
}

/** `{name, value}` objects: Kubernetes env, ECS, Azure. Kubernetes expands `$(NAME)` in them, and writes `$` as `$$`. */
function readPair(node: DocumentNode, path: readonly string[], context: DocumentContext, findings: Findings) {
  const name = node.name ?? node.Name;
  if (typeof name !== 'string' || !names.has(name)) return;
  const value = node.value ?? node.Value;
  if (value === undefined && !('valueFrom' in node)) return;
  const { pairExpansion: expansion = context.expansion } = context;
  const pairContext = { ...context, base64: false, ...(expansion && { expansion }) };
  add(name, value, path.slice(0, -1), pairContext, findings);
}

function add(
  name: string,
  value: unknown,
  path: readonly string[],
  context: DocumentContext,
  findings: Findings,
): void {
  const scope = context.scope ?? path.join('\0');
  const origin: Origin = { reader: context.title, place: placeOf(path), scope };
  const key = names.has(name) ? name : configVariable;
  const read = readValue(name, value, context);
  const slot = `${path.map((step) => (step === 'stringData' ? 'data' : step)).join('\0')}\0${name}`;
  findings.set(slot, read.kind === 'value' ? { ...read, name: key, origin } : { ...read, origin });
}

const sops = /^ENC\[AES/;
const loneDollar = /^(?:[^$]|\$[A-Za-z_{$])*\$(?![A-Za-z_{$])/;
/** Expressions of GitHub Actions and of the like. */
const expression = /^\s*\$\{\{/;

function readValue(name: string, value: unknown, { title, base64, expansion }: DocumentContext): AssignedValue {
  if (title === 'Kubernetes SealedSecret') {
    return refuseValue(
      'value-elsewhere',
      `${name} is encrypted here. Paste the Secret that the SealedSecret was made from.`,
    );
  }
  if ((value === undefined || value === null) && title === 'Compose file') {
    return refuseValue('value-elsewhere', `${name} comes from the environment of Compose. Paste its value from there.`);
  }
  if (typeof value === 'string' && sops.test(value)) {
    return refuseValue('value-elsewhere', `${name} is encrypted by SOPS. Paste the decrypted file.`);
  }
  if (typeof value === 'string' && title === 'Compose file' && loneDollar.test(value)) {
    return refuseValue(
      'value-read-differently',
      'Compose refuses a file with a lone dollar sign in a value. Write $$ for it.',
    );
  }
  if (typeof value === 'string' && expression.test(value)) return refuseReference(name, '\u0024{{…}}');
  if (typeof value === 'number' && names.has(name)) return { kind: 'value', value: String(value) };
  if (typeof value !== 'string') {
    return refuseValue('value-not-text', `${name} is not text here, or is defined elsewhere. Paste what it refers to.`);
  }
  const decoded = base64 ? decodeBase64Text(value) : value;
  if (decoded === undefined) return refuseValue('value-not-base64', `${name} is not base64 of a text.`);
  if (base64 && /^\s*\{/.test(decodeBase64Text(decoded) ?? '')) {
    return refuseValue('value-not-base64', `${name} is base64 of base64. Encode it once.`);
  }
  if (base64 || !expansion) return { kind: 'value', value: decoded };
  return keepReferences(name, value, expansion, (piece) => piece.replaceAll('$$', '$'));
}

/** Keys that only carry the structure mean nothing to the user. */
const structure: ReadonlySet<string> = new Set([
  'services',
  'environment',
  'spec',
  'template',
  'containers',
  'env',
  'data',
  'stringData',
  'items',
  'Config',
  'Env',
  'containerDefinitions',
]);

function placeOf(path: readonly string[]): string {
  return path.filter((step) => !structure.has(step) && !/^\d+$/.test(step)).join(', ');
}

function labelOf(element: unknown): string | undefined {
  if (!isRecord(element)) return undefined;
  const label = element.name ?? element.Name;
  return typeof label === 'string' && !names.has(label) ? label.replace(/^\//, '') : undefined;
}
