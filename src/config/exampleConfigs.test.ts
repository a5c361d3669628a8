import { readdirSync, readFileSync } from 'node:fs';
import {
  equalValues,
  findNode,
  formatDocument,
  fromPlain,
  type HjsonDocument,
  type HjsonNode,
  type HjsonValue,
  nodeEntries,
  nodeValue,
  parseHjson,
  plainValueOf,
  tokens,
} from 'hjson-document';
import { removeMember, setValue } from 'hjson-document/edits';
import type { Reading } from 'hjson-document/testing/structReading';
import { applyEdits, type EditOutcome, invertEdits, type TextEdit, type ValuePath } from 'source-text';
import { describe, expect, test } from 'vitest';
import { isGoStringField } from './keys/keyNames.ts';

const folder = new URL('./fixtures/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.hjson'));

function editsOf(outcome: EditOutcome): readonly TextEdit[] {
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.edits;
}

function commentTexts(document: HjsonDocument): readonly string[] {
  return tokens(document)
    .filter(({ kind }) => kind === 'comment')
    .map(({ range }) => document.text.slice(range.start, range.end).trimEnd());
}

function otherValue(node: HjsonNode): HjsonValue {
  if (node.kind === 'string') return 'another value';
  return node.kind === 'number' ? fromPlain(4321) : node.kind === 'boolean' ? !node.value : true;
}

describe.each(names)('%s', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');
  const document = parseHjson(text);
  const scalars = nodeEntries(document).flatMap(({ path, node }): readonly { path: ValuePath; node: HjsonNode }[] =>
    node && node.kind !== 'object' && node.kind !== 'array' ? [{ path, node }] : [],
  );

  test('is parsed without an error, and its tokens add up to it', () => {
    expect(document.errors).toEqual([]);
    const parts = tokens(document).map(({ range }) => text.slice(range.start, range.end));
    expect(parts.join('')).toBe(text);
  });

  test('has options', () => {
    expect(scalars.length).toBeGreaterThan(10);
  });

  test('every scalar option can be changed: its own characters alone', () => {
    for (const { path, node } of scalars) {
      const edits = editsOf(setValue(document, path, otherValue(node), { goStringFields: isGoStringField }));
      const changed = parseHjson(applyEdits(text, edits));
      expect(edits.map(({ range }) => range)).toEqual([node.range]);
      const now = findNode(changed, path);
      expect(now && nodeValue(now)).toEqual(otherValue(node));
      expect(applyEdits(changed.text, invertEdits(text, edits))).toBe(text);
    }
  });

  test('every changed option can be set back: the same values and comments', () => {
    for (const { path, node } of scalars) {
      const changed = parseHjson(applyEdits(text, editsOf(setValue(document, path, otherValue(node)))));
      const restored = applyEdits(changed.text, editsOf(setValue(changed, path, nodeValue(node))));
      const after = parseHjson(restored);
      expect(equalValues(nodeValue(after.root), nodeValue(document.root))).toBe(true);
      const now = findNode(after, path);
      const width = now ? now.range.end - now.range.start : 0;
      expect(restored.slice(0, node.range.start)).toBe(text.slice(0, node.range.start));
      expect(restored.slice(node.range.start + width)).toBe(text.slice(node.range.end));
    }
  });

  test('every scalar option can be reset and added again, and the rest stays byte for byte', () => {
    const members = scalars.filter(({ path }) => typeof path.at(-1) === 'string');
    for (const { path, node } of members) {
      const edits = editsOf(removeMember(document, path, { goStringFields: isGoStringField }));
      const reset = parseHjson(applyEdits(text, edits));
      expect(findNode(reset, path)).toBeUndefined();
      expect(applyEdits(reset.text, invertEdits(text, edits))).toBe(text);
      const again = parseHjson(applyEdits(reset.text, editsOf(setValue(reset, path, nodeValue(node)))));
      expect(equalValues(nodeValue(again.root), nodeValue(document.root))).toBe(true);
      expect(commentTexts(again)).toEqual(commentTexts(reset));
      expect(applyEdits(again.text, editsOf(removeMember(again, path)))).toBe(reset.text);
    }
  });

  test('formatting keeps every value and comment', () => {
    const after = parseHjson(applyEdits(text, editsOf(formatDocument(document))));
    expect(equalValues(nodeValue(after.root), nodeValue(document.root))).toBe(true);
    expect(commentTexts(after)).toEqual(commentTexts(document));
    expect(editsOf(formatDocument(after))).toEqual([]);
  });
});

test.each(names.filter((name) => !name.startsWith('00')))('%s is read as hjson-go reads it', (name) => {
  const { goRoot } = parseHjson(readFileSync(new URL(name, folder), 'utf8'));
  const recorded = readFileSync(new URL(name.replace('.hjson', '.expect.json'), folder), 'utf8');
  const expected: { readonly any: Reading } = JSON.parse(recorded);
  expect(JSON.parse(JSON.stringify(goRoot && plainValueOf(goRoot)))).toEqual(expected.any.value);
});
