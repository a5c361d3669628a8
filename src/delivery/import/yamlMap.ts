import { endOfLine } from 'source-text';
import { matchAt, refuseValue } from '../scanners/assignment.ts';
import { isRecord } from '../scanners/document.ts';
import type { Tree } from './tree.ts';
import type { YamlReader } from './yamlReader.ts';

const keyAtRoot = /^[\w./ -]{0,100}$/;

/** A text as YAML; undefined if it is none, or is not read for its size. */
export function yamlTree(text: string, readYaml: YamlReader): Tree | undefined {
  // YAML has no such characters (YAML 1.2, c-printable).
  const documents = /[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/.test(text) ? undefined : readYaml(text);
  if (!Array.isArray(documents)) return undefined;
  // With a colon and a blank in it, any line is a map.
  if (documents.some((each) => isRecord(each) && Object.keys(each).some((key) => !keyAtRoot.test(key))))
    return undefined;
  const elsewhere = refuseValue('value-elsewhere', 'A part of it is defined elsewhere. Paste what it refers to.');
  const objectAt: Tree['objectAt'] = (document, steps) => {
    const value = readYaml.hjson(text, document, steps);
    return value === undefined ? elsewhere : { kind: 'value', value };
  };
  return { title: 'YAML', documents, objectAt };
}

const key = /^[ \t]*(?:-[ \t]+)?["']?[\w.-]{1,100}["']?:(?:[ \t]*[|>][-+\d]{0,2})?$/;

/** How far above its value a key may be. */
const nearKey = 2_000;

/**
 * The line of YAML whose key has its value at an offset, with the further indented lines below it, and where these are; undefined if no
 * key is there, or YAML cannot read it.
 */
export function yamlBelow(text: string, offset: number, readYaml: YamlReader) {
  const start = Math.max(0, offset - nearKey);
  const [last = '', ...above] = text.slice(start, offset).split('\n').reverse();
  const own = last.trimEnd().replace(/["']$/, '').trimEnd();
  const indented = above.findIndex((line) => /\S/.test(line) && indentOf(line) < last.length);
  const [lines, line = ''] = /\S/.test(own) ? [0, own] : [indented + 1, above[indented]?.trimEnd()];
  const from = offset - [last, ...above].slice(0, lines + 1).join('\n').length;
  const isCut = from === start && start > 0;
  return !isCut && key.test(line) ? yamlAt(text, from, readYaml) : undefined;
}

const indentOf = (line: string) => /^[ \t]*/.exec(line)?.[0].length ?? 0;

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
    if (line.trim() !== '' && indentOf(line) <= indent) break;
    end = next;
  }
  return end;
}
