import { endOfLine, ownText, type TextEdit, type TextRange } from 'source-text';
import type { HjsonArray, HjsonDocument, HjsonMember, HjsonNode, HjsonObject } from '../document.ts';
import { withoutLoneSurrogates } from '../syntax/characters.ts';
import { isJsonNumber } from '../syntax/numbers.ts';
import { readScalarAt } from '../syntax/parser.ts';
import type { NodeIndexPath } from '../tree/nodeEntries.ts';
import { shiftedMember, shiftedNode, shiftedRange } from '../tree/shiftedNodes.ts';

/** Two documents whose texts differ by one edit inside one scalar, and whose trees by that scalar alone. */
export interface ScalarChange {
  readonly before: HjsonDocument;
  readonly after: HjsonDocument;
  readonly edit: TextEdit;
  /** Where the scalar is, in both trees. */
  readonly route: NodeIndexPath;
  readonly replaced: HjsonNode;
  readonly written: HjsonNode;
}

/**
 * The document after an edit, read as `parseHjson` reads it, at the cost of the scalar around the edit. Undefined if that needs a full
 * parse: the edit changes more than one scalar, or the text has errors. Between two values, the parser keeps nothing but its open objects
 * and arrays. So if it reads one scalar in place of another and continues before the same characters, it reads everything after it as
 * before. Only ''' looks back: its indentation counts from the start of its line (hjson-grammar §7).
 */
export function replaceScalar(before: HjsonDocument, edit: TextEdit, text: string): ScalarChange | undefined {
  if (!before.verdict.ok || before.errors.length > 0 || before.goRoot !== before.root) return undefined;
  const trail = trailTo(before.root, edit.range);
  const replaced = trail && nodeAt(trail.at(-1));
  if (!trail || !replaced) return undefined;
  const shift = text.length - before.text.length;
  const readable = withoutLoneSurrogates(text);
  const { start, end } = replaced.range;
  // At the end of the input there need not be a value, and a NUL ends the input only in some places.
  if (start === end || before.text.includes('\0') || text.includes('\0')) return undefined;
  const old = readScalarAt(withoutLoneSurrogates(before.text), start);
  const now = readScalarAt(readable, start);
  if (!old || !now || old.end + shift !== now.end) return undefined;
  const written = withOwnText(now.node);
  if (!isPlainScalar(replaced) || !isPlainScalar(written) || beginsMultiline(readable, now.end)) return undefined;
  // The inserted text is in the scalar, too: it became neither a blank nor a comment.
  const { range } = written;
  if (range.start !== start || range.end === start || range.end !== replaced.range.end + shift) return undefined;
  const root = withReplaced(trail, written, shift);
  const after: HjsonDocument = { ...before, text, root, goRoot: root };
  return { before, after, edit, route: trail.map(({ index }) => index), replaced, written };
}

/** A step down: the object or array, and which of its members or elements. */
type Step =
  | { readonly parent: HjsonObject; readonly index: number }
  | { readonly parent: HjsonArray; readonly index: number };

/** The path to the scalar around the range, borders included; undefined when it is elsewhere. */
function trailTo(root: HjsonNode, range: TextRange): readonly Step[] | undefined {
  const trail: Step[] = [];
  for (let node: HjsonNode | undefined = root; node; ) {
    if (node.kind !== 'object' && node.kind !== 'array') return trail;
    const parts: readonly (HjsonMember | HjsonNode)[] = node.kind === 'object' ? node.members : node.elements;
    const index = parts.findIndex((part) => part.range.start <= range.start && range.end <= part.range.end);
    if (index < 0) return undefined;
    const step = { parent: node, index } as Step;
    trail.push(step);
    node = nodeAt(step);
    if (node && range.start < node.range.start) return undefined;
  }
  return undefined;
}

function nodeAt(step: Step | undefined): HjsonNode | undefined {
  if (!step) return undefined;
  const { parent, index } = step;
  return parent.kind === 'object' ? parent.members[index]?.value : parent.elements[index];
}

/** No ''' text, and no number that the server may refuse. */
function isPlainScalar(node: HjsonNode): boolean {
  if (node.kind === 'string') return node.style !== 'multiline';
  if (node.kind === 'number') return isJsonNumber(node.lexeme) && Number.isFinite(node.value);
  return node.kind === 'boolean' || node.kind === 'null';
}

function beginsMultiline(text: string, offset: number): boolean {
  return text.slice(offset, endOfLine(text, offset)).includes("'''");
}

/** Nodes before the scalar are shared with the old tree, those around it are new, those after it are shifted. */
function withReplaced(trail: readonly Step[], written: HjsonNode, shift: number): HjsonNode {
  return trail.reduceRight<HjsonNode>((value, { parent, index }) => {
    const range = { start: parent.range.start, end: parent.range.end + shift };
    const close = parent.close && shiftedRange(parent.close, shift);
    if (parent.kind === 'object') {
      const members = parent.members.map((member, at) => {
        if (at < index) return member;
        return at === index ? withValue(member, value) : shiftedMember(member, shift);
      });
      return { kind: 'object', range, open: parent.open, close, members };
    }
    const elements = parent.elements.map((element, at) => {
      if (at < index) return element;
      return at === index ? value : shiftedNode(element, shift);
    });
    return { kind: 'array', range, open: parent.open, close, elements };
  }, written);
}

/** Its text would keep the whole text of its revision in memory until the value is edited again. */
function withOwnText(node: HjsonNode): HjsonNode {
  if (node.kind === 'string') return { ...node, value: ownText(node.value) };
  return node.kind === 'number' ? { ...node, lexeme: ownText(node.lexeme) } : node;
}

function withValue({ key, colon, range }: HjsonMember, value: HjsonNode): HjsonMember {
  return { key, colon, value, range: { start: range.start, end: value.range.end } };
}
