import { optionAt } from '../../config/index.ts';
import { quotedText } from '../../hjson/index.ts';
import { configVariable } from '../../opening/index.ts';
import { importRefusal } from '../importRefusal.ts';
import { mentionsOption } from './embeddedReader.ts';
import type { ImportCandidate, PasteReader } from './importCandidate.ts';
import type { YamlMap, YamlNode } from './yamlReader.ts';

/** What such a paste is called. */
export const yamlMapReaderName = 'YAML';

const unit = '  ';
/** The depth of the path to the options, which are never nested deeper. */
const deepest = 4;

/** What begins the first document of YAML, or ends the last one. Elsewhere it may be a line between the parts of a mail. */
const documentMark = /^(?:[ \t]*(?:#.*)?\r?\n)*---(?:\s|$)|\n\.\.\.\s*$/;

/** The options as a YAML map, such as the values of a Helm chart: written as HJSON, with its comments. */
export const yamlMapReader: PasteReader = (text, readYaml) => {
  // JSON and HJSON begin like this; if the variable is named, its value counts.
  if (/^\s*[[{]/.test(text) || text.includes(configVariable)) return [];
  const roots = readYaml.nodes(text);
  const isMarked = documentMark.test(text);
  const found = roots.flatMap((root, index) => {
    const place = roots.length > 1 ? [`document ${index + 1}`] : [];
    return partsWithOptions(root, [], isMarked).map(({ part, path }): ImportCandidate => {
      const origin = {
        reader: yamlMapReaderName,
        place: [...place, path.join('.')].filter(Boolean).join(', '),
        scope: [...place, ...path].join('\0'),
      };
      return hasAlias(part)
        ? { kind: 'refused', origin, refusal: importRefusal('value-elsewhere', referring) }
        : {
            kind: 'value',
            name: configVariable,
            value: part.kind === 'scalar' ? `${part.value}` : `${valueText(part, '')}\n`,
            origin,
          };
    });
  });
  // The part that is referred to may have options itself.
  const refused = found.filter(({ kind }) => kind === 'refused');
  return refused.length > 0 ? refused : found;
};

const referring = 'A part of it is defined elsewhere. Paste what it refers to.';

interface PartWithOptions {
  readonly part: YamlNode;
  readonly path: readonly string[];
}

/** The outermost maps with a known option that HJSON would read differently, and the texts that are an object with one. */
function partsWithOptions(part: YamlNode, path: readonly string[], isMarked: boolean): readonly PartWithOptions[] {
  if (part.kind === 'scalar' && /^\s*\{/.test(`${part.value}`))
    return mentionsOption(`${part.value}`) ? [{ part, path }] : [];
  if (part.kind !== 'map' || path.length > deepest) return [];
  const isOptions = part.pairs.some(({ key }) => optionAt([nameOf(key)]) !== undefined);
  if (!isOptions)
    return part.pairs.flatMap(({ key, value }) => partsWithOptions(value, [...path, nameOf(key)], isMarked));
  // A flat map is HJSON without braces, too, unless a value is written as in YAML alone.
  const isOther = path.length > 0 || part.pairs.some(({ value }) => isOtherInHjson(value)) || isMarked;
  return isOther ? [{ part, path }] : [];
}

/** Indented lines, a block of text, and quotes in which a quote is doubled. */
function isOtherInHjson(value: YamlNode): boolean {
  return 'flow' in value ? !value.flow : value.kind === 'scalar' && value.isOwnStyle;
}

function hasAlias(node: YamlNode): boolean {
  if (node.kind === 'map') return node.pairs.some(({ key, value }) => hasAlias(key) || hasAlias(value));
  return node.kind === 'alias' || (node.kind === 'list' && node.items.some(hasAlias));
}

const nameOf = (key: YamlNode) => (key.kind === 'scalar' ? String(key.value) : '');

/** The members of a map, a line each, with the comments above and after them. */
function membersOf({ above, pairs, behind }: YamlMap, indent: string): string {
  const members = pairs.map(({ key, value }) => {
    // A map and a list have theirs inside.
    const ofValue = value.kind === 'scalar' ? value.above : '';
    const comments = [key.above, key.behind, ofValue].map((comment) => commentLines(comment, indent)).join('');
    return `${comments}${indent}${nameText(nameOf(key))}: ${valueText(value, indent)}\n`;
  });
  return `${commentLines(above, indent)}${members.join('')}${commentLines(behind, indent)}`;
}

/** The value, and the comment that ends its line. */
function valueText(node: YamlNode, indent: string): string {
  const inner = indent + unit;
  if (node.kind === 'map')
    return node.pairs.length > 0 ? `{\n${membersOf(node, inner)}${indent}}` : `{}${endOfEmpty(node)}`;
  if (node.kind === 'list') {
    const items = node.items.map(
      (item) => `${commentLines(item.kind === 'scalar' ? item.above : '', inner)}${inner}${valueText(item, inner)}\n`,
    );
    const head = commentLines(node.above, inner);
    return items.length > 0
      ? `[\n${head}${items.join('')}${commentLines(node.behind, inner)}${indent}]`
      : `[]${endOfEmpty(node)}`;
  }
  return scalarText(node) + endOfLine(node.behind);
}

/** All comments of a map or a list without anything in it. */
const endOfEmpty = ({ above, behind }: YamlNode) => endOfLine([above, behind].filter(Boolean).join('\n'));

const endOfLine = (comment: string) => (comment === '' ? '' : ` #${comment.replaceAll('\n', ' ')}`);

const plainName = /^[A-Za-z][\w.-]*$/;
const nameText = (name: string) => (plainName.test(name) ? name : quotedText(name, '"'));

/** Numbers keep their digits, as text where HJSON has no such number: it may have been meant as one. */
function scalarText(node: YamlNode): string {
  const { value, source } = node.kind === 'scalar' ? node : { value: null, source: '' };
  if (value === undefined || value === null) return 'null';
  if (typeof value === 'number') return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(source) ? source : quotedText(source, '"');
  return typeof value === 'boolean' ? String(value) : quotedText(String(value), '"');
}

function commentLines(comment: string, indent: string): string {
  if (comment === '') return '';
  return comment
    .split('\n')
    .map((line) => (line === '' ? '\n' : `${indent}#${line}\n`))
    .join('');
}
