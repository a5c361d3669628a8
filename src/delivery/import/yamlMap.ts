import { quotedText } from '../../hjson/index.ts';
import { endOfLine } from '../../text/index.ts';
import { type AssignedValue, matchAt, refuseValue } from '../scanners/assignment.ts';
import { isRecord } from '../scanners/document.ts';
import type { Tree } from './tree.ts';
import type { YamlMap, YamlNode, YamlReader } from './yamlReader.ts';

const unit = '  ';

const keyAtRoot = /^[\w./ -]{0,100}$/;

/** A text as YAML; undefined if it is none, or is not read for its size. */
export function yamlTree(text: string, readYaml: YamlReader): Tree | undefined {
  // YAML has no such characters (YAML 1.2, c-printable).
  const documents = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/.test(text) ? undefined : readYaml(text);
  if (!Array.isArray(documents)) return undefined;
  // With a colon and a blank in it, any line is a map.
  if (documents.some((each) => isRecord(each) && Object.keys(each).some((key) => !keyAtRoot.test(key))))
    return undefined;
  return { title: 'YAML', documents, objectAt: (document, steps) => mapText(readYaml.nodes(text)[document], steps) };
}

const keyAbove = /(?:^|\n)[ \t]*(?:-[ \t]+)?["']?[\w.-]{1,100}["']?:[ \t]*(?:[|>][-+\d]{0,2}[ \t]*\r?\n\s*)?["']?\s*$/;

/**
 * The line of YAML whose key has its value at an offset, with the further indented lines below it, and where these are; undefined if no
 * key is there, or YAML cannot read it.
 */
export function yamlBelow(text: string, offset: number, readYaml: YamlReader) {
  const start = Math.max(0, offset - 300);
  const key = keyAbove.exec(text.slice(start, offset));
  if (!key) return undefined;
  const from = start + key.index + (key[0].startsWith('\n') ? 1 : 0);
  return yamlAt(text, from, readYaml);
}

/** A line and the further indented ones below it as YAML, and where these are. */
export function yamlAt(text: string, from: number, readYaml: YamlReader) {
  const indent = matchAt(/[ \t]*/y, text, from)?.[0].length ?? 0;
  const to = endOfIndented(text, from, indent);
  const lines = text.slice(from, to);
  const tree = yamlTree(indent === 0 ? lines : lines.replace(new RegExp(`^[ \\t]{1,${indent}}`, 'gm'), ''), readYaml);
  return { tree, from, to };
}

/** Where the lines end that are further indented than the one of an offset. */
function endOfIndented(text: string, offset: number, indent: number): number {
  let end = endOfLine(text, offset);
  while (end < text.length) {
    const next = endOfLine(text, end + 1);
    const line = text.slice(end + 1, next);
    if (line.trim() !== '' && (/^[ \t]*/.exec(line)?.[0].length ?? 0) <= indent) break;
    end = next;
  }
  return end;
}

/** The map that the keys and indices lead to, as HJSON with its comments; refused if a part of it is defined elsewhere. */
function mapText(root: YamlNode | undefined, steps: readonly string[]): AssignedValue {
  const node = steps.reduce<YamlNode | undefined>((parent, step) => {
    if (parent?.kind === 'list') return parent.items[Number(step)];
    return parent?.kind === 'map' ? parent.pairs.findLast(({ key }) => nameOf(key) === step)?.value : undefined;
  }, root);
  return !node || hasAlias(node)
    ? refuseValue('value-elsewhere', 'A part of it is defined elsewhere. Paste what it refers to.')
    : { kind: 'value', value: `${valueText(node, '')}\n` };
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
  return scalarText(node) + endComment(node.behind);
}

/** All comments of a map or a list without anything in it. */
const endOfEmpty = ({ above, behind }: YamlNode) => endComment([above, behind].filter(Boolean).join('\n'));

const endComment = (comment: string) => (comment === '' ? '' : ` #${comment.replaceAll('\n', ' ')}`);

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
