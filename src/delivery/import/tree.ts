import type { HjsonDocument } from 'hjson-document';
import { decodeBase64Text } from 'source-text';
import { optionAt, options } from '../../config/index.ts';
import { configVariable } from '../../opening/index.ts';
import { consumers } from '../consumers/consumers.ts';
import { otherVariableNames } from '../environmentVariable.ts';
import { type AssignedValue, refuseValue } from '../scanners/assignment.ts';
import { type DocumentContext, type DocumentNode, isRecord } from '../scanners/document.ts';
import { keepReferences, refuseReference } from '../scanners/references.ts';
import { splitAtCommas } from '../scanners/words.ts';
import type { Candidate, PasteContext, Reading } from './candidate.ts';

const names: ReadonlySet<string> = new Set([configVariable, ...otherVariableNames]);
const fileNames = /^config\.h?json$/i;

/** A text that was parsed: its documents as plain values, and how an object in one of them is written in HJSON. */
export interface Tree {
  readonly title: string;
  readonly documents: readonly unknown[];
  readonly objectAt: (document: number, steps: readonly string[]) => AssignedValue;
}

/** What may read a value after the parser where the document does not show its program. */
const programs: readonly (readonly [reader: string, expansion: RegExp])[] = [
  ['Compose', /\$\$|(\$\{[A-Za-z_][^{}$]*\}|\$[A-Za-z_]\w*)/g],
  ['Kubernetes', /\$\$|(\$\([\w.-]+\))/g],
  ['GitLab CI', /\$\$/g],
];

/**
 * The values in a parsed text: under the name as a key, as `name`, `key` or `option_name` beside a `value`, in a list `NAME=value`, in texts,
 * and each object with a known option.
 */
export function candidatesInTree({ title, documents, objectAt }: Tree, context: PasteContext): readonly Candidate[] {
  const found = new Map<string, Candidate>();
  let isElsewhere = false;

  const add = (slot: string, name: string, { path, here }: Place, readings: readonly Reading[]) =>
    // Of the same name in one place, programs take the last.
    found.set(slot, { name, place: placeOf(path), scope: here.scope ?? path.join('\0'), start: 0, end: 0, readings });

  const addValue = (name: string, value: unknown, at: Place, others: readonly Reading[] = []) => {
    const key = names.has(name) ? name : configVariable;
    const slot = `${at.path.map((step) => (step === 'stringData' ? 'data' : step)).join('\0')}\0${name}`;
    const object: Reading = {
      reader: `${title}, the object as it is`,
      read: objectAt(at.document, at.steps),
      isAsked: true,
    };
    const isObject = key === configVariable && isOptions(value);
    add(slot, key, at, [...readingsOf(name, value, at.here), ...others, ...(isObject ? [object] : [])]);
  };

  const text = (value: string, key: string, at: Place) => {
    const inside = { ...at, path: [...at.path, key] };
    if (key === 'env_vars' && value.includes(configVariable)) {
      const whole: Reading = { reader: title, read: { kind: 'value', value: value.trim() } };
      const rows = [whole, ...splitAtCommas(value.trim())].map((row) => ({ ...row, read: withoutName(row.read) }));
      add(at.steps.join('\0'), configVariable, at, rows);
    } else if (/^\s*\{/.test(value) && mentionsOption(value) && !isOther(context.parse(value))) {
      addValue('text', value, inside);
    } else if (value.includes(configVariable) || mentionsOption(value)) {
      context.inside(value).forEach((inner, index) => {
        const readings = inner.readings.flatMap((reading) => readingsAfter(configVariable, reading, at.here));
        const place = placeOf(inside.path);
        found.set(`${at.steps.join('\0')}\0${index}`, { ...inner, readings, place, start: 0, end: 0 });
      });
    }
  };

  const record = (element: string, at: Place): void => {
    const list = at.path.at(-1);
    if (element === configVariable && list === 'environment') addValue(element, undefined, at);
    const equals = element.indexOf('=');
    const name = element.slice(0, Math.max(0, equals));
    const value = element.slice(equals + 1);
    if (!names.has(name)) {
      text(element, '', at);
      return;
    }
    // kustomize removes a pair of quotes around the value, and is known by its key alone.
    const literal = value.replace(/^(['"])([\s\S]*)\1$/, '$2');
    const kustomize = { title: 'kustomize', scope: 'Kubernetes' };
    const isOpen = at.here.title === title && literal !== value;
    if (list === 'literals') addValue(name, literal, { ...at, here: kustomize });
    else addValue(name, value, at, isOpen ? readingsOf(name, literal, kustomize) : []);
  };

  const walk = (node: unknown, at: Place): void => {
    const { path } = at;
    const step = (key: string): Place => ({ ...at, steps: [...at.steps, key] });
    if (Array.isArray(node)) {
      node.forEach((element: unknown, index) => {
        const inner = step(String(index));
        if (typeof element === 'string') record(element, inner);
        else walk(element, { ...inner, path: [...path, labelOf(element) ?? String(index)] });
      });
      return;
    }
    if (!isRecord(node)) return;
    if (isOptions(node)) {
      const scope = `${at.document}\0${at.steps.join('\0')}`;
      const read = objectAt(at.document, at.steps);
      add(scope, configVariable, { ...at, here: { title, scope } }, [{ reader: title, read }]);
      if (read.kind === 'refused') isElsewhere = true;
      return;
    }
    const here = contextOf(node, path, at.here);
    const pair = pairIn(node);
    if (pair) {
      const { pairExpansion: expansion = here.expansion } = here;
      const value = 'valueFrom' in node ? referredTo(node.valueFrom, documents) : pair.value;
      const own = { ...here, base64: false, ...(expansion && { expansion }) };
      addValue(pair.name, value, { ...step('value'), path: path.slice(0, -1), here: own });
    }
    const place = typeof node.kind === 'string' ? [...path, labelOf(node.metadata) ?? node.kind] : path;
    // Kubernetes takes what stringData has over what data has.
    const entries = Object.entries(node).sort(([a], [b]) => Number(a === 'stringData') - Number(b === 'stringData'));
    for (const [key, value] of entries) {
      // A part of a Compose file counts where a service refers to it.
      if (path.length === 0 && key.startsWith('x-') && isRecord(node.services)) continue;
      if (pair && value === pair.value) continue;
      const inner = key === 'data' || key === 'binaryData' ? here : { ...here, base64: false };
      const isNamed = names.has(key) || fileNames.test(key) || key === here.fileKey;
      const given = isNamed && isRecord(value) && typeof value.value === 'string' ? value.value : value;
      const below = { ...step(key), path: place, here: inner };
      if (isNamed) addValue(key, given, { ...below, here });
      else if (typeof value === 'string') text(value, key, below);
      else walk(value, { ...below, path: [...place, key] });
    }
  };

  documents.forEach((document, index) => {
    const path = documents.length > 1 && !(isRecord(document) && document.kind) ? [`document ${index + 1}`] : [];
    const root: Place = { document: index, steps: [], path, here: { title } };
    walk(document, root);
    if (found.size === 0 && isRecord(document) && hasEnvFile(document)) {
      const read = refuseValue('value-elsewhere', 'The variables come from env_file. Paste that file.');
      add('', configVariable, { ...root, path: [] }, [{ reader: 'Compose file', read }]);
    }
  });
  // The part that is referred to may have options itself.
  const all = [...found.values()];
  return isElsewhere ? all.filter(({ readings }) => readings.some(({ read }) => read.kind === 'refused')) : all;
}

/** The keys and indices that lead to a value from the root of a document, how the user knows it, and who reads it. */
interface Place {
  readonly document: number;
  readonly steps: readonly string[];
  readonly path: readonly string[];
  readonly here: DocumentContext;
}

export function isOptions(node: unknown): boolean {
  return isRecord(node) && Object.keys(node).some((key) => optionAt([key]) !== undefined);
}

export function holdsKnownOption({ root }: HjsonDocument): boolean {
  return root.kind === 'object' && root.members.some(({ key }) => optionAt([key.name]) !== undefined);
}

/** An object that can be read, whose options are in texts. */
const isOther = (document: HjsonDocument) => document.verdict.ok && !holdsKnownOption(document);

/** A pattern of the names of all options. */
export const optionName = options.flatMap(({ path, key }) => (path.length === 1 ? [key] : [])).join('|');
const mention = new RegExp(
  `(?:(?<!\\w)|(?<=\\\\[nrt]))(?:${optionName})(?:[\\\\"'\x60]|&quot;){0,20}[ \\t]{0,20}:`,
  'g',
);

/** Where a text has the name of an option with a colon behind it. */
export function optionMentions(text: string): readonly number[] {
  return [...text.matchAll(mention)].map(({ index }) => index);
}

export function mentionsOption(text: string): boolean {
  return text.search(mention) >= 0;
}

function withoutName(read: AssignedValue): AssignedValue {
  return read.kind === 'value' ? { kind: 'value', value: read.value.replace(/^\w+=/, '') } : read;
}

function hasEnvFile({ services }: DocumentNode): boolean {
  return isRecord(services) && Object.values(services).some((each) => isRecord(each) && 'env_file' in each);
}

function contextOf(node: DocumentNode, path: readonly string[], context: DocumentContext): DocumentContext {
  for (const { documents } of consumers) {
    const own = documents?.read(node, path);
    if (own) return own;
  }
  return context;
}

/** The name and the value of an entry such as Kubernetes, ECS, Azure, Render and Elastic Beanstalk have. */
function pairIn(node: DocumentNode): { readonly name: string; readonly value: unknown } | undefined {
  const name = node.name ?? node.Name ?? node.key ?? node.Key ?? node.option_name;
  const value = node.value ?? node.Value;
  const isPair = typeof name === 'string' && names.has(name) && (value !== undefined || 'valueFrom' in node);
  return isPair ? { name, value } : undefined;
}

/** What `configMapKeyRef` or `secretKeyRef` refers to in the same text. */
function referredTo(from: unknown, documents: readonly unknown[]): unknown {
  const reference = isRecord(from) && (from.configMapKeyRef ?? from.secretKeyRef);
  if (!isRecord(reference) || !isRecord(from)) return undefined;
  const kind = from.secretKeyRef ? 'Secret' : 'ConfigMap';
  const items = documents.flatMap((each) => (isRecord(each) && Array.isArray(each.items) ? each.items : [each]));
  for (const each of items) {
    if (!isRecord(each) || each.kind !== kind || !isRecord(each.metadata) || each.metadata.name !== reference.name)
      continue;
    const key = String(reference.key);
    const clear = isRecord(each.stringData) ? each.stringData[key] : undefined;
    const stored = isRecord(each.data) ? each.data[key] : undefined;
    const value = clear ?? (kind === 'Secret' && typeof stored === 'string' ? decodeBase64Text(stored) : stored);
    if (typeof value === 'string') return value;
  }
  return undefined;
}

const sops = /^ENC\[AES/;
const loneDollar = /^(?:[^$]|\$[A-Za-z_{$])*\$(?![A-Za-z_{$])/;
/** Expressions of GitHub Actions and of the like. */
const expression = /^\s*\$\{\{/;
const keptQuotes = /^\s*(?:'\s*\{[\s\S]*\}\s*'|"\s*\{[\s\S]*\}\s*")\s*$/;

function readingsOf(name: string, value: unknown, context: DocumentContext): readonly Reading[] {
  return readingsAfter(name, { reader: context.title, read: readValue(name, value, context) }, context);
}

/** What the programs make of a value that the parser has read: the one of the document, or all, if it has what they read differently. */
function readingsAfter(name: string, own: Reading, { title, expansion, base64 }: DocumentContext): readonly Reading[] {
  const { reader, read } = own;
  if (read.kind === 'refused' || base64) return [own];
  const expanded = (by: string, form: RegExp): Reading => ({
    ...own,
    reader: by,
    read: keepReferences(name, read.value, form, (piece) => piece.replaceAll('$$', '$')),
  });
  if (expansion) return [expanded(reader, expansion)];
  const isKnown = !['YAML', 'JSON'].includes(title) || !read.value.includes('$$');
  return isKnown ? [own] : [own, ...programs.map(([program, form]) => expanded(program, form))];
}

function readValue(name: string, value: unknown, { title, base64 }: DocumentContext): AssignedValue {
  const elsewhere = (message: string) => refuseValue('value-elsewhere', message);
  if (title === 'Kubernetes SealedSecret')
    return elsewhere(`${name} is encrypted here. Paste the Secret that the SealedSecret was made from.`);
  if ((value === undefined || value === null) && title === 'Compose file')
    return elsewhere(`${name} comes from the environment of Compose. Paste its value from there.`);
  if (typeof value === 'number' && names.has(name)) return { kind: 'value', value: String(value) };
  if (isOptions(value))
    return refuseValue(
      'value-not-text',
      title === 'JSON'
        ? `${name} has an object here, and text is needed. Put it into quotes.`
        : `YAML reads an object at ${name}, and text is needed. Put quotes around it, or | before it.`,
    );
  if (typeof value !== 'string')
    return refuseValue('value-not-text', `${name} is not text here, or is defined elsewhere. Paste what it refers to.`);
  if (sops.test(value)) return elsewhere(`${name} is encrypted by SOPS. Paste the decrypted file.`);
  const differs = (message: string) => refuseValue('value-read-differently', message);
  if (title === 'Compose file' && loneDollar.test(value))
    return differs('Compose refuses a file with a lone dollar sign in a value. Write $$ for it.');
  if (keptQuotes.test(value))
    return differs(
      `The quotes around the whole value of ${name} are part of it. Remove them, or put the name into them, too.`,
    );
  if (title === 'kustomize' && /^\s*\{\s*\\"/.test(value))
    return differs('kustomize removes the quotes, and keeps the backslashes before those inside.');
  if (expression.test(value)) return refuseReference(name, '\u0024{{…}}');
  const decoded = base64 ? decodeBase64Text(value) : value;
  if (decoded === undefined) return refuseValue('value-not-base64', `${name} is not base64 of a text.`);
  if (base64 && /^\s*\{/.test(decodeBase64Text(decoded) ?? ''))
    return refuseValue('value-not-base64', `${name} is base64 of base64. Encode it once.`);
  return { kind: 'value', value: decoded };
}

/** Keys that only carry the structure mean nothing to the user. */
const structure: ReadonlySet<string> = new Set(
  'services environment spec template containers env data stringData items Config Env containerDefinitions'.split(' '),
);

function placeOf(path: readonly string[]): string {
  return path.filter((step) => step !== '' && !structure.has(step) && !/^\d+$/.test(step)).join(', ');
}

function labelOf(element: unknown): string | undefined {
  if (!isRecord(element)) return undefined;
  const label = element.name ?? element.Name;
  return typeof label === 'string' && !names.has(label) ? label.replace(/^\//, '') : undefined;
}
